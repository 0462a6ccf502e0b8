// Listens, while the owner is signed in, to what the server says has changed: one tab for all of a browser.
import type { HttpGate } from './http-gate.ts';

/** What the server names, and whoever asks again for it. */
type Part = 'content' | 'inbox' | 'media' | 'questions';
type Refresh = Readonly<Record<Part, () => void>>;

/** As much of an EventSource as is needed. */
export type Line = Pick<EventSource, 'readyState' | 'onopen' | 'onmessage' | 'onerror' | 'close'>;

/** A browser has six connections for all tabs of a site: one tab listens and tells the others. */
export interface Tabs {
  /** Missing where a page comes without TLS: there each tab listens. */
  locks?: Pick<LockManager, 'request'> | undefined;
  others: Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;
  /** Whenever the tab comes to the front. */
  onShown: (hear: () => void) => void;
}

const LOCK = 'portfolio.changes';
const CLOSED = 2;
const PATIENCE_MS = 3000;

const openLine = (): Line => new EventSource('/api/events');
const tabsOfBrowser = (): Tabs => ({
  locks: navigator.locks,
  others: new BroadcastChannel(LOCK),
  onShown: (hear) => document.addEventListener('visibilitychange', () => document.hidden || hear()),
});

export function followChanges(
  gate: Pick<HttpGate, 'user' | 'ask'>,
  refresh: Refresh,
  open = openLine,
  { locks, others, onShown } = tabsOfBrowser(),
): void {
  let line: Line | null = null;
  /** Lets the next tab listen. Nothing while nobody is signed in. */
  let leave: (() => void) | null = null;

  function refreshAll() {
    for (const again of Object.values(refresh)) again();
  }

  function hear(said: unknown) {
    if (isPart(said, refresh)) refresh[said]();
    if (said === 'any') refreshAll();
  }

  function tell(said: string) {
    hear(said);
    // Without locks the others hear it themselves.
    if (locks) others.postMessage(said);
  }

  others.onmessage = ({ data }) => {
    if (leave) hear(data);
  };

  function listen() {
    const mine = open();
    line = mine;
    // Something may have been missed while the line was down, or was not open yet.
    mine.onopen = () => tell('any');
    mine.onmessage = ({ data }: MessageEvent<string>) => tell(data);
    mine.onerror = () => {
      // The browser tries again by itself, unless the server has refused: the session may be over.
      if (mine.readyState === CLOSED) setTimeout(again, PATIENCE_MS);
    };
  }

  async function again() {
    hangUp();
    await gate.ask().catch(() => {});
    update();
    if (!leave || line) return;
    listen();
    // Where lines are always refused, this is how often anything new is heard of.
    tell('any');
  }

  function hangUp() {
    line?.close();
    line = null;
  }

  function enter() {
    const leaving = new AbortController();
    const { signal } = leaving;
    const left = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
    });
    leave = () => {
      leaving.abort();
      hangUp();
      leave = null;
    };
    if (!locks) return listen();
    const take = () => {
      if (!signal.aborted) listen();
      return left;
    };
    void takeTurn(locks, take, signal).catch(() => {
      // Without a turn each tab listens for itself.
      if (!signal.aborted) listen();
    });
  }

  async function takeTurn(
    all: NonNullable<Tabs['locks']>,
    take: () => Promise<void>,
    signal: AbortSignal,
  ) {
    const isMine = await all.request(
      LOCK,
      { ifAvailable: true },
      (lock) => lock && take().then(() => true),
    );
    if (isMine || signal.aborted) return;
    // What was said before this tab heard it is not said again.
    refreshAll();
    // The other tab may have gone because the session is over, which this one has not heard yet.
    const takeIfSignedIn = () => gate.ask().then(take, take);
    await all.request(LOCK, { signal }, takeIfSignedIn);
  }

  function update() {
    if (!gate.user.get()) leave?.();
    else if (!leave) enter();
  }

  // A phone may have put the tab that listens to sleep.
  onShown(() => {
    if (leave && !line) refreshAll();
  });
  gate.user.subscribe(update);
  update();
}

function isPart(data: unknown, refresh: Refresh): data is Part {
  return typeof data === 'string' && Object.hasOwn(refresh, data);
}
