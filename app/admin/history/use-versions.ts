// The earlier versions of a collection, and what each of them held: asked for once, when somebody looks at it.
import { useEffect, useMemo, useState } from 'react';
import type { SiteKey } from '#app/content/collections.ts';
import type { EarlierVersion, VersionRead } from '#app/store/ports.ts';
import { usePort, useView } from '#app/store/use-content.tsx';

export type ReadVersion = (id: string) => Promise<VersionRead<SiteKey>>;

export interface Versions {
  /** Newest first; undefined until they are known. */
  versions: readonly EarlierVersion[] | undefined;
  read: ReadVersion;
}

export function useVersions(collection: SiteKey): Versions {
  const history = usePort('history');
  const view = useMemo(() => history.versions(collection), [history, collection]);
  const read = useMemo(() => {
    const asked = new Map<string, ReturnType<ReadVersion>>();
    return (id: string) => {
      const answer = asked.get(id) ?? history.read(collection, id);
      asked.set(id, answer);
      // Who chooses it again asks again.
      void answer.then(({ ok }) => ok || asked.delete(id));
      return answer;
    };
  }, [history, collection]);
  return { versions: useView(view), read };
}

/** Undefined until it is known, and where there is no such version. */
export function useVersion(
  read: ReadVersion,
  id: string | undefined,
): VersionRead<SiteKey> | undefined {
  const [answer, setAnswer] = useState<{ id: string; read: VersionRead<SiteKey> }>();
  useEffect(() => {
    if (id === undefined) return;
    let isCurrent = true;
    void read(id).then((found) => {
      if (isCurrent) setAnswer({ id, read: found });
    });
    return () => {
      isCurrent = false;
    };
  }, [read, id]);
  return answer?.id === id ? answer?.read : undefined;
}
