// Brings what a visitor has sent to the inbox: once, whichever page of the site does it.
import { slotStates } from '#app/content/booking.ts';
import { timestampId } from '#app/content/inbox.ts';
import type { Outgoing } from '#app/content/requests.ts';
import { failure, type Result, success } from '#app/store/adapter.ts';
import { discard, keep } from '#app/store/outbox.ts';
import type { Store } from '#app/store/store.ts';
import { sendBooking, sendConsultation, sendContact, sendInquiry } from '../forms/send.ts';

const LOCK = 'portfolio.outbox';

/** What could not be delivered is still in the outbox, if it was there. */
export async function deliver(store: Store, outgoing: Outgoing): Promise<Result> {
  return alone(async () => {
    // A page that the browser had put aside has not heard what others delivered meanwhile.
    await store.ready();
    await store.refresh();
    if (hasArrived(store, outgoing)) {
      discard(outgoing);
      return success;
    }
    const result = await send(store, outgoing);
    if (!result.ok && result.failure.kind === 'full') return sendWithoutCopy(store, outgoing);
    if (result.ok) discard(outgoing);
    return result;
  });
}

/** The copy in the outbox may itself be what leaves no room. */
async function sendWithoutCopy(store: Store, outgoing: Outgoing): Promise<Result> {
  discard(outgoing);
  const result = await send(store, outgoing);
  if (!result.ok) keep(outgoing);
  return result;
}

function send(store: Store, { at, request }: Outgoing): Promise<Result> {
  const now = new Date(at);
  switch (request.kind) {
    case 'contact':
      return sendContact(store, request.value, now);
    case 'inquiry':
      return sendInquiry(store, request.value, now);
    case 'consultation':
      return sendConsultation(store, request.value, now);
    case 'booking': {
      const { date, slot } = request.value;
      const states = slotStates(date, now, store.get('bookings'));
      const isFree = states.some((each) => each.slot === slot && each.state === 'free');
      if (!isFree) return Promise.resolve(failure('conflict', 'The slot is taken.'));
      return sendBooking(store, request.value, now);
    }
  }
}

/** Messages are called after the moment at which they were sent. */
function hasArrived(store: Store, { at, request }: Outgoing): boolean {
  const id = timestampId(new Date(at));
  return store
    .get('messages')
    .some((message) => message.id === id && message.email === request.value.email);
}

/** One page of the site at a time, in browsers that can tell. */
function alone(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request(LOCK, work) : work();
}
