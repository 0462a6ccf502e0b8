// What a reply is called: as its visitor called the message, or, when the form asked for no subject, as the form is called
// in their language. What the inbox calls such a message is for its owner.
import type { Message, MessageKind } from '#app/content/messages.ts';
import type { Language } from '#app/i18n/languages.ts';
import { languageOf, oneLine } from './letter.ts';

const FORMS: Readonly<Record<Language, Record<Exclude<MessageKind, 'contact'>, string>>> = {
  en: {
    inquiry: 'Your project inquiry',
    consultation: 'Your consultation request',
    booking: 'Our call',
  },
  de: {
    inquiry: 'Ihre Projektanfrage',
    consultation: 'Ihre Anfrage zum Erstgespräch',
    booking: 'Unser Gespräch',
  },
  fr: {
    inquiry: 'Votre demande pour un projet',
    consultation: 'Votre demande de consultation',
    booking: 'Notre appel',
  },
  it: {
    inquiry: 'La sua richiesta per un progetto',
    consultation: 'La sua richiesta di consulenza',
    booking: 'La nostra chiamata',
  },
  ur: {
    inquiry: 'آپ کا پروجیکٹ کا استفسار',
    consultation: 'آپ کی مشاورت کی درخواست',
    booking: 'ہماری کال',
  },
  ar: {
    inquiry: 'استفسارك عن المشروع',
    consultation: 'طلب الاستشارة',
    booking: 'مكالمتنا',
  },
};

export function replySubject(message: Pick<Message, 'kind' | 'subject' | 'language'>): string {
  const { kind } = message;
  const subject = kind === 'contact' ? message.subject : FORMS[languageOf(message)][kind];
  return oneLine(/^re:/i.test(subject) ? subject : `Re: ${subject}`);
}
