// Wall clocks and calendar dates in IANA time zones, over Intl alone.

const DAY_MS = 86_400_000;
const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;
const WALL_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Days before these have two names, and days after them none of four digits; with a neighbour on either side. */
const FIRST_MS = Date.parse('1600-01-02T00:00:00Z');
const LAST_MS = Date.parse('9999-12-30T00:00:00Z');

export interface WallClock {
  /** `2025-06-30` */
  date: string;
  /** `09:00`, 24 hours */
  time: string;
}

export function isTimeZone(zone: string): boolean {
  try {
    return Boolean(formatterFor(zone));
  } catch {
    return false;
  }
}

/** Whether the text is a day that exists: `2025-02-30` is not. */
export function isCalendarDate(date: string): boolean {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  return CALENDAR_DATE.test(date) && isoDate(midnight) === date;
}

/** Where the calendar ends, its last day. */
export function addDays(date: string, days: number): string {
  return isoDate(onCalendar(wallMs(date, '00:00') + days * DAY_MS));
}

/** Whether every calendar has a day for it, and its neighbours. */
export function isOnCalendar(moment: number): boolean {
  return onCalendar(moment) === moment;
}

/** What a clock and a calendar on a wall in the zone show at the moment. */
export function wallClock(moment: Date, zone: string): WallClock {
  const shown = onCalendar(moment.getTime());
  const wall = new Date(shown + offsetMs(shown, zone)).toISOString();
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
}

export function wallDate(moment: Date, zone: string): string {
  return wallClock(moment, zone).date;
}

/**
 * The moment at which clocks in the zone show the date and time. A time that the clocks skip moves
 * forward by as much as they do; of a time that they show twice, the first one counts.
 */
export function momentOf(date: string, time: string, zone: string): Date {
  const wall = wallMs(date, time);
  // Offsets lie within -12 and +14 hours, so a day earlier and later are on either side of any change.
  const before = wall - offsetMs(wall - DAY_MS, zone);
  const after = wall - offsetMs(wall + DAY_MS, zone);
  const shown = [before, after].filter(
    (candidate) => candidate + offsetMs(candidate, zone) === wall,
  );
  return new Date(shown.length > 0 ? Math.min(...shown) : before);
}

function onCalendar(moment: number): number {
  return Math.min(Math.max(moment, FIRST_MS), LAST_MS);
}

function offsetMs(moment: number, zone: string): number {
  const wholeSecond = Math.floor(moment / 1000) * 1000;
  const fields: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatterFor(zone).formatToParts(wholeSecond)) {
    fields[type] = Number(value);
  }
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = fields;
  return Date.UTC(year, month - 1, day, hour, minute, second) - wholeSecond;
}

// Building a formatter costs far more than using it, and a calendar asks for many moments.
const formatters = new Map<string, Intl.DateTimeFormat>();
/** Visitors say where they are, and a name can be spelled in thousands of ways: a server would remember all of them. */
const REMEMBERED = 100;

function formatterFor(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const [oldest] = formatters.keys();
  if (oldest !== undefined && formatters.size >= REMEMBERED) formatters.delete(oldest);
  formatters.set(zone, formatter);
  return formatter;
}

function wallMs(date: string, time: string): number {
  if (!isCalendarDate(date)) throw new RangeError(`Not a calendar date: ${date}`);
  if (!WALL_TIME.test(time)) throw new RangeError(`Not a time of day: ${time}`);
  return Date.parse(`${date}T${time}:00Z`);
}

function isoDate(moment: number): string {
  return Number.isNaN(moment) ? '' : new Date(moment).toISOString().slice(0, 10);
}
