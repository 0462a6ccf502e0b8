import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { foldLine } from '#app/lib/ics.ts';
import { callOf } from './booking.ts';
import { bookingInvite } from './booking-ics.ts';
import { builtInContent } from './built-in.ts';
import type { Booking } from './requests.ts';

const texts = { summary: 'Consultation with Hamza', description: 'A free call.' };
const booking: Booking = {
  id: '1751270400000',
  name: 'Sara',
  email: 'sara@example.com',
  phone: '+46 70 000 00 00',
  company: '',
  notes: '',
  date: '2025-06-30',
  slot: '12:00 AM',
  submittedAt: '2025-06-20T08:15:30.250Z',
};

/** Each unfolded line as its name with parameters, and its unescaped value. */
function parse(file: string): Map<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const colon = line.search(/:(?=(?:[^"]*"[^"]*")*[^"]*$)/);
      const value = line.slice(colon + 1).replace(/\\(.)/g, (_, escaped: string) => {
        return escaped.toLowerCase() === 'n' ? '\n' : escaped;
      });
      return [line.slice(0, colon), value];
    }),
  );
}

function momentIn(value: string | undefined): number {
  return Date.parse(
    (value ?? '').replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
}

test('the file holds the agreed UTC moment and lasts thirty minutes', () => {
  const event = parse(bookingInvite(booking, builtInContent.about, texts));
  expect(event.get('DTSTART')).toBe('20250630T190000Z');
  expect(event.get('DTEND')).toBe('20250630T193000Z');
  expect(event.get('DTSTAMP')).toBe('20250620T081530Z');
});

test('every moment comes back from the file as the same moment', () => {
  const moment = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moment, fc.integer({ min: 5, max: 240 }), (at, minutes) => {
      const startsAt = new Date(at.setUTCSeconds(0, 0)).toISOString();
      const call = callOf({ ...booking, startsAt, minutes });
      const event = parse(
        bookingInvite({ ...booking, startsAt, minutes }, builtInContent.about, texts),
      );
      expect(momentIn(event.get('DTSTART'))).toBe(call?.startsAt.getTime());
      expect(momentIn(event.get('DTEND'))).toBe(Date.parse(startsAt) + minutes * 60_000);
    }),
  );
});

test('a booking that nobody can place in time gives no file', () => {
  expect(() => bookingInvite({ ...booking, slot: 'noon' }, builtInContent.about, texts)).toThrow(
    RangeError,
  );
});

test('the same booking always has the same UID and another booking another one', () => {
  const uid = (part: Partial<Booking>) =>
    parse(bookingInvite({ ...booking, ...part }, builtInContent.about, texts)).get('UID');
  expect(uid({})).toBe('booking-1751270400000');
  expect(uid({ id: '1751270400001' })).not.toBe(uid({}));
  // Under its key it is the same one, whatever the inbox calls it.
  expect(uid({ uid: 'key' })).toBe('booking-key');
  expect(uid({ uid: 'key', id: 'of the inbox' })).toBe(uid({ uid: 'key' }));
});

test('the owner is the organiser', () => {
  const about = { name: 'Hamza "HQ" Qureshi: dev', email: 'hamza@example.com' };
  const event = parse(bookingInvite(booking, about, texts));
  expect(event.get(`ORGANIZER;CN="Hamza 'HQ' Qureshi: dev"`)).toBe('mailto:hamza@example.com');
});

test('a profile without an e-mail address still gives a file, without an organiser', () => {
  const file = bookingInvite(booking, { name: 'Hamza', email: ' ' }, texts);
  expect(file).not.toContain('ORGANIZER');
});

test('commas, semicolons, backslashes, line breaks and emoji survive the file', () => {
  const description = 'Bring: plan, budget; dates\\ideas\nسلام 👩‍💻 – bis bald\r\nEND:VEVENT';
  const file = bookingInvite(booking, builtInContent.about, { summary: 'A, b; c 🚀', description });
  expect(file).toContain('SUMMARY:A\\, b\\; c 🚀\r\n');
  expect(parse(file).get('SUMMARY')).toBe('A, b; c 🚀');
  expect(parse(file).get('DESCRIPTION')).toBe(description.replace('\r\n', '\n'));
  expect(file.match(/^END:VEVENT\r$/gm)).toHaveLength(1);
});

