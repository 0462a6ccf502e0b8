// What visitors have sent and what has not reached the inbox yet. It is written at once, each request under a name
// of its own: neither the end of the page nor another tab can come between. It stays in this browser, wherever the
// store keeps the rest.
import type { Outgoing } from '#app/content/requests.ts';

const PREFIX = 'portfolio.outbox.';

/** A request as it was found: not checked yet. */
export interface Kept {
  at: Date;
  text: string;
}

function nameOf(at: Date): string {
  return PREFIX + at.getTime();
}

/** Where the browser keeps nothing, the request goes without. */
export function keep(outgoing: Outgoing): void {
  try {
    localStorage.setItem(nameOf(new Date(outgoing.at)), JSON.stringify(outgoing));
  } catch {
    // The form itself will say so when it is sent.
  }
}

export function discard({ at }: { at: Date | string }): void {
  try {
    localStorage.removeItem(nameOf(new Date(at)));
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
        at: new Date(Number(name.slice(PREFIX.length))),
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
  const handleStorage = ({ key }: StorageEvent) => {
    if (key?.startsWith(PREFIX)) onChange();
  };
  addEventListener('storage', handleStorage);
  return () => removeEventListener('storage', handleStorage);
}
