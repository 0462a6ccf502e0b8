// How a request enters the collections of this browser. Requests with a list of their own are also put into the
// inbox: both or neither. What has arrived already is not stored again, so whoever is not sure sends once more.
import { freeSlot, withSlot } from '#app/content/booking.ts';
import { hasArrived, keyed, messageOf, withFreeId } from '#app/content/inbox.ts';
import type { Message, ToMail } from '#app/content/messages.ts';
import { type Booking, type Outgoing, outgoingSchema } from '#app/content/requests.ts';
import { owing } from '#app/content/to-mail.ts';
import { failure, type Result } from './adapter.ts';
import type { Store } from './store.ts';

export async function receive(store: Store, outgoing: Outgoing): Promise<Result> {
  const { data } = outgoingSchema.safeParse(outgoing);
  if (!data) return failure('corrupt', 'This is not a request.');
  const { at, key, request } = data;
  const message = messageOf(data);
  switch (request.kind) {
    case 'contact':
    case 'inquiry':
      return store.updateAll(['messages'], ({ messages }) =>
        hasArrived(message, messages) ? {} : { messages: withMessage(message, messages) },
      );
    case 'consultation':
      return store.updateAll(['consultations', 'messages'], ({ consultations, messages }) =>
        hasArrived(message, messages)
          ? {}
          : {
              consultations: [...consultations, withFreeId(request.value, consultations)],
              messages: withMessage(message, messages),
            },
      );
    case 'booking':
      return store.updateAll(['bookings', 'messages'], ({ bookings, messages }) => {
        if (hasArrived(message, messages)) return {};
        const { value } = request;
        const slot = freeSlot(value, store.get('availability'), new Date(at), bookings);
        if (!slot) return failure('conflict', 'The slot is not free any more.');
        const booking = withSlot(keyed(value, key), slot);
        return {
          bookings: [...bookings, withFreeId(booking, bookings)],
          messages: withMessage(owing(message, invitation(booking, at)), messages),
        };
      });
  }
}

/** What the visitor was promised, and only the owner can send. */
function invitation(booking: Booking, at: string): ToMail {
  return { kind: 'invitation', at, booking };
}

function withMessage(message: Message, messages: readonly Message[]): Message[] {
  return [withFreeId(message, messages), ...messages];
}
