// The history of a site on a server, which keeps every version for a while.
import type { SiteKey } from '#app/content/collections.ts';
import { failure } from '../adapter.ts';
import { parseValue } from '../envelope.ts';
import type { EarlierVersion, History } from '../ports.ts';
import { createAskedViews } from './asked-view.ts';
import { call, type Fetch } from './call.ts';

/** As the server tells it. */
interface ToldRevision {
  version: number;
  savedAt: string | null;
}

export interface HttpHistory extends History {
  /** Something has been saved. */
  refresh(): void;
}

export function createHttpHistory(fetch: Fetch): HttpHistory {
  const views = createAskedViews(fetch);
  const pathOf = (key: SiteKey) => `/api/content/${key}/revisions`;
  return {
    versions: (key) =>
      views.view<readonly EarlierVersion[] | undefined>(pathOf(key), undefined, (body) =>
        (body as ToldRevision[]).map(({ version, savedAt }) => ({ id: String(version), savedAt })),
      ),
    async read(key, id) {
      const path = `${pathOf(key)}/${encodeURIComponent(id)}`;
      const answer = await call<{ value: unknown }>(fetch, 'GET', path);
      if (!answer.ok) return { ok: false, failure: answer.failure };
      const { value } = answer.body;
      if (value === null) return { ok: true, value };
      const parsed = parseValue(key, value);
      if (parsed.ok) return parsed;
      return failure('corrupt', `This version cannot be read (${parsed.reason}).`);
    },
    refresh: views.refresh,
  };
}
