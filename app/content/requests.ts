// What visitors send: the consultation, inquiry, contact and booking forms, and what they offer.
import * as z from 'zod/mini';
import { defineCollection } from './collection.ts';
import { id, moment, text, textList } from './fields.ts';

export const PROJECT_TYPES = [
  'Web Application',
  'Mobile App',
  'E-commerce',
  'AI/ML Integration',
  'API Development',
  'Custom Software',
  'Other',
] as const;

export const BUDGETS = [
  '$1,000 - $5,000',
  '$5,000 - $10,000',
  '$10,000 - $25,000',
  '$25,000 - $50,000',
  '$50,000+',
] as const;

export const TIMELINES = ['1-2 weeks', '1 month', '2-3 months', '3-6 months', '6+ months'] as const;

export const PREFERRED_TIMES = [
  'Morning (9 AM - 12 PM)',
  'Afternoon (12 PM - 6 PM)',
  'Evening (6 PM - 9 PM)',
  'Flexible',
] as const;

export const CONTACT_SERVICES = [
  'Full-Stack Development',
  'Mobile App Development',
  'AI/ML Solutions',
  'Backend Development',
  'DevOps & Cloud',
  'UI/UX Design',
  'Automation Tools',
  'Maintenance & Support',
] as const;

/** How many services a contact message can name. */
export const CONTACT_SERVICES_MAX = 8;

/** The chosen services with one more: never twice, never more than the most. */
export function addService(chosen: readonly string[], service: string): string[] {
  const isFull = chosen.length >= CONTACT_SERVICES_MAX;
  return !service || isFull || chosen.includes(service) ? [...chosen] : [...chosen, service];
}

export const consultationSchema = z.object({
  id,
  name: text,
  email: text,
  company: z.optional(z.string()),
  projectType: text,
  budget: text,
  timeline: text,
  description: text,
  preferredTime: text,
  submittedAt: moment,
  status: z.literal('pending'),
});

export const bookingSchema = z.object({
  id,
  name: text,
  email: text,
  phone: text,
  company: text,
  notes: text,
  /** The chosen day in the owner's time zone, `2025-06-30`. */
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  slot: z.string(),
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
  services: z.array(z.string()).check(z.maxLength(CONTACT_SERVICES_MAX)),
  message: text,
});

export type Consultation = z.infer<typeof consultationSchema>;
export type Booking = z.infer<typeof bookingSchema>;
export type Inquiry = z.infer<typeof inquirySchema>;
export type Contact = z.infer<typeof contactSchema>;

export const consultations = defineCollection('inbox', z.array(consultationSchema));
export const bookings = defineCollection('inbox', z.array(bookingSchema));
