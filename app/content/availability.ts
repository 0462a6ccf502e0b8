// When the owner can be called.
import * as z from 'zod/mini';
import { isCalendarDate, isTimeZone } from '#app/lib/time-zone.ts';
import { defineCollection } from './collection.ts';
import { anyText } from './fields.ts';
import { overlappingDay } from './week-hours.ts';

const time = anyText.check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const date = anyText.check(z.refine(isCalendarDate));
const whole = (least: number, most: number) => z.number().check(z.int(), z.gte(least), z.lte(most));

const ranges = z.array(z.object({ from: time, to: time })).check(z.maxLength(24));

export const availabilitySchema = z.object({
  timeZone: anyText.check(z.refine(isTimeZone)),
  hours: z
    .object({
      monday: ranges,
      tuesday: ranges,
      wednesday: ranges,
      thursday: ranges,
      friday: ranges,
      saturday: ranges,
      sunday: ranges,
    })
    // No two calls at once.
    .check(z.refine((hours) => overlappingDay(hours) === undefined)),
  callMinutes: whole(5, 240),
  /** Between two calls. */
  bufferMinutes: whole(0, 240),
  /** How long before a call it has to be booked. */
  noticeMinutes: whole(0, 60 * 24 * 60),
  /** How many days ahead can be booked; 0 is as many as one likes. */
  horizonDays: whole(0, 730),
  /** Both ends belong to it. Why is nobody's business. */
  daysOff: z.array(z.object({ from: date, to: date })).check(z.maxLength(500)),
});

export type Availability = z.infer<typeof availabilitySchema>;

export const availability = defineCollection({
  scope: 'site',
  schema: availabilitySchema,
  label: 'Availability',
  screen: { path: 'availability', icon: 'CalendarClock', isGeneral: true },
});
