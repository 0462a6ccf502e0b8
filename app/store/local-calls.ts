// The calls of a site without a server: nobody could tell the visitor of a change.
import { localView } from './local-view.ts';
import type { Calls } from './ports.ts';
import type { Store } from './store.ts';

export function createLocalCalls(store: Store): Calls {
  return { agreed: localView(store, 'bookings', (bookings) => bookings) };
}