test('a text cannot add a property of its own', () => {
  const hostile = 'x\r\nATTENDEE:mailto:eve@example.com\rURL:https://example.com\u0000';
  const about = { name: hostile, email: `hamza@example.com\r\nX-EVIL:1` };
  const file = bookingInvite({ ...booking, id: hostile }, about, {
    summary: hostile,
    description: hostile,
  });
  const names = [...parse(file).keys()].map((name) => name.split(';')[0]);
  expect(names).not.toContain('ATTENDEE');
  expect(names).not.toContain('URL');
  expect(names).not.toContain('X-EVIL');
  expect(file).not.toContain('\u0000');
});

test('every line ends with CRLF and holds at most 75 octets of whole characters', () => {
  const character = fc.constantFrom('a', ' ', 'é', 'ق', '語', '👩', '\u200d', ',', '\n');
  fc.assert(
    fc.property(fc.array(character, { maxLength: 400 }), (characters) => {
      const description = characters.join('');
      const file = bookingInvite(booking, builtInContent.about, { summary: 'Call', description });
      expect(file.endsWith('\r\n')).toBe(true);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      for (const line of file.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        // Half a surrogate pair would come back from UTF-8 as another character.
        expect(Buffer.from(line).toString()).toBe(line);
      }
      expect(parse(file).get('DESCRIPTION')).toBe(description);
    }),
  );
});

test('a line is folded at 75 octets, not at 75 letters', () => {
  expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75));
  expect(foldLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`);
  expect(foldLine('ق'.repeat(38))).toBe(`${'ق'.repeat(37)}\r\n ق`);
  expect(foldLine(`${'a'.repeat(72)}🚀`)).toBe(`${'a'.repeat(72)}\r\n 🚀`);
});

test('a calendar reads an invitation, its change and its end as one event', () => {
  const about = { name: 'Hamza Qureshi', email: 'hamza@example.com' };
  const stamp = new Date('2025-06-25T00:00:00Z');
  const read = (part: Partial<Booking>, method: 'REQUEST' | 'CANCEL') => {
    const file = bookingInvite({ ...booking, ...part }, about, texts, {
      method,
      at: stamp,
    });
    const calendar = new ICAL.Component(ICAL.parse(file));
    const vevent = calendar.getFirstSubcomponent('vevent');
    if (!vevent) throw new Error('There is an event.');
    const { uid, sequence, startDate, endDate, organizer, attendees } = new ICAL.Event(vevent);
    return {
      method: calendar.getFirstPropertyValue('method'),
      status: vevent.getFirstPropertyValue('status'),
      ...{ uid, sequence, organizer },
      attendees: attendees.map((attendee) => attendee.getFirstValue()),
      start: startDate.toJSDate().toISOString(),
      end: endDate.toJSDate().toISOString(),
    };
  };
  const asked = read({}, 'REQUEST');
  expect(asked).toEqual({
    method: 'REQUEST',
    status: 'CONFIRMED',
    uid: 'booking-1751270400000',
    sequence: 0,
    organizer: 'mailto:hamza@example.com',
    attendees: ['mailto:sara@example.com'],
    start: '2025-06-30T19:00:00.000Z',
    end: '2025-06-30T19:30:00.000Z',
  });
  const startsAt = '2025-07-01T04:00:00.000Z';
  const moved = read({ startsAt, minutes: 45, sequence: 1 }, 'REQUEST');
  expect(moved).toMatchObject({ uid: asked.uid, sequence: 1, end: '2025-07-01T04:45:00.000Z' });
  const end = read({ startsAt, minutes: 45, sequence: 2, calendarSequence: 5_000_000 }, 'CANCEL');
  expect(end).toEqual({ ...moved, method: 'CANCEL', status: 'CANCELLED', sequence: 5_000_000 });
});
