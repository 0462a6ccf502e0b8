// How what visitors send becomes a message in the owner's inbox.
import { uniqueSlug } from '#app/lib/slug.ts';
import type { Message } from './messages.ts';
import type {
  Booking,
  Consultation,
  Contact,
  Inquiry,
  Outgoing,
  VisitorRequest,
} from './requests.ts';

/** Ids are timestamps. */
export function timestampId(now: Date): string {
  return String(now.getTime());
}

/** The item under an id of its own: two tabs can send within the same millisecond. */
export function withFreeId<T extends { id: string }>(item: T, others: readonly T[]): T {
  const taken = others.map(({ id }) => id);
  return { ...item, id: uniqueSlug(item.id, taken) };
}

/** The booking as calendars know it: the browser that sends it and the inbox that keeps it say the same. */
export function keyed(booking: Booking, key: string | undefined): Booking {
  return key === undefined ? booking : { ...booking, uid: key };
}

/** What the visitor sent; the rest of a message is the owner's. */
const SENT = ['timestamp', 'kind', 'email', 'name', 'subject', 'message'] as const;

/** Whether the inbox has it: under its key, or, of requests without one, with all that the visitor sent. */
export function hasArrived(sent: Message, messages: readonly Message[]): boolean {
  return messages.some((message) =>
    sent.key === undefined
      ? SENT.every((field) => message[field] === sent[field])
      : message.key === sent.key,
  );
}

const LANGUAGE = /^[a-z]{2,3}$/;

/** A language that is none is left out: nothing is refused for it. */
export function messageOf({ key, at, language, request }: Outgoing): Message {
  return {
    ...requestMessage(request, new Date(at)),
    ...(language && LANGUAGE.test(language) && { language }),
    ...(key !== undefined && { key }),
  };
}

function requestMessage(request: VisitorRequest, now: Date): Message {
  switch (request.kind) {
    case 'contact':
      return contactMessage(request.value, now);
    case 'inquiry':
      return inquiryMessage(request.value, now);
    case 'consultation':
      return consultationMessage(request.value, now);
    case 'booking':
      return bookingMessage(request.value, now);
  }
}

function message(now: Date, fields: Omit<Message, 'id' | 'status' | 'timestamp'>): Message {
  return { id: timestampId(now), status: 'new', timestamp: now.toISOString(), ...fields };
}

/** Lines of `label: value`, without those that were left empty. */
function details(lines: Record<string, string | undefined>): string {
  return Object.entries(lines)
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}

function withDetails(text: string, lines: Record<string, string | undefined>): string {
  return [text, details(lines)].filter(Boolean).join('\n\n');
}

export function contactMessage(contact: Contact, now: Date): Message {
  return message(now, {
    kind: 'contact',
    name: `${contact.firstName} ${contact.lastName}`.trim(),
    email: contact.email,
    subject: contact.subject,
    message: contact.message,
    services: contact.services,
  });
}

export function inquiryMessage(inquiry: Inquiry, now: Date): Message {
  const { services } = inquiry;
  return message(now, {
    kind: 'inquiry',
    name: inquiry.name,
    email: inquiry.email,
    ...(inquiry.company && { company: inquiry.company }),
    subject: services.length > 0 ? `Inquiry: ${services.join(', ')}` : 'Project inquiry',
    message: withDetails(inquiry.description, {
      Budget: inquiry.budget,
      Timeline: inquiry.timeline,
    }),
    services,
  });
}

export function consultationMessage(consultation: Consultation, now: Date): Message {
  return message(now, {
    kind: 'consultation',
    name: consultation.name,
    email: consultation.email,
    ...(consultation.company && { company: consultation.company }),
    subject: ['Consultation', consultation.projectType].filter(Boolean).join(': '),
    message: withDetails(consultation.description, {
      Budget: consultation.budget,
      Timeline: consultation.timeline,
      'Preferred time': consultation.preferredTime,
    }),
    services: [],
  });
}

/** What the inbox calls a booking. */
export function callSubject({ date, slot }: Booking): string {
  return `Call on ${date} at ${slot}`;
}

export function bookingMessage(booking: Booking, now: Date): Message {
  return message(now, {
    kind: 'booking',
    name: booking.name || booking.email,
    email: booking.email,
    ...(booking.company && { company: booking.company }),
    subject: callSubject(booking),
    message: withDetails(booking.notes, { Phone: booking.phone }),
    services: [],
  });
}
