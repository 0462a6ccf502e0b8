import { expect, test } from 'vitest';
import {
  bookingMessage,
  consultationMessage,
  contactMessage,
  hasArrived,
  inquiryMessage,
  keyed,
  messageOf,
  withFreeId,
} from './inbox.ts';
import { messageSchema } from './messages.ts';

const now = new Date('2026-03-04T05:06:07.000Z');

test('a contact message carries the full name and the chosen services', () => {
  const made = contactMessage(
    {
      firstName: 'Ada',
      lastName: 'L',
      email: 'a@b.c',
      subject: 'S',
      services: ['X'],
      message: 'M',
    },
    now,
  );
  expect(made).toEqual({
    id: String(now.getTime()),
    kind: 'contact',
    name: 'Ada L',
    email: 'a@b.c',
    subject: 'S',
    message: 'M',
    services: ['X'],
    status: 'new',
    timestamp: now.toISOString(),
  });
});

test('an inquiry names its services in the subject and keeps budget and timeline', () => {
  const made = inquiryMessage(
    {
      name: 'N',
      email: 'e',
      company: '',
      budget: '$50,000+',
      timeline: '',
      description: 'D',
      services: ['A', 'B'],
    },
    now,
  );
  expect(made.subject).toBe('Inquiry: A, B');
  expect(made.message).toBe('D\n\nBudget: $50,000+');
  expect(made).not.toHaveProperty('company');
});

test('a booking without a name is listed under its e-mail address', () => {
  const made = bookingMessage(
    {
      id: '1',
      name: '',
      email: 'e@x.y',
      phone: '1',
      company: 'C',
      notes: '',
      date: '2026-01-01',
      slot: '09:00 AM',
      submittedAt: now.toISOString(),
    },
    now,
  );
  expect(made).toMatchObject({ name: 'e@x.y', company: 'C', message: 'Phone: 1', kind: 'booking' });
  expect(made.subject).toBe('Call on 2026-01-01 at 09:00 AM');
});

test('every kind of message fits the inbox', () => {
  const consultation = consultationMessage(
    {
      id: '1',
      name: 'N',
      email: 'e',
      projectType: 'Other',
      budget: '',
      timeline: '',
      description: 'D',
      preferredTime: 'Flexible',
      submittedAt: now.toISOString(),
      status: 'pending',
    },
    now,
  );
  expect(messageSchema.safeParse(consultation).success).toBe(true);
  expect(consultation.message).toBe('D\n\nPreferred time: Flexible');
});

test('what is sent within the same millisecond gets an id of its own', () => {
  expect(withFreeId({ id: '7' }, [{ id: '8' }])).toEqual({ id: '7' });
  expect(withFreeId({ id: '7' }, [{ id: '7' }, { id: '7-2' }])).toEqual({ id: '7-3' });
});

test('a message has arrived when the same one is there, whatever the owner did with it', () => {
  const contact = { firstName: 'Ada', lastName: 'L', email: 'a@b.c', subject: 'S', services: [] };
  const sent = contactMessage({ ...contact, message: 'M' }, now);
  const answered = { ...sent, id: '1-2', status: 'replied' as const, reply: 'Gladly.' };
  expect(hasArrived(sent, [answered])).toBe(true);
  // Two tabs of one visitor can send within the same millisecond.
  expect(hasArrived(contactMessage({ ...contact, message: 'N' }, now), [answered])).toBe(false);
});

test('an inquiry keeps the company it comes from, and has a subject without services, too', () => {
  const inquiry = { name: 'N', email: 'e', budget: '$5,000', timeline: 'Soon', description: '' };
  const made = inquiryMessage({ ...inquiry, company: 'C', services: [] }, now);
  expect(made.company).toBe('C');
  expect(made.subject).toBe('Project inquiry');
  expect(made.message).toBe('Budget: $5,000\nTimeline: Soon');
});

test('a consultation keeps the company it comes from, and is called after its project', () => {
  const asked = {
    ...{ id: '1', name: 'N', email: 'e', projectType: '', budget: '', timeline: '' },
    ...{ description: 'D', preferredTime: '', submittedAt: now.toISOString() },
    status: 'pending' as const,
  };
  expect(consultationMessage(asked, now)).not.toHaveProperty('company');
  expect(consultationMessage(asked, now)).toMatchObject({ subject: 'Consultation', services: [] });
  const more = consultationMessage({ ...asked, company: 'C', projectType: 'Web' }, now);
  expect(more).toMatchObject({ company: 'C', subject: 'Consultation: Web' });
});

test('a name of one word has no blank behind it', () => {
  const contact = { firstName: 'Ada', lastName: '', email: 'a@b.c', subject: '', services: [] };
  expect(contactMessage({ ...contact, message: '' }, now).name).toBe('Ada');
});

test('what is sent with a key is known by it, in the inbox and in calendars', () => {
  const value = { firstName: 'A', lastName: 'L', email: 'e', subject: '', message: '' };
  const sent = { at: now.toISOString(), request: { kind: 'contact' as const, value } };
  const outgoing = { ...sent, request: { ...sent.request, value: { ...value, services: [] } } };
  expect(messageOf({ ...outgoing, key: 'k' }).key).toBe('k');
  expect(messageOf(outgoing)).not.toHaveProperty('key');
  const booking = {
    ...{ id: '1', name: '', email: 'e', phone: '', company: '', notes: '', date: '2026-01-01' },
    ...{ slot: '09:00 AM', submittedAt: now.toISOString() },
  };
  expect(keyed(booking, 'k')).toEqual({ ...booking, uid: 'k' });
  expect(keyed(booking, undefined)).toBe(booking);
  expect(bookingMessage(booking, now)).not.toHaveProperty('company');
});
