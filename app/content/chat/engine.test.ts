import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chat } from '#app/i18n/locales/en-chat.ts';
import { anyLetter } from '#app/lib/any-letter-for-tests.ts';
import { TOPIC_QUESTIONS } from '../../../fixtures/chat/questions.ts';
import { OTHER_QUESTIONS } from '../../../fixtures/chat/questions-beyond-topics.ts';
import { LATER_QUESTIONS } from '../../../fixtures/chat/questions-later.ts';
import { builtInContent } from '../built-in.ts';
import { answer } from './engine.ts';
import { MESSAGE_LIMIT } from './normalise.ts';
import { CHAT_TOPICS, type ChatWords, type Knowledge } from './types.ts';

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

const QUESTIONS = [TOPIC_QUESTIONS, OTHER_QUESTIONS, LATER_QUESTIONS].flatMap((table) =>
  Object.entries(table).flatMap(([topic, questions]) =>
    questions.map((question) => ({ question, topic })),
  ),
);

function topicOf(message: string, of: Knowledge = knowledge): string {
  return answer(message, of).topic;
}

function withTriggers(...triggers: string[]): Knowledge {
  const responses = triggers.map((trigger) => ({
    id: trigger,
    trigger,
    response: `about ${trigger}`,
    category: 'General',
  }));
  return { ...knowledge, chatbot: { ...knowledge.chatbot, responses } };
}

test.each(QUESTIONS)('$question is answered by $topic', ({ question, topic }) => {
  expect(topicOf(question)).toBe(topic);
});

test('every topic is tried with many questions', () => {
  expect(QUESTIONS.length).toBeGreaterThan(170);
  for (const topic of CHAT_TOPICS) expect(TOPIC_QUESTIONS[topic].length).toBeGreaterThan(8);
});

test("the owner's quick query answers when the message says the same, however it is typed", () => {
  const owner = { ...knowledge, chatbot: builtInContent.chatbot };
  const { topic, text } = answer('  how much does a project COST ', owner);
  expect(topic).toBe('custom');
  expect(text).toContain('80-100 USD');
});

test('a quick query goes before a custom response', () => {
  const owner = withTriggers('cost');
  owner.chatbot.quickQueries.push({ id: '1', text: 'What does it cost?', response: 'quick' });
  expect(answer('what does it cost', owner).text).toBe('quick');
  expect(answer('the cost today', owner).text).toBe('about cost');
});

test("with the owner's defaults the words services, pricing and contact get the owner's answers", () => {
  const owner = { ...knowledge, chatbot: builtInContent.chatbot };
  expect(topicOf('pricing', owner)).toBe('custom');
  expect(topicOf('which services are there', owner)).toBe('custom');
  expect(answer('contact', owner).text).toContain(about.email);
  expect(topicOf('what are your rates', owner)).toBe('pricing');
});

test('a custom response goes before greetings, topics and the off-topic list', () => {
  expect(topicOf('hello', withTriggers('hello'))).toBe('custom');
  expect(topicOf('how long?', withTriggers('how long'))).toBe('custom');
  expect(topicOf('weather', withTriggers('weather'))).toBe('custom');
});

test('a single everyday word of the owner does not decide what a sentence is about', () => {
  expect(topicOf('how much time would it take to build it', withTriggers('time'))).toBe('timeline');
  expect(topicOf('can I see some work you did before', withTriggers('work'))).toBe('portfolio');
  expect(topicOf('what is your phone number', withTriggers('number'))).toBe('contactInfo');
  expect(topicOf('what is your phone number', withTriggers('your phone number'))).toBe('custom');
});

test('a trigger matches whole words only, and a phrase only in order', () => {
  expect(topicOf('how do we start', withTriggers('art'))).toBe('startProcess');
  expect(topicOf('logo design', withTriggers('design logo'))).not.toBe('custom');
  expect(topicOf('I want a Logo-Design!', withTriggers('logo design'))).toBe('custom');
});

test('of several triggers the longest one answers', () => {
  const owner = withTriggers('logo', 'logo design', 'design');
  expect(answer('do you do logo design', owner).text).toBe('about logo design');
});

