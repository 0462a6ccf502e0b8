// One writer at a time among all tabs of this site, and each sees what the one before it wrote.
//
// Local storage has no compare-and-set, and a lock alone does not make up for that: every process of a browser
// reads from a copy of its own, to which the writes of other tabs come a little later than the lock. So who has
// written says what, in the name of a second lock that is held for a while; and whoever has the next turn waits
// until its own copy has caught up with those names.
//
// Without Web Locks (a page that is not served over https, a browser older than 2022) what holds is the single
// task in which a write reads, checks and writes: tabs that share a process cannot come between. Of two tabs in
// two processes that write the same collection within milliseconds, the later one wins.
import { failure, type Result, type Revision } from './adapter.ts';
import type { StorageEvents } from './storage-events.ts';

export type Locks = Pick<LockManager, 'request' | 'query'>;

/** Runs work that must not wait for anything while no other tab writes these names. */
export type TakeTurn = (names: readonly string[], work: Work) => Promise<Result>;

/** What it writes beside the names of its turn, it says before. */
type Work = (touch: (names: readonly string[]) => void) => Result;

/** The number of a write, and of each name what it held before and after. */
type Announcement = [number: number, prints: Record<string, [before: string, after: string]>];

const TURN = 'portfolio.turn';
const WROTE = 'portfolio.wrote ';
/** Longer than any turn takes: whoever has it then is a tab that the browser has put to sleep. */
const PATIENCE_MS = 10_000;
/** Far longer than a write travels, even one of megabytes on a busy machine. */
const ARRIVAL_MS = 5000;
const ANNOUNCED_MS = 10_000;

const busy = failure('busy', 'Another tab of this site does not finish what it is saving.');

export function createTurns(
  read: (name: string) => Revision,
  events: StorageEvents,
  locks: Locks | undefined,
): TakeTurn {
  /** Whether this tab's copy still holds what an announced write has replaced. */
  function isStale(announced: readonly Announcement[], name: string): boolean {
    const prints = announced.flatMap(([, all]) => all[name] ?? []);
    const held = prints.length > 0 ? fingerprint(read(name)) : undefined;
    // What nobody has announced was written past the store: there is nothing to wait for.
    return held !== prints.at(-1) && prints.some((print) => print === held);
  }

  /** One that holds what was written may still lack what was written beside it. */
  const isBehind = (announced: readonly Announcement[], names: readonly string[]) =>
    names.some((name) => {
      if (isStale(announced, name)) return true;
      const held = fingerprint(read(name));
      const [, written = {}] = announced.findLast(([, all]) => all[name]?.[1] === held) ?? [];
      return Object.keys(written).some((beside) => isStale(announced, beside));
    });

  /** Whether this tab's copy has caught up, as soon as it has. */
  function catchUp(announced: readonly Announcement[], names: readonly string[]): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => finish(false), ARRIVAL_MS);
      function finish(hasCaughtUp: boolean) {
        clearTimeout(timer);
        events.removeEventListener('storage', check);
        resolve(hasCaughtUp);
      }
      function check() {
        if (!isBehind(announced, names)) finish(true);
      }
      events.addEventListener('storage', check);
      check();
    });
  }

  return async function takeTurn(names, work) {
    if (!locks) return work(() => {});
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
    let hasWorked = false;
    try {
      return await locks.request(TURN, { signal: patience.signal }, async () => {
        const announced = await announcements(locks);
        if (!(await catchUp(announced, names))) return busy;
        const before = new Map<string, string>();
        const touch = (touched: readonly string[]) => {
          for (const name of touched) before.set(name, fingerprint(read(name)));
        };
        touch(names);
        hasWorked = true;
        const result = work(touch);
        const prints = [...before].map(([name, print]) => [name, [print, fingerprint(read(name))]]);
        const number = (announced.at(-1)?.[0] ?? 0) + 1;
        if (result.ok) await announce(locks, [number, Object.fromEntries(prints)]);
        return result;
      });
    } catch (error) {
      if (hasWorked) throw error;
      // A browser that blocks site data refuses the lock as well; the storage itself says so in words.
      return patience.signal.aborted ? busy : work(() => {});
    } finally {
      clearTimeout(timer);
    }
  };
}

/** What tabs have written in the last seconds, the oldest first. */
async function announcements(locks: Locks): Promise<Announcement[]> {
  const { held = [] } = await locks.query();
  return held
    .flatMap(({ name = '' }) => (name.startsWith(WROTE) ? [name.slice(WROTE.length)] : []))
    .map((text): Announcement => JSON.parse(text))
    .sort(([one], [other]) => one - other);
}

/** Done when every tab can know of it. Nobody waits for its end. */
function announce(locks: Locks, announcement: Announcement): Promise<void> {
  return new Promise((resolve) => {
    const hold = () => {
      resolve();
      return new Promise((end) => setTimeout(end, ANNOUNCED_MS));
    };
    const name = WROTE + JSON.stringify(announcement);
    locks.request(name, hold).catch(() => resolve());
  });
}

function fingerprint(text: Revision): string {
  if (text === null) return 'none';
  let hash = 0;
  for (let at = 0; at < text.length; at += 1)
    hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return `${text.length} ${hash}`;
}
