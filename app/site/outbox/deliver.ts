// Brings what a visitor has sent to the inbox: once, whichever page of the site does it.
import type { Outgoing } from '#app/content/requests.ts';
import type { Result } from '#app/store/adapter.ts';
import { discard, keep } from '#app/store/outbox.ts';
import type { Store } from '#app/store/store.ts';
import { sendBooking, sendConsultation, sendContact, sendInquiry } from '../forms/send.ts';

/** What could not be delivered is still in the outbox, if it was there. */
export async function deliver(store: Store, outgoing: Outgoing): Promise<Result> {
  const result = await send(store, outgoing);
  if (!result.ok && result.failure.kind === 'full') return sendWithoutCopy(store, outgoing);
  if (result.ok) discard(outgoing);
  return result;
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
    case 'booking':
      return sendBooking(store, request.value, now);
  }
}
