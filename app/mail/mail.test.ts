// @vitest-environment happy-dom
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { MESSAGE_KINDS, type Message } from '#app/content/messages.ts';
import type { Booking } from '#app/content/requests.ts';
import { directionOf, LANGUAGES, type Language } from '#app/i18n/languages.ts';
import { sentenceProblems } from '#app/i18n/sentence-problems.ts';
import { bookingLetter, confirmation, replyLetter } from './compose.ts';
import { type Letter, oneLine, plainText } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { mailOwner } from './mail-owner.ts';
import { notice } from './notice.ts';
import { replySubject } from './reply-subject.ts';
import { mailTexts } from './texts/mail-texts.ts';

const owner = mailOwner(builtInContent, 'https://example.com');
const [sample] = builtInContent.messages as [Message];
const codes = LANGUAGES.map(({ code }) => code);
const at = new Date('2026-03-01T12:00:00Z');

const booking: Booking = {
  id: '1751270400000',
  name: 'Sara',
  email: 'sara@example.com',
  phone: '+46',
  company: '',
  notes: '',
  date: '2026-03-30',
  slot: '12:00 AM',
  timeZone: 'Europe/Rome',
  submittedAt: '2026-03-01T08:15:30.250Z',
};

const lettersIn = (language: Language): Letter[] => {
  const message = { ...sample, language };
  const news = { booking, at };
  return [
    ...(['contact', 'inquiry', 'consultation'] as const).map((kind) =>
      confirmation({ ...message, kind }, owner),
    ),
    ...(['invitation', 'moved', 'cancelled'] as const).map((change) =>
      bookingLetter({ ...news, change }, language, owner),
    ),
    replyLetter(message, 'Gladly.', owner),
  ];
};

test.each(codes)(
  'every mail in %s is whole, in its direction, and says the same twice',
  (language) => {
    for (const letter of lettersIn(language)) {
      const text = plainText(letter);
      const page = new DOMParser().parseFromString(letterHtml(letter, owner), 'text/html');
      expect(`${letter.subject}${text}`).not.toMatch(/[{}]|undefined/);
      expect(page.documentElement.lang).toBe(language);
      expect(page.querySelector('td[lang]')?.getAttribute('dir')).toBe(directionOf(language));
      expect(page.querySelectorAll('script, link, img')).toHaveLength(0);
      for (const block of letter.blocks) {
        if ('text' in block) expect(page.body.textContent).toContain(block.text.split('\n')[0]);
      }
    }
  },
);

test.each(codes)('every sentence of a mail in %s is right, whoever it names', (language) => {
  const named = { ...owner, name: 'Zoë C++', email: '1st@example.com', site: undefined };
  const news = { booking: { ...booking, name: 'Al Khwarizmi' }, at };
  const letters = [
    confirmation({ ...sample, language, name: 'Zoë', kind: 'contact' }, named),
    ...(['invitation', 'moved', 'cancelled'] as const).map((change) =>
      bookingLetter({ ...news, change }, language, named),
    ),
    ...MESSAGE_KINDS.map((kind) =>
      replyLetter({ ...sample, kind, language, message: '1' }, '', named),
    ),
  ];
  const texts = letters.flatMap(({ subject, blocks, invite }) => [
    // What the visitor wrote, and the one word that no mail program translates, are nobody's sentences.
    ...(subject === `Re: ${sample.subject}` ? [] : [subject.replace(/^Re: /, '')]),
    ...blocks.flatMap((block) => ('facts' in block ? block.facts.flat() : [block.text])),
    ...(invite ? textsOfInvite(invite.file) : []),
  ]);
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.flatMap((text) => sentenceProblems(text, language))).toEqual([]);
});

function textsOfInvite(file: string): string[] {
  const event = new ICAL.Event(
    new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') ?? undefined,
  );
  return [event.summary, event.description];
}

test('no text of another language is left in English', () => {
  const texts = (language: Language) =>
    Object.values(mailTexts[language]).flatMap((each) =>
      typeof each === 'string' ? [each] : Object.values(each),
    );
  for (const language of codes.filter((code) => code !== 'en')) {
    expect(
      texts(language).filter((each) => texts('en').includes(each)),
      language,
    ).toEqual([]);
  }
});

test('what is quoted keeps its lines, however the browser ended them', () => {
  const block = { kind: 'quote', text: 'one\r\ntwo\n\nthree' } as const;
  expect(plainText({ blocks: [block] })).toBe('> one\n> two\n> \n> three');
});

test('a call names both clocks, across a change of the clocks and of the day', () => {
  const letter = bookingLetter({ change: 'invitation', booking, at }, 'en', owner);
  expect(letter.subject).toContain('March 30, 2026');
  const text = plainText(letter);
  expect(text).toContain(
    'Your time: Monday, March 30, 2026 at 09:00\u00a0PM Central European Summer Time',
  );
  expect(text).toContain(
    '’s time: Tuesday, March 31, 2026 at 12:00\u00a0AM Pakistan Standard Time',
  );
  expect(text).toContain('30 minutes');
});

test('a clock that nobody knows, or that shows the same, is not named twice', () => {
  for (const timeZone of ['Nowhere/At all', 'Asia/Karachi', undefined]) {
    const news = {
      change: 'invitation',
      booking: { ...booking, timeZone },
      at,
    } as const;
    const text = plainText(bookingLetter(news, 'en', owner));
    expect(text).not.toContain('Your time');
    expect(text).toContain('Pakistan Standard Time');
  }
});

