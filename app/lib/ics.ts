// One event as an iCalendar file (RFC 5545).

const LINE_OCTETS = 75;

export interface CalendarEvent {
  uid: string;
  /** When the event was written down. */
  stamp: Date;
  start: Date;
  end: Date;
  summary: string;
  description: string;
  organizer?: { name: string; email: string };
  /** Whom it invites. Calendars answer for them, and know a later word by its higher number. */
  invitation?: {
    method: 'REQUEST' | 'CANCEL';
    sequence: number;
    attendee: { name: string; email: string };
  };
}

export function calendarFile(event: CalendarEvent): string {
  const { organizer, invitation } = event;
  const method = invitation?.method ?? 'PUBLISH';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Freelance portfolio//Booking//EN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(organizer
      ? [`ORGANIZER;CN="${quotable(organizer.name)}":mailto:${mailbox(organizer.email)}`]
      : []),
    ...(invitation ? invitationLines(invitation) : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function invitationLines({
  method,
  sequence,
  attendee,
}: NonNullable<CalendarEvent['invitation']>): string[] {
  const name = quotable(attendee.name || attendee.email);
  return [
    `ATTENDEE;CN="${name}";ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${mailbox(attendee.email)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
  ];
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
