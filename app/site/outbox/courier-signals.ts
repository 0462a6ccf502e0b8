// What a form and the courier of the same page (unsent.ts) tell each other about a request that has to wait.
import type { Outgoing } from '#app/content/requests.ts';
import type { Failure, Result } from '#app/store/adapter.ts';

interface Signal<Told extends unknown[]> {
  tell: (...told: Told) => void;
  hear: (listener: (...told: Told) => void) => () => void;
}

function createSignal<Told extends unknown[]>(): Signal<Told> {
  const listeners = new Set<(...told: Told) => void>();
  return {
    tell(...told) {
      for (const listener of listeners) listener(...told);
    },
    hear(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A form has left its request in the outbox. */
export const left = createSignal<[]>();

/** What became of a request from the outbox: it has arrived, or never will. */
export const settled = createSignal<[outgoing: Outgoing, result: Result]>();

/** Whether the same request can be taken in later; by a page that knows the newer version, too. */
export function canWait({ kind }: Failure): boolean {
  return kind === 'unreachable' || kind === 'busy' || kind === 'outdated';
}