const eventOf = ({ invite }: Letter) => {
  const calendar = new ICAL.Component(ICAL.parse(invite?.file ?? ''));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return { method: calendar.getFirstPropertyValue('method'), event };
};

test('a cancellation matches the invitation that it takes back', () => {
  const letter = (change: 'invitation' | 'cancelled', calendarSequence: number) =>
    eventOf(bookingLetter({ change, booking: { ...booking, calendarSequence }, at }, 'ur', owner));
  const [invited, cancelled] = [letter('invitation', 0), letter('cancelled', 1)];
  expect([invited.method, cancelled.method]).toEqual(['REQUEST', 'CANCEL']);
  expect(cancelled.event.uid).toBe(invited.event.uid);
  expect([invited.event.sequence, cancelled.event.sequence]).toEqual([0, 1]);
  expect(invited.event.startDate.toJSDate().toISOString()).toBe('2026-03-30T19:00:00.000Z');
  expect(invited.event.attendees[0]?.getFirstValue()).toBe('mailto:sara@example.com');
  expect(cancelled.event.component.getFirstPropertyValue('status')).toBe('CANCELLED');
});

test.each(codes)(
  'an owner without an address invites nobody in %s, and tells of it',
  (language) => {
    for (const change of ['invitation', 'cancelled'] as const) {
      const news = { change, booking, at };
      const { method, event } = eventOf(bookingLetter(news, language, { ...owner, email: '' }));
      expect(method).toBe('PUBLISH');
      expect([event.organizer, event.attendees]).toEqual([null, []]);
      expect(event.description).toBe(mailTexts[language].change);
      const status = change === 'cancelled' ? 'CANCELLED' : 'CONFIRMED';
      expect(event.component.getFirstPropertyValue('status')).toBe(status);
    }
  },
);

test.each(codes)(
  'in %s nothing is promised in the name of an owner who has begun anew',
  (language) => {
    for (const kind of ['contact', 'inquiry', 'consultation'] as const) {
      const message = { ...sample, language, kind };
      const said = (isOwn: boolean) => plainText(confirmation(message, { ...owner, isOwn }));
      expect(said(false)).toContain('24');
      expect(said(true)).not.toContain('24');
    }
  },
);

test('what the site sends by itself repeats nothing that was typed but a name', () => {
  const spam = 'Buy now https://spam.example';
  for (const name of [spam, 'spam.example', 'a@spam.example', 'x'.repeat(61), 'A\nB', '']) {
    const message = { ...sample, name, subject: spam, message: spam, services: [spam] };
    const { subject, blocks } = confirmation(message, owner);
    expect(`${subject}${plainText({ blocks })}`).not.toContain('spam');
    expect(blocks[0]).toEqual({ kind: 'text', text: 'Hello,' });
    const call = { ...booking, name, notes: spam, company: spam };
    const news = { change: 'invitation', booking: call, at } as const;
    const letter = bookingLetter(news, 'en', owner);
    expect(`${plainText(letter)}${letter.invite?.file}`).not.toContain('spam');
  }
  for (const name of ['Zoë O’Hara-Smith', 'علی', 'Dr. Who']) {
    const [first] = confirmation({ ...sample, name }, owner).blocks;
    expect(first).toEqual({ kind: 'text', text: `Hello ${name},` });
  }
});

test('what a visitor wrote is a text in the notice and in the quote of a reply', () => {
  const hostile = '<img src=x onerror=alert(1)>"\'&</td>';
  const message = { ...sample, name: hostile, subject: hostile, message: `${hostile}\nسلام` };
  for (const letter of [notice({ message }, owner), replyLetter(message, hostile, owner)]) {
    const page = new DOMParser().parseFromString(letterHtml(letter, owner), 'text/html');
    expect(page.querySelector('img')).toBeNull();
    expect(page.body.textContent).toContain(hostile);
  }
});

test('what a visitor typed makes no line of its own in the notice', () => {
  const message = { ...sample, name: 'Eve\r\nE-mail: owner@example.com' };
  expect(plainText(notice({ message }, owner))).toContain('From: Eve E-mail: owner@example.com\n');
});

test('a reply names the day of the message as the owner’s calendar has it', () => {
  const message = { ...sample, language: 'en', timestamp: '2026-03-01T12:00:00.000Z' };
  const dayIn = (timeZone: string) =>
    plainText(replyLetter(message, 'Gladly.', { ...owner, timeZone })).match(/\w+ \d+, 2026/)?.[0];
  expect(dayIn('Pacific/Kiritimati')).toBe('March 2, 2026');
  expect(dayIn('Pacific/Pago_Pago')).toBe('March 1, 2026');
});

test.each(['inquiry', 'consultation', 'booking'] as const)(
  'a reply to what had no subject of its own (%s) is named in the visitor’s language',
  (kind) => {
    const subjects = codes.map((language) =>
      replySubject({ kind, language, subject: 'Inquiry: Web Development' }),
    );
    expect(new Set(subjects).size).toBe(codes.length);
    for (const subject of subjects) expect(subject).toMatch(/^Re: (?!Inquiry)/);
  },
);

test('a reply to a message is named as the visitor named it', () => {
  const subjectOf = (subject: string) => replySubject({ kind: 'contact', language: 'de', subject });
  expect(subjectOf('Our shop')).toBe('Re: Our shop');
  expect(subjectOf('RE: Our shop')).toBe('RE: Our shop');
});

test('a subject is one line of a length that can be read', () => {
  expect(oneLine('Hi\r\nBcc: all@example.com')).toBe('Hi Bcc: all@example.com');
  expect([...oneLine('ß'.repeat(1000))]).toHaveLength(201);
});
