import type { Message } from '../messages.ts';

/** Seeded in the admin when none are stored. */
export const sampleMessages: Message[] = [
  {
    id: 'sample-1',
    kind: 'inquiry',
    name: 'Sara Lindqvist',
    email: 'sara@northlight.example.com',
    company: 'Northlight Studio',
    subject: 'Booking platform for our studio',
    message:
      'Hi Hamza, we run three photo studios and still take bookings by phone. We would like an online calendar with deposits. Could you start next month?',
    services: ['Full-Stack Development'],
    status: 'new',
    timestamp: '2025-06-12T08:30:00.000Z',
  },
  {
    id: 'sample-2',
    kind: 'contact',
    name: 'Omar Farooq',
    email: 'omar@saffron.example.com',
    company: 'Saffron Foods',
    subject: 'Second phase of the app',
    message:
      'The drivers love the map view. For phase two we want proof-of-delivery photos and weekly reports. When could we talk?',
    services: [],
    status: 'read',
    timestamp: '2025-06-10T14:05:00.000Z',
  },
  {
    id: 'sample-3',
    kind: 'contact',
    name: 'Julia Brandt',
    email: 'julia.brandt@example.com',
    subject: 'Maintenance for an existing site',
    message:
      'Our React site is two years old and nobody looks after it. Do you take over maintenance, and what would a month cost?',
    services: ['Maintenance & Support'],
    status: 'replied',
    timestamp: '2025-06-05T10:45:00.000Z',
    reply:
      'Hello Julia, yes, I do. I would start with a review of the code and send you a fixed monthly price by Friday.',
    replyTimestamp: '2025-06-05T12:10:00.000Z',
  },
];
