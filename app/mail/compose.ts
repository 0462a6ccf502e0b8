// The mails of the site: what a visitor gets, in the language in which they read it.
import { bookingInvite } from '#app/content/booking-ics.ts';
import type { BookingMail } from '#app/content/mails.ts';
import type { Message, MessageKind } from '#app/content/messages.ts';
import type { Booking } from '#app/content/requests.ts';
import { directionOf, type Language } from '#app/i18n/languages.ts';
import { isolated } from '#app/lib/isolated.ts';
import { properName } from '#app/lib/proper-name.ts';
import { latinDigits } from '#app/lib/time-words.ts';
import { callTimes } from './call-times.ts';
import { type Block, type Letter, languageOf, type MailOwner, oneLine } from './letter.ts';
import { replySubject } from './reply-subject.ts';
import { filled, mailTexts } from './texts/mail-texts.ts';

const text = (words: string): Block => ({ kind: 'text', text: words });
const note = (words: string): Block => ({ kind: 'note', text: words });

/** The page of a call, in the language of who opens it. */
export const inLanguage = (path: string, language: Language) => `${path}?lang=${language}`;

/**
 * Anybody can type anybody's address. So what the site sends by itself repeats nothing of what was typed but a name that
 * looks like one: nobody can have it carry words or links of theirs to others.
 */
function greeting(name: string, language: Language): Block {
  const texts = mailTexts[language];
  const proper = properName(name);
  return text(proper ? filled(texts.greeting, { name: proper }) : texts.greetingWithoutName);
}

function closing(owner: MailOwner, language: Language): Block[] {
  const from = [owner.name, ...(owner.site ? [owner.site] : [])];
  const lines = directionOf(language) === 'rtl' ? from.map(isolated) : from;
  return [text([mailTexts[language].closing, ...lines].join('\n'))];
}

/** That a request has arrived. A booking gets an invitation. */
export function confirmation(message: Message, owner: MailOwner): Letter {
  const language = languageOf(message);
  const texts = mailTexts[language];
  const { subject, text: promising, arrived } = texts[confirmed(message.kind)];
  return {
    language,
    subject,
    blocks: [
      greeting(message.name, language),
      text(owner.isOwn ? arrived : promising),
      ...closing(owner, language),
      note(texts.automatic),
      note(texts.notYou),
    ],
  };
}

function confirmed(kind: MessageKind): Exclude<MessageKind, 'booking'> {
  return kind === 'booking' ? 'consultation' : kind;
}

export interface BookingNews {
  change: BookingMail;
  booking: Booking;
  at: Date;
  /** Where the visitor moves or cancels it. */
  link?: string | undefined;
}

/** What becomes of a call, with the file that tells the visitor's calendar. */
export function bookingLetter(news: BookingNews, language: Language, owner: MailOwner): Letter {
  const { change, booking, at, link } = news;
  const texts = mailTexts[language];
  const times = callTimes(booking, owner.timeZone, language);
  const values = { owner: owner.name, email: owner.email, day: times.day };
  const method = change === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const facts: [string, string][] = [
    ...(times.visitor ? [[texts.yourTime, times.visitor] as [string, string]] : []),
    [filled(texts.ownerTime, values), times.owner],
    [texts.length, times.length],
  ];
  const further: Block[] = link
    ? [{ kind: 'link', text: texts.changeLink, href: link }]
    : [text(texts.change)];
  return {
    language,
    subject: oneLine(filled(texts[change].subject, values)),
    blocks: [
      greeting(booking.name, language),
      text(texts[change].text),
      { kind: 'facts', facts },
      ...(change === 'cancelled' ? [] : further),
      ...closing(owner, language),
    ],
    invite: {
      method,
      file: bookingInvite(
        booking,
        owner,
        {
          summary: filled(texts.calendarSummary, values),
          description: owner.email ? filled(texts.calendarDescription, values) : texts.change,
        },
        { method, at },
      ),
    },
  };
}

/** The owner's own words, and below them what they answer. */
export function replyLetter(
  message: Message,
  reply: string,
  { timeZone }: Pick<MailOwner, 'timeZone'>,
): Letter {
  const language = languageOf(message);
  const date = new Intl.DateTimeFormat(latinDigits(language), {
    dateStyle: 'long',
    timeZone,
  }).format(new Date(message.timestamp));
  const quote: Block[] = message.message.trim()
    ? [
        note(filled(mailTexts[language].youWrote, { date })),
        { kind: 'quote', text: message.message },
      ]
    : [];
  return { language, subject: replySubject(message), blocks: [text(reply), ...quote] };
}
