// The desk of a site without a server: what is sent goes into the collections of this browser.
import { failure } from './adapter.ts';
import { localView } from './local-view.ts';
import type { Desk } from './ports.ts';
import type { Store } from './store.ts';

type Rules = Pick<typeof import('./local-code.ts'), 'receive' | 'noteQuestion'>;

export function createLocalDesk(store: Store, rules: () => Promise<Rules>): Desk {
  return {
    place: 'browser',
    send: (outgoing) =>
      rules().then(
        ({ receive }) => receive(store, outgoing),
        () => failure('unreachable', 'The code that saves did not arrive.'),
      ),
    // All of them are few, and what they mean is known by code that comes with the calendar.
    takenCalls: () =>
      localView(store, 'bookings', (bookings) =>
        bookings.map(({ date, slot, startsAt, minutes }) => ({ date, slot, startsAt, minutes })),
      ),
    note: (question) =>
      void rules().then(
        ({ noteQuestion }) => noteQuestion(store, question),
        () => {},
      ),
  };
}
