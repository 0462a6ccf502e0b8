// What visitors send: the consultation, inquiry, contact and booking forms.
import * as z from 'zod/mini';
import { isOnCalendar } from '#app/lib/time-zone.ts';
import { defineCollection } from './collection.ts';
import { anyText, id, moment, text, textList } from './fields.ts';
import { CONTACT_SERVICES_MAX } from './request-options.ts';

export const consultationSchema = z.object({
  id,
  name: text,
  email: text,
  company: z.optional(anyText),
  projectType: text,
  budget: text,
  timeline: text,
  description: text,
  preferredTime: text,
  submittedAt: moment,
  status: z.literal('pending'),
});

/** More often nobody moves a call, and every database can count so far. */
export const SEQUENCE_MAX = 1_000_000;

const INT32_MAX = 2 ** 31 - 1;

export const bookingSchema = z.object({
  id,
  name: text,
  email: text,
  phone: text,
  company: text,
  notes: text,
  /** The chosen day in the owner's time zone, `2025-06-30`. */
  date: anyText.check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  /** Its name on the owner's clock, `02:00 PM`. */
  slot: anyText,
  /** The moment that these mean. The oldest bookings do not say it. */
  startsAt: z.optional(moment.check(z.refine((value) => isOnCalendar(Date.parse(value))))),
  minutes: z.optional(z.number().check(z.int(), z.gte(1), z.lte(24 * 60))),
  /** Where the visitor's clock hangs. */
  timeZone: z.optional(anyText),
  /** What calendars know the call by, whoever makes the file: it follows from the request's key. */
  uid: z.optional(anyText),
  /** How often it was moved or cancelled. */
  sequence: z.optional(z.number().check(z.int(), z.gte(0), z.lte(SEQUENCE_MAX))),
  /** Of two files about a call, the higher one counts. Bookings of before have the number above there. */
  calendarSequence: z.optional(z.number().check(z.int(), z.gte(0), z.lte(INT32_MAX))),
  submittedAt: moment,
});

export const inquirySchema = z.object({
  name: text,
  email: text,
  company: text,
  budget: text,
  timeline: text,
  description: text,
  services: textList,
});

export const contactSchema = z.object({
  firstName: text,
  lastName: text,
  email: text,
  subject: text,
  services: z.array(anyText).check(z.maxLength(CONTACT_SERVICES_MAX)),
  message: text,
});

export type Consultation = z.infer<typeof consultationSchema>;
export type Booking = z.infer<typeof bookingSchema>;
export type Inquiry = z.infer<typeof inquirySchema>;
export type Contact = z.infer<typeof contactSchema>;

export const consultations = defineCollection({
  scope: 'inbox',
  schema: z.array(consultationSchema),
  label: 'Consultation requests',
  empty: [],
});

export const bookings = defineCollection({
  scope: 'inbox',
  schema: z.array(bookingSchema),
  label: 'Booking requests',
  empty: [],
});

/** A request on its way to the inbox, with the moment from which it counts as sent. */
export const outgoingSchema = z.object({
  /** Made when Send is pressed: what has the same key is one request. Browsers may still keep older ones without. */
  key: z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/))),
  at: moment,
  /** How long the page had been open, in milliseconds. Machines are quick. */
  openFor: z.optional(z.number()),
  /** What stands in the field that no person sees. */
  trap: z.optional(anyText),
  /** The language in which the visitor read the site: they are answered in it. */
  language: z.optional(anyText),
  request: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('contact'), value: contactSchema }),
    z.object({ kind: z.literal('inquiry'), value: inquirySchema }),
    z.object({ kind: z.literal('consultation'), value: consultationSchema }),
    z.object({ kind: z.literal('booking'), value: bookingSchema }),
  ]),
});

export type Outgoing = z.infer<typeof outgoingSchema>;
export type VisitorRequest = Outgoing['request'];
