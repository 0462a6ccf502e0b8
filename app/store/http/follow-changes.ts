// Listens, while the owner is signed in, to what the server says has changed.
import type { HttpGate } from './http-gate.ts';

/** What the server names, and whoever asks again for it. */
type Part = 'content' | 'inbox' | 'media' | 'questions';
type Refresh = Readonly<Record<Part, () => void>>;

/** As much of an EventSource as is needed. */
export type Line = Pick<EventSource, 'readyState' | 'onopen' | 'onmessage' | 'onerror' | 'close'>;

const CLOSED = 2;
const PATIENCE_MS = 3000;

export function followChanges(
  gate: Pick<HttpGate, 'user' | 'ask'>,
  refresh: Refresh,
  open: () => Line = () => new EventSource('/api/events'),
): void {
  let line: Line | null = null;

  function refreshAll() {
    for (const again of Object.values(refresh)) again();
  }

  function listen() {
    const mine = open();
    line = mine;
    // Something may have been missed while the line was down, or was not open yet.
    mine.onopen = refreshAll;
    mine.onmessage = ({ data }: MessageEvent<string>) => {
      if (isPart(data, refresh)) refresh[data]();
      if (data === 'any') refreshAll();
    };
    mine.onerror = () => {
      // The browser tries again by itself, unless the server has refused: the session may be over.
      if (mine.readyState === CLOSED) setTimeout(again, PATIENCE_MS);
    };
  }

  async function again() {
    hangUp();
    await gate.ask().catch(() => {});
    update();
    // Where lines are always refused, this is how often anything new is heard of.
    if (line) refreshAll();
  }

  function hangUp() {
    line?.close();
    line = null;
  }

  function update() {
    if (!gate.user.get()) hangUp();
    else if (!line) listen();
  }

  gate.user.subscribe(update);
  update();
}

function isPart(data: string, refresh: Refresh): data is Part {
  return Object.hasOwn(refresh, data);
}