test('a trigger or query of punctuation alone never answers', () => {
  const owner = withTriggers('!!!');
  owner.chatbot.quickQueries.push({ id: '1', text: '🙂', response: 'smile' });
  expect(topicOf('hello!!!', owner)).toBe('greeting');
  expect(topicOf('🙂', owner)).toBe('notUnderstood');
});

test('a greeting or thanks is answered as such only when nothing else is said', () => {
  expect(topicOf('hi')).toBe('greeting');
  expect(topicOf('hi, what do you charge?')).toBe('pricing');
  expect(topicOf('thanks, how long does it take')).toBe('timeline');
  expect(topicOf('good morning! can you build a website?')).toBe('services');
});

test('no word is found inside another', () => {
  for (const message of [
    'aftermath',
    'which',
    'happy',
    'reproject',
    'maple',
    'bookworm',
    'starting',
  ]) {
    expect(topicOf(message)).toBe('notUnderstood');
  }
  expect(topicOf('email')).toBe('contactInfo');
});

test.each(
  'politics, news, weather, sports, cricket, football, stocks, math, movie, music, lyrics, recipe, medical, legal advice, homework, random, celebrity, download, piracy, crypto, forex'.split(
    ', ',
  ),
)('a question about %s is off topic, also with a word that a topic knows', (word) => {
  expect(topicOf(word)).toBe('offTopic');
  expect(topicOf(`what is the price of ${word} today`)).toBe('offTopic');
  expect(topicOf(`how do I start with ${word}`)).toBe('offTopic');
});

test('a project in such a field is still a project', () => {
  expect(topicOf('can you build a crypto wallet app')).toBe('services');
  expect(topicOf('weather app cost')).toBe('pricing');
  expect(topicOf('how long would a cricket scores website take')).toBe('timeline');
  expect(topicOf('what is the weather today')).toBe('offTopic');
});

test('what the owner added to services, skills and projects is recognised', () => {
  const [service] = services;
  const [project] = projects;
  const added: Knowledge = {
    ...knowledge,
    services: service ? [{ ...service, title: 'Penetration audits' }] : [],
    projects: project ? [{ ...project, title: 'Zarafa' }] : [],
    skills: {
      ...skills,
      categories: [
        { title: 'X', colorTheme: 'primary', skills: [{ name: 'Gleam', level: 80, icon: '' }] },
      ],
    },
  };
  expect(topicOf('penetration audits?', added)).toBe('services');
  expect(topicOf('what is zarafa', added)).toBe('portfolio');
  expect(topicOf('any good with gleam?', added)).not.toBe('notUnderstood');
  expect(topicOf('gleam', added)).toBe('tech');
  expect(topicOf('gleam')).toBe('notUnderstood');
});

test('the words of the current language and of English are both recognised', () => {
  const urdu: ChatWords = {
    ...chat.words,
    greetings: 'سلام',
    topics: { ...chat.words.topics, pricing: 'قیمت، کتنے پیسے' },
  };
  const both = { ...knowledge, words: [urdu, chat.words] };
  expect(topicOf('سلام!', both)).toBe('greeting');
  expect(topicOf('ایپ کی قیمت کیا ہے؟', both)).toBe('pricing');
  expect(topicOf('hourly rate?', both)).toBe('pricing');
});

test('only the beginning of an endless message is read', () => {
  const endless = 'x '.repeat(50_000);
  expect(topicOf(`pricing ${endless}`)).toBe('pricing');
  expect(topicOf(`${endless} pricing`)).toBe('notUnderstood');
  expect(topicOf('how '.repeat(25_000))).toBe(topicOf('how '.repeat(MESSAGE_LIMIT)));
});

test('markup, emoji and text from right to left are answered and never repeated', () => {
  const markup = '<img src=x onerror=alert(1)>';
  expect(answer(markup, knowledge).text).not.toContain('<');
  expect(topicOf('🎉👩‍💻❤️')).toBe('notUnderstood');
  expect(topicOf('ما هو الطقس اليوم؟')).toBe('notUnderstood');
  expect(topicOf('\u202Epricing\u202C')).toBe('pricing');
});

test('whatever is typed, there is an answer without open placeholders', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyLetter, maxLength: 300 }), (message) => {
      const { text } = answer(message, knowledge);
      expect(text).not.toBe('');
      expect(text).not.toMatch(/[{}]/);
    }),
  );
});
