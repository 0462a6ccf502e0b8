// The desk of a site without a server: what is sent goes into the collections of this browser.
import { failure } from './adapter.ts';
import { localView } from './local-view.ts';
import type { Desk } from './ports.ts';
import type { Store } from './store.ts';

type Rules = Pick<typeof import('./receive.ts'), 'receive'>;

export function createLocalDesk(store: Store, rules: () => Promise<Rules>): Desk {
  return {
    place: 'browser',
    send: (outgoing) =>
      rules().then(
        ({ receive }) => receive(store, outgoing),
        () => failure('unreachable', 'The code that saves did not arrive.'),
      ),
    takenSlots: (from, to) =>
      localView(store, 'bookings', (bookings) =>
        bookings
          .filter(({ date }) => from <= date && date <= to)
          .map(({ date, slot }) => ({ date, slot })),
      ),
  };
}
