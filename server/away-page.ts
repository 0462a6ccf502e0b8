// What a visitor reads in place of a page that cannot be made just now.
import type { Context } from 'hono';
import { readLanguage } from '#app/content/language-path.ts';
import type { Language } from '#app/i18n/languages.ts';
import { markupText } from '#app/lib/markup-text.ts';
import { formTexts } from './form-texts.ts';
import { plainPage, sendPage } from './plain-page.ts';
import { answerLanguage, chosenLanguage } from './visitor-language.ts';

const RETRY_S = 10;

const TEXTS: Record<Language, { title: string; text: string }> = {
  en: {
    title: 'This site is taking a short break',
    text: 'The page cannot be shown just now. Please try again in a moment.',
  },
  de: {
    title: 'Diese Website macht eine kurze Pause',
    text: 'Die Seite lässt sich gerade nicht anzeigen. Bitte versuchen Sie es gleich noch einmal.',
  },
  fr: {
    title: 'Ce site fait une courte pause',
    text: 'La page ne peut pas être affichée pour le moment. Veuillez réessayer dans un instant.',
  },
  it: {
    title: 'Questo sito fa una breve pausa',
    text: 'Al momento la pagina non può essere mostrata. Riprovi tra un istante.',
  },
  ur: {
    title: 'یہ سائٹ تھوڑی دیر کے وقفے پر ہے',
    text: 'صفحہ اس وقت دکھایا نہیں جا سکتا۔ براہِ کرم تھوڑی دیر میں دوبارہ کوشش کریں۔',
  },
  ar: {
    title: 'هذا الموقع في استراحة قصيرة',
    text: 'لا يمكن عرض الصفحة الآن. يُرجى المحاولة من جديد بعد قليل.',
  },
};

/** Somebody sits before it, and it is no program that asks. */
export function wantsPage({ req }: Context): boolean {
  const accepted = req.header('accept') ?? '';
  return req.method === 'GET' && !req.path.startsWith('/api/') && accepted.includes('text/html');
}

export function sendAway(context: Context): Response {
  const { path } = context.req;
  const language =
    readLanguage(path).language ?? chosenLanguage(context) ?? answerLanguage(context);
  const { title, text } = TEXTS[language];
  const { missing } = formTexts(language).site;
  context.header('Retry-After', String(RETRY_S));
  // Once more to the same address.
  const body = `<p>${markupText(text)}</p>\n<a href="">${markupText(missing.retry)}</a>`;
  return sendPage(context, language, plainPage({ language, title, body }), 503);
}
