// The history of a site without a server: the former states that this browser keeps. What cannot be read is passed over.
import type { SiteKey } from '#app/content/collections.ts';
import { failure } from './adapter.ts';
import { decode } from './envelope.ts';
import { type FormerState, isFormerState } from './former-states.ts';
import type { EarlierVersion, History } from './ports.ts';
import { type StorageEvents, watchStorage } from './storage-events.ts';
import type { Store } from './store.ts';

export function createLocalHistory(store: Store, events: StorageEvents): History {
  return {
    versions(key) {
      let last: { of: string; versions: EarlierVersion[] } | null = null;
      return {
        get() {
          const states = store.formers(key);
          const of = states.map(idOf).join();
          if (last?.of !== of) last = { of, versions: versionsOf(key, states) };
          return last.versions;
        },
        subscribe(listener) {
          const end = store.subscribe(key, listener);
          // A state comes from another tab in an event of its own, after that of the collection perhaps.
          const endWatch = watchStorage(events, (name) => {
            if (name === null || isFormerState(name)) listener();
          });
          return () => {
            end();
            endWatch();
          };
        },
      };
    },
    async read(key, id) {
      const state = store.formers(key).find((each) => idOf(each) === id);
      if (!state) return failure('conflict', 'This version is not kept any more.');
      if (state.text === '') return { ok: true, value: null };
      const decoded = decode(key, state.text);
      if (decoded.ok) return { ok: true, value: decoded.value };
      return failure('corrupt', `This version cannot be read (${decoded.reason}).`);
    },
  };
}

const idOf = ({ at }: FormerState) => String(at);
const isoOf = (at: number) => new Date(at).toISOString();

function versionsOf(key: SiteKey, states: readonly FormerState[]): EarlierVersion[] {
  const versions = states.flatMap((state, place): EarlierVersion[] => {
    const { at, text } = state;
    if (at <= 0) return [];
    // Nothing was saved from the moment on at which the state before was taken back.
    const before = states[place - 1]?.at;
    if (text === '') return [{ id: idOf(state), savedAt: before ? isoOf(before) : null }];
    const decoded = decode(key, text);
    return decoded.ok ? [{ id: idOf(state), savedAt: decoded.savedAt ?? isoOf(at) }] : [];
  });
  return versions.reverse();
}
