// What visitors have sent and what has not reached the inbox yet. It is written at once, each request under a name
// of its own: neither the end of the page nor another tab can come between. It stays in this browser, wherever the
// store keeps the rest.
import type { Outgoing } from '#app/content/requests.ts';
import { watchStorage } from './storage-events.ts';

const PREFIX = 'portfolio.outbox.';

/** A request as it was found: not checked yet. */
export interface Kept {
  at: Date;
  text: string;
}

type Named = Pick<Outgoing, 'at' | 'key'>;

/** The moment, so that they have an order, and the key: two can be sent within one millisecond. */
function nameOf({ at, key }: Named): string {
  const name = PREFIX + Date.parse(at);
  return key === undefined ? name : `${name}-${key}`;
}

/** Whether it is kept. Where the browser keeps nothing, the request goes without. */
export function keep(outgoing: Outgoing): boolean {
  try {
    localStorage.setItem(nameOf(outgoing), JSON.stringify(outgoing));
    return true;
  } catch {
    return false;
  }
}

export function isKept(outgoing: Named): boolean {
  try {
    return localStorage.getItem(nameOf(outgoing)) !== null;
  } catch {
    return false;
  }
}

export function discard(outgoing: Named): void {
  try {
    localStorage.removeItem(nameOf(outgoing));
  } catch {
    // Then nothing was kept either.
  }
}

/** The oldest first. */
export function keptRequests(): Kept[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => ({
        at: new Date(Number.parseInt(name.slice(PREFIX.length), 10)),
        text: localStorage.getItem(name) ?? '',
      }))
      .filter(({ at }) => !Number.isNaN(at.getTime()))
      .sort((one, other) => one.at.getTime() - other.at.getTime());
  } catch {
    return [];
  }
}

/** Calls back when another tab has put a request there or taken one away. */
export function watchOutbox(onChange: () => void): () => void {
  return watchStorage(window, (name) => {
    if (name === null || name.startsWith(PREFIX)) onChange();
  });
}
