// Events as an iCalendar file (RFC 5545); what a file asks of a calendar is said by its method (RFC 5546).

const LINE_OCTETS = 75;

export interface CalendarEvent {
  uid: string;
  /** When the event was written down. */
  stamp: Date;
  start: Date;
  end: Date;
  summary: string;
  description: string;
  /** Of two files about one event, the higher one counts. */
  sequence?: number;
  organizer?: { name: string; email: string };
  /** Whom it invites. Calendars answer for them. */
  attendee?: { name: string; email: string };
  isCancelled?: boolean;
}

/** Something to know of, an invitation, or that it will not be. The last two need an organizer. */
type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

interface CalendarOptions {
  method?: CalendarMethod;
  /** What a calendar that subscribes to the file is called. */
  name?: string;
}

export function calendarFile(
  events: readonly CalendarEvent[],
  { method = 'PUBLISH', name }: CalendarOptions = {},
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Freelance portfolio//Booking//EN',
    `METHOD:${method}`,
    ...(name === undefined ? [] : [`X-WR-CALNAME:${escapeText(name)}`]),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent): string[] {
  const { organizer, attendee, isCancelled, sequence = 0 } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(organizer
      ? [`ORGANIZER;CN="${quotable(organizer.name)}":mailto:${mailbox(organizer.email)}`]
      : []),
    ...(attendee ? [attendeeLine(attendee)] : []),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

function attendeeLine({ name, email }: NonNullable<CalendarEvent['attendee']>): string {
  const role = 'ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE';
  return `ATTENDEE;CN="${quotable(name)}";${role}:mailto:${mailbox(email)}`;
}

function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');
}

// A quoted parameter has no escape for a double quote.
function quotable(text: string): string {
  return text.replaceAll('"', "'").replace(/\p{Cc}+/gu, ' ');
}

function mailbox(email: string): string {
  return email.replace(/[\p{Cc}\s]/gu, '');
}

/** Breaks a line so that none exceeds 75 octets in UTF-8, never inside a character. */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
