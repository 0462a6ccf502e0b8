// The owner's week in minutes: at which times of a day a call can begin.
import type { Availability } from './availability.ts';
import { DAY_MINUTES } from './slot-name.ts';

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** Two times of a clock with 24 hours. What ends at or before its start ends on the next day. */
export interface HourRange {
  from: string;
  to: string;
}

type WeekHours = Readonly<Record<Weekday, readonly HourRange[]>>;

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** In minutes from the midnight that begins the day. */
function span({ from, to }: HourRange): { start: number; end: number } {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  return { start, end: end > start ? end : end + DAY_MINUTES };
}

/** The weekday of a calendar date, and of the days around it. */
function weekdayOf(date: string, days: number): Weekday {
  const sundayFirst = new Date(`${date}T00:00Z`).getUTCDay() + days;
  return WEEKDAYS[(sundayFirst + 13) % 7] as Weekday;
}

type Grid = Pick<Availability, 'hours' | 'callMinutes' | 'bufferMinutes'>;

/** When calls begin within the hours of one weekday; after midnight they are more than a day. */
function beginnings({ hours, callMinutes, bufferMinutes }: Grid, weekday: Weekday): number[] {
  return hours[weekday].flatMap((range) => {
    const { start, end } = span(range);
    const count = Math.floor((end - start + bufferMinutes) / (callMinutes + bufferMinutes));
    return Array.from({ length: count }, (_, at) => start + at * (callMinutes + bufferMinutes));
  });
}

/**
 * When calls begin on a date, in minutes of its day and in their order. The midnight that ends the day belongs to it,
 * whoever's hours it lies in; that with which it begins belongs to the day before.
 */
export function startsOn(date: string, grid: Grid): number[] {
  return [-1, 0, 1]
    .flatMap((days) =>
      beginnings(grid, weekdayOf(date, days)).map((start) => start + days * DAY_MINUTES),
    )
    .filter((start) => start > 0 && start <= DAY_MINUTES)
    .sort((one, other) => one - other);
}

/** The first day whose hours reach into others, of its own or of the next day. */
export function overlappingDay(hours: WeekHours): Weekday | undefined {
  const spans = WEEKDAYS.flatMap((weekday, day) =>
    hours[weekday].map((range) => {
      const { start, end } = span(range);
      return { weekday, start: start + day * DAY_MINUTES, end: end + day * DAY_MINUTES };
    }),
  ).sort((one, other) => one.start - other.start);
  const found = spans.find(({ end }, at) => {
    const next = spans[at + 1];
    // After Sunday comes Monday.
    const nextStart = next ? next.start : (spans[0]?.start ?? 0) + 7 * DAY_MINUTES;
    return end > nextStart;
  });
  return found?.weekday;
}
