// Code that comes when it is needed, and may not come: without a connection, behind a captive portal, after the
// site was built anew. Whoever needs it leaves what stands on the page where it is; the page says what is missing
// (ui/missing-code.tsx); and it is asked for again when the network is back and at the next press.

export interface LateCode<T> {
  /** What has arrived. */
  readonly current: T | undefined;
  /** Asks for it, again after a failure. */
  ask(): Promise<T>;
  /**
   * Done when it is there, however often it has to be asked for. Always the same promise, which then says so in the words
   * that React reads: whoever draws with `use` is not kept waiting for what has arrived.
   */
  arrival(): Promise<T>;
}

export function lateCode<T>(load: () => Promise<T>): LateCode<T> {
  let current: T | undefined;
  let asked: Promise<T> | null = null;
  let isAwaited = false;
  let arrive: (loaded: T) => void = () => {};
  const arrival = new Promise<T>((resolve) => {
    arrive = resolve;
  });

  function ask(): Promise<T> {
    asked ??= load().then(
      (loaded) => {
        current = loaded;
        Object.assign(arrival, { status: 'fulfilled', value: loaded });
        arrive(loaded);
        forget(ask);
        return loaded;
      },
      (error: unknown) => {
        asked = null;
        miss(ask);
        throw error;
      },
    );
    return asked;
  }

  return {
    get current() {
      return current;
    },
    ask,
    arrival() {
      // A server waits for nobody, and says so when code is missing.
      if (typeof document === 'undefined') return ask();
      // Once: whoever draws a page again and again must not ask as often.
      if (!isAwaited) ask().catch(() => {});
      isAwaited = true;
      return arrival;
    },
  };
}

/** Why something is missing: no connection, no answer, none the second time either, or a site built anew. */
export type Missing = 'offline' | 'failed' | 'lasting' | 'updated';

type Ask = () => Promise<unknown>;

const asks = new Set<Ask>();
const listeners = new Set<() => void>();
let missing: Missing | null = null;
let isSecondTry = false;

/** Null while nothing is. */
export function whatIsMissing(): Missing | null {
  return missing;
}

export function watchMissing(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks again for everything that is missing, because somebody wants it. */
export function askAgain(): void {
  isSecondTry = asks.size > 0;
  askForMissing();
}

function askForMissing(): void {
  for (const ask of asks) ask().catch(() => {});
}

function miss(ask: Ask): void {
  // Nobody is there to press anything.
  if (typeof document === 'undefined') return;
  asks.add(ask);
  for (const press of PRESSES) addEventListener(press, handlePress);
  addEventListener('online', handleOnline);
  say(!navigator.onLine ? 'offline' : isSecondTry ? 'lasting' : 'failed');
  void wasBuiltAnew().then((isNew) => {
    if (isNew && asks.size > 0) say('updated');
  });
}

function forget(ask: Ask): void {
  if (!asks.delete(ask) || asks.size > 0) return;
  isSecondTry = false;
  say(null);
  for (const press of PRESSES) removeEventListener(press, handlePress);
  removeEventListener('online', handleOnline);
}

function say(next: Missing | null): void {
  missing = next;
  for (const listener of listeners) listener();
}

/** A network that says it is back may carry nothing yet. */
const AFTER_ONLINE_MS = [0, 1000, 3000, 9000];

function handleOnline(): void {
  for (const delay of AFTER_ONLINE_MS) setTimeout(askForMissing, delay);
}

const PRESSES = ['pointerdown', 'keydown'];

function handlePress({ target }: Event): void {
  // The button that says what is missing says itself what it does.
  const isNotice = target instanceof Element && target.closest('[role="alert"]');
  if (!isNotice) askAgain();
}

/** The files of an older build may be gone from the host: then only a new page can help. */
async function wasBuiltAnew(): Promise<boolean> {
  const { build } = document.documentElement.dataset;
  try {
    const answer = await fetch(location.href, { cache: 'no-store' });
    const [, latest] = /<html[^>]* data-build="([^"]*)"/.exec(await answer.text()) ?? [];
    return build !== undefined && latest !== undefined && latest !== build;
  } catch {
    return false;
  }
}
