// What the assistant says on the site of an owner who has begun anew: nothing that the invented one promised.
import { expect, test } from 'vitest';
import { chat as ar } from '#app/i18n/locales/ar-chat.ts';
import { chat as de } from '#app/i18n/locales/de-chat.ts';
import { chat as en } from '#app/i18n/locales/en-chat.ts';
import { chat as fr } from '#app/i18n/locales/fr-chat.ts';
import { chat as it } from '#app/i18n/locales/it-chat.ts';
import { chat as ur } from '#app/i18n/locales/ur-chat.ts';
import { aboutSchema } from '../about.ts';
import { answer, suggestions } from './engine.ts';
import { CHAT_TOPICS, type ChatPack, type Knowledge } from './types.ts';

const packs: Record<string, ChatPack> = { en, de, fr, it, ur, ar };

const own = ({ words, texts }: ChatPack, changes: Partial<Knowledge> = {}): Knowledge => ({
  isOwn: true,
  about: { ...aboutSchema.parse({}), name: 'Noor Fatima', email: 'noor@noor.example' },
  callMinutes: 30,
  services: [],
  projects: [],
  skills: { categories: [], additionalSkills: [] },
  chatbot: { welcomeMessage: '', responses: [], quickQueries: [] },
  works: [],
  words: [words],
  texts,
  ...changes,
});

/** Prices, periods and things that only some people build. */
const PROMISES = /USD|MVP|iOS|Stripe|Google Maps|\b24\b|\b6\b|\d\s*[-–]\s*\d/;

test.each(Object.entries(packs))('in %s', (_, pack) => {
  const knowledge = own(pack);
  expect(suggestions(knowledge)).toEqual(pack.texts.suggestions.slice(0, 8));
  for (const question of pack.texts.suggestions) {
    const { text } = answer(question, knowledge);
    expect(text, question).not.toBe('');
    expect(text, question).not.toMatch(PROMISES);
  }
});

test('what it offers to ask instead is what it offers to begin with, whoever was asked before', () => {
  const [invented, mine] = [own(en, { isOwn: undefined }), own(en)];
  const first = new Set(en.texts.suggestions.slice(0, 8));
  const words = en.texts.suggestions.flatMap((question) => question.split(' '));
  const later = (knowledge: Knowledge) =>
    words
      .flatMap((word) => answer(`zorgel ${word} flibber`, knowledge).closest ?? [])
      .filter((question) => !first.has(question));
  expect(later(invented)).not.toEqual([]);
  expect(later(mine)).toEqual([]);
});

test('every language has the same sentences in the same places', () => {
  const shape = ({ texts }: ChatPack) =>
    CHAT_TOPICS.map((topic) =>
      texts.topics[topic].map((sentence) => [...new Set(sentence.match(/\{\w+\}/g))].length),
    );
  for (const pack of Object.values(packs)) expect(shape(pack)).toEqual(shape(en));
});

test('what it knows of the owner it still says', () => {
  const service = {
    id: '1',
    title: 'Plans',
    description: '',
    icon: 'Globe' as const,
    price: 'from 90 EUR',
    features: [],
  };
  const knowledge = own(en, { services: [service] });
  expect(answer('How much does a project cost?', knowledge).text).toBe(
    'By service: Plans (from 90 EUR).',
  );
  expect(answer('how can I contact you', knowledge).text).toContain('noor@noor.example');
  expect(answer('how do i cancel my booking', knowledge).text).toContain(
    'To move or cancel a call, write to noor@noor.example.',
  );
  expect(answer('Are you a real person or a bot?', knowledge).text).toContain('not a person');
});

test.each(Object.entries(packs))(
  'in %s: clients elsewhere are promised nothing, and told whom to ask',
  (_, pack) => {
    const { about } = own(pack);
    const mine = own({ ...pack, words: en.words }, { about: { ...about, location: 'Quetta' } });
    const [promise = '', place = '', elsewhere = ''] = [2, 5, 6].map((at) =>
      (pack.texts.topics.contactInfo[at] ?? '')
        .replaceAll('{name}', about.name)
        .replaceAll('{location}', 'Quetta'),
    );
    const say = (knowledge: Knowledge) =>
      answer('Do you work with clients in Germany?', knowledge).text.replace(
        /[\u2066-\u2069]/g,
        '',
      );
    expect(say(mine)).toContain(`${place} ${elsewhere}`);
    expect(say(mine)).not.toContain(promise);
    expect(say(own({ ...pack, words: en.words }))).toContain(elsewhere);
    const invented = say({ ...mine, isOwn: undefined });
    expect(invented).toContain(promise);
    expect(invented).not.toContain(elsewhere);
  },
);

test('where nothing is left it asks back, and the way to the owner is offered', () => {
  for (const question of ['Do you build mobile apps?', 'Which payment methods do you integrate?']) {
    expect(answer(question, own(en)).topic).toBe('moreDetail');
  }
});

test.each([
  [5, '5 دقائق'],
  [30, '30 دقيقة'],
  [103, '103 دقائق'],
])('Arabic counts %d minutes', (callMinutes, said) => {
  expect(answer('هل يمكنني حجز استشارة مجانية؟', own(ar, { callMinutes })).text).toContain(
    `ومدتها ${said}.`,
  );
});

test.each([
  ['1', '1 year of'],
  ['4+', '4+ years of'],
  ['1+', '1+ years of'],
  ['many', 'many years of'],
])('%s years of experience', (experience, said) => {
  const { about, ...rest } = own(en);
  const knowledge = { ...rest, isOwn: undefined, about: { ...about, experience } };
  expect(answer('how much experience do you have', knowledge).text).toContain(said);
});

test('names keep together between letters that run the other way', () => {
  expect(answer('كيف أتواصل معك؟', own(ar)).text).toContain('\u2068noor@noor.example\u2069');
});
