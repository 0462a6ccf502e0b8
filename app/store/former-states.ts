// What the site's collections held before, in a browser: each state under a name of its own beside them, with the
// moment at which it was replaced. It is written in the very turn that replaces it.
import { collections, type SiteKey } from '#app/content/collections.ts';
import type { StorageAdapter, Write } from './adapter.ts';
import type { Reader } from './reader.ts';

/** Of one collection. */
const KEPT = 50;
/** Of all of them together: a fifth of what browsers give a site. */
const KEPT_LETTERS = 1_000_000;

const PREFIX = 'portfolio.history.';

export interface FormerState {
  name: string;
  /** When it was replaced; 0 in a name that does not say so. */
  at: number;
  /** Empty where nothing was saved. */
  text: string;
}

export function isFormerState(name: string): boolean {
  return name.startsWith(PREFIX);
}

const prefixOf = (key: string) => `${PREFIX}${key}.`;

/** The oldest first; of one collection, or of all. */
export function formerStates(adapter: StorageAdapter, key?: SiteKey): FormerState[] {
  const beside = adapter.beside?.(key ? prefixOf(key) : PREFIX) ?? [];
  return beside
    .map(({ name, text }) => ({ name, text, at: momentIn(name) }))
    .sort((one, other) => one.at - other.at);
}

function momentIn(name: string): number {
  const said = name.slice(name.lastIndexOf('.') + 1);
  const moment = new Date(Number(said)).getTime();
  return String(moment) === said ? moment : 0;
}

export interface Keeping {
  writes: Write[];
  /** There is still something that could make room. */
  canSpareMore: boolean;
}

/**
 * What keeps the states that a plan replaces, and drops those for which there is no place any more: beyond the limits,
 * and as many more as are to be spared. The new ones are the last of those.
 */
export function keepFormer(
  adapter: StorageAdapter,
  reader: Reader,
  planned: readonly Write[],
  now: Date,
  spared: number,
): Keeping {
  const fresh = planned.flatMap((write) => ('key' in write ? replacedBy(write, reader) : []));
  if (!adapter.beside || (fresh.length === 0 && spared === 0)) {
    return { writes: [], canSpareMore: adapter.beside !== undefined };
  }
  const known = formerStates(adapter);
  const taken = new Set(known.map(({ name }) => name));
  const all = [...known, ...fresh.map((state) => named(state, now, taken))];
  const kept = within(all, spared);
  const dropped = known.filter((state) => !kept.includes(state));
  const added = kept.filter((state) => !known.includes(state));
  return {
    writes: [
      ...dropped.map(({ name }) => ({ name, text: null })),
      ...added.map(({ name, text }) => ({ name, text })),
    ],
    canSpareMore: kept.length > 0,
  };
}

interface Replaced {
  key: SiteKey;
  text: string;
}

/** What cannot be read is not kept: it was never shown. */
function replacedBy(write: Write & { key: keyof typeof collections }, reader: Reader): Replaced[] {
  const { key, text } = write;
  const { revision } = reader.snapshot(key);
  if (collections[key].scope !== 'site' || revision === text) return [];
  return [{ key: key as SiteKey, text: revision ?? '' }];
}

function named({ key, text }: Replaced, now: Date, taken: ReadonlySet<string>): FormerState {
  let at = now.getTime();
  while (taken.has(prefixOf(key) + at)) at += 1;
  return { name: prefixOf(key) + at, at, text };
}

/** As many as there is a place for, and fewer by those that are spared. */
function within(states: readonly FormerState[], spared: number): FormerState[] {
  // One that is too large on its own goes without the others having to go.
  const small = states.filter(({ text }) => text.length <= KEPT_LETTERS);
  const beyond = new Set(byCollection(small).flatMap((own) => own.slice(0, -KEPT)));
  let kept = small.filter((state) => !beyond.has(state));
  while (lettersIn(kept) > KEPT_LETTERS) kept = withoutNext(kept);
  for (let count = 0; count < spared; count += 1) kept = withoutNext(kept);
  return kept;
}

/**
 * The collection that takes the most room gives its oldest: what is saved often, or is large, pushes out its own. The
 * newest of each collection go last, the oldest of those first.
 */
function withoutNext(states: readonly FormerState[]): FormerState[] {
  const [largest] = byCollection(states)
    .filter((own) => own.length > 1)
    .sort((one, other) => lettersIn(other) - lettersIn(one));
  const gone = largest?.[0] ?? states[0];
  return states.filter((state) => state !== gone);
}

function byCollection(states: readonly FormerState[]): FormerState[][] {
  const lists = new Map<string, FormerState[]>();
  for (const state of states) {
    const collection = state.name.slice(0, state.name.lastIndexOf('.'));
    lists.set(collection, [...(lists.get(collection) ?? []), state]);
  }
  return [...lists.values()];
}

function lettersIn(states: readonly FormerState[]): number {
  return states.reduce((sum, { text }) => sum + text.length, 0);
}
