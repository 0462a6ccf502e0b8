// What the assistant says of a page that has not all of its sections.
import { expect, test } from 'vitest';
import { chat as ar } from '#app/i18n/locales/ar-chat.ts';
import { chat as de } from '#app/i18n/locales/de-chat.ts';
import { chat as en } from '#app/i18n/locales/en-chat.ts';
import { chat as fr } from '#app/i18n/locales/fr-chat.ts';
import { chat as it } from '#app/i18n/locales/it-chat.ts';
import { chat as ur } from '#app/i18n/locales/ur-chat.ts';
import { builtInContent } from '../built-in.ts';
import { type SectionId, sectionIds } from '../sections.ts';
import { answer } from './engine.ts';
import type { ChatPack, Knowledge } from './types.ts';

/** What each language calls a place of the page. */
const PLACES: Record<string, [pack: ChatPack, place: RegExp]> = {
  en: [en, /section|form on this page|testimonials|case studies/i],
  de: [de, /Abschnitt|formular|Referenzen|Fallstudien/],
  fr: [fr, /section|formulaire|témoignages|études de cas/i],
  it: [it, /sezion|modulo|recensioni|case study/i],
  ur: [ur, /حص[ےہ]|فارم|آرا|کیس/],
  ar: [ar, /قسم|نموذج|شهادات|دراسات/],
};

const knowledgeOf = ({ words, texts }: ChatPack, absent: readonly SectionId[]): Knowledge => ({
  ...builtInContent,
  // What the owner wrote is the owner's.
  chatbot: { welcomeMessage: '', responses: [], quickQueries: [] },
  callMinutes: 30,
  works: [],
  absent,
  words: [words],
  texts,
});

const QUESTIONS = [
  'Can I book a consultation?',
  'What services do you offer?',
  'How much experience do you have?',
  'Which technologies do you use?',
  'Can I see examples of your work?',
  'How good is the quality?',
  'How can I contact you?',
];

test.each(Object.entries(PLACES))(
  '%s: it leads to no section that is not there',
  (_, [pack, place]) => {
    const whole = knowledgeOf({ ...pack, words: en.words }, []);
    const bare = knowledgeOf({ ...pack, words: en.words }, sectionIds);
    for (const question of QUESTIONS) {
      expect(answer(question, whole).text, question).toMatch(place);
      expect(answer(question, bare).text, question).not.toMatch(place);
      expect(answer(question, bare).text, question).not.toBe('');
    }
  },
);

test('a section that is there is still named', () => {
  const knowledge = knowledgeOf(en, ['schedule-call']);
  expect(answer('Which technologies do you use?', knowledge).text).toContain('skills section');
  expect(answer('Can I book a consultation?', knowledge).text).not.toContain('schedule section');
});

test.each(Object.entries(PLACES))(
  '%s: without the form it still says that it is no person, and whom to ask',
  (_, [{ texts }]) => {
    const assistant = texts.topics.contact.at(-1)?.replaceAll('{name}', builtInContent.about.name);
    for (const isOwn of [undefined, true]) {
      const knowledge = { ...knowledgeOf({ words: en.words, texts }, ['contact']), isOwn };
      for (const question of ['Are you a real person or a bot?', 'Do you speak German?']) {
        const { text } = answer(question, knowledge);
        expect(unmarked(text), question).toContain(assistant);
        expect(text, question).toContain(builtInContent.about.email);
      }
      expect(unmarked(answer("What's your email?", knowledge).text)).not.toContain(assistant);
    }
  },
);

/** Without what keeps a name together between letters that run the other way. */
const unmarked = (text: string) => text.replace(/[\u2066-\u2069]/g, '');
