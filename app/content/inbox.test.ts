import { expect, test } from 'vitest';
import {
  bookingMessage,
  consultationMessage,
  contactMessage,
  hasArrived,
  inquiryMessage,
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
