import { expect, test } from 'vitest';
import { chat } from '#app/i18n/locales/en-chat.ts';
import { aboutSchema } from '../about.ts';
import { builtInContent } from '../built-in.ts';
import { answer, SUGGESTION_COUNT, suggestions, welcome } from './engine.ts';
import { fill } from './placeholders.ts';
import { CHAT_TOPICS, type Knowledge } from './types.ts';

const { about, services, projects, skills } = builtInContent;
const knowledge: Knowledge = {
  about,
  callMinutes: 30,
  services,
  projects,
  skills,
  chatbot: { welcomeMessage: '', responses: [], quickQueries: [] },
  works: [],
  words: [chat.words],
  texts: chat.texts,
};

function say(message: string, of: Knowledge = knowledge): string {
  return answer(message, of).text;
}

function withResponse(response: string, changes: Partial<Knowledge> = {}): Knowledge {
  const custom = { id: '1', trigger: 'ask', response, category: 'General' };
  return {
    ...knowledge,
    ...changes,
    chatbot: { ...knowledge.chatbot, responses: [custom] },
  };
}

test('the answers state what the site promises', () => {
  expect(say('how much experience do you have')).toContain('4+ years');
  expect(say('book a call')).toContain('free');
  expect(say('book a call')).toContain('30 minutes');
  expect(say('book a call')).toContain(about.calendlyUrl);
  expect(say('how do we start')).toContain('free 30-minute consultation');
  expect(say('how do we start')).toContain('within 1 business day');
  expect(say('how long does it take')).toMatch(/1-2 weeks.*3-6 weeks.*4-8 weeks/);
  expect(say('how can I contact you')).toContain('within 24 hours');
  expect(say('what is your email')).toContain(about.email);
});

test('the price answer gives the guide ranges and the from-prices of the services', () => {
  const text = say('what does it cost');
  expect(text).toMatch(/80-100 USD.*250-600 USD.*300-500 USD/);
  for (const { title, price } of services) expect(text).toContain(`${title} (${price})`);
});

test('the portfolio-only reply names what can be asked and asks for it', () => {
  const text = say('what is the weather today');
  const subjects =
    'services, experience, tech stack, projects, pricing, process, availability, getting started';
  for (const subject of subjects.split(', ')) expect(text).toContain(subject);
  expect(text).toContain('portfolio-related question');
});

test('the reply to a vague message asks for goal, features, timeline and budget', () => {
  const text = say('I have an idea');
  for (const part of ['goal', 'must-have features', 'timeline', 'budget']) {
    expect(text).toContain(part);
  }
});

test('answers name the services, the strongest skills and the trending projects', () => {
  expect(say('what services do you offer')).toContain('API Development and Automation Tools');
  expect(say('what is your tech stack')).toContain('React, Next.js, Node.js');
  expect(say('show me your portfolio')).toContain('Dastarkhwan, Dastarkhwan Go, Baraat');
});

test('a sentence about something that the owner left empty is left out', () => {
  const empty = aboutSchema.parse({});
  const bare: Knowledge = {
    ...knowledge,
    about: empty,
    services: [],
    projects: [],
    skills: { categories: [], additionalSkills: [] },
  };
  expect(say('whats your email', { ...knowledge, about: { ...about, phone: ' ' } })).not.toContain(
    'WhatsApp',
  );
  expect(say('book a call', bare)).not.toContain('booking calendar');
  expect(say('what does it cost', bare)).not.toContain('By service');
});

test('an answer fills placeholders, and leaves those that nobody knows', () => {
  const owner = withResponse('{name} / {email} / {unknown} / {constructor} / {{phone}} / {');
  expect(say('ask', owner)).toBe(
    `${about.name} / ${about.email} / {unknown} / {constructor} / {${about.phone}} / {`,
  );
});

test("the owner's text is kept as it is: no markup, no second filling, no patterns", () => {
  const strange = { ...about, name: "{email} $& $' <b>" };
  expect(say('ask', withResponse('I am {name}<script>', { about: strange }))).toBe(
    "I am {email} $& $' <b><script>",
  );
  expect(fill('{a}', new Map([['a', '{a}']]))).toBe('{a}');
});

test("the welcome is the owner's, or the built-in one when that is blank", () => {
  const own = { ...knowledge.chatbot, welcomeMessage: 'Salam from {name}!' };
  expect(welcome({ ...knowledge, chatbot: own })).toBe('Salam from Hamza Qureshi!');
  const builtIn = "Hi! I'm Hamza Qureshi's AI assistant. How can I help you today?";
  expect(welcome({ ...knowledge, chatbot: { ...own, welcomeMessage: ' \n' } })).toBe(builtIn);
  expect(welcome({ ...knowledge, chatbot: builtInContent.chatbot })).toBe(builtIn);
});

test('the built-in welcome is said in the current language', () => {
  const german = { ...chat.texts, welcome: 'Hallo! Hier ist der Assistent von {name}.' };
  expect(welcome({ ...knowledge, texts: german, chatbot: builtInContent.chatbot })).toBe(
    'Hallo! Hier ist der Assistent von Hamza Qureshi.',
  );
});

test("there are ten suggestions, the owner's first, none twice", () => {
  const query = (text: string) => ({ id: text, text, response: 'x' });
  const own = {
    ...knowledge.chatbot,
    quickQueries: [query('Do you speak Urdu?'), query('how do we get STARTED')],
  };
  const shown = suggestions({ ...knowledge, chatbot: own });
  expect(shown.slice(0, 3)).toEqual([
    'Do you speak Urdu?',
    'how do we get STARTED',
    'What services do you offer?',
  ]);
  expect(shown).toHaveLength(SUGGESTION_COUNT);
  expect(shown).not.toContain('How do we get started?');
  expect(suggestions({ ...knowledge, chatbot: builtInContent.chatbot })).toHaveLength(
    SUGGESTION_COUNT,
  );
});

test('however many questions the owner has, ten are suggested', () => {
  const quickQueries = Array.from({ length: 14 }, (_, n) => ({
    id: `${n}`,
    text: `Question ${n}`,
    response: 'x',
  }));
  const shown = suggestions({ ...knowledge, chatbot: { ...knowledge.chatbot, quickQueries } });
  expect(shown).toEqual(quickQueries.slice(0, SUGGESTION_COUNT).map(({ text }) => text));
});

test('every built-in suggestion is answered by a topic', () => {
  expect(chat.texts.suggestions).toHaveLength(SUGGESTION_COUNT);
  for (const question of suggestions(knowledge)) {
    expect(CHAT_TOPICS).toContain(answer(question, knowledge).topic);
  }
});

test('every answer keeps a sentence when the owner has filled in nothing', () => {
  const texts = Object.values(chat.texts.topics);
  const promised = new Set(
    'name prices callMinutes replyHours simpleSiteWeeks webMvpWeeks mobileWeeks mobilePrice'.split(
      ' ',
    ),
  );
  for (const sentences of texts) {
    const safe = sentences.filter((sentence) =>
      [...sentence.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => promised.has(name)),
    );
    expect(safe, sentences.join(' ')).not.toHaveLength(0);
  }
});
