import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { Content } from '#app/content/collections.ts';
import type { Language } from '#app/i18n/languages.ts';
import { createHttpDesk } from '#app/store/http/http-desk.ts';
import type { Desk } from '#app/store/ports.ts';
import { takeQuestion } from '../forms/carried-question.ts';
import { arrived, renderInTest, textsOf } from '../render-in-test.tsx';
import { ChatLauncher } from './chat-launcher.tsx';

const WELCOME = "Hi! I'm Hamza Qureshi's AI assistant. How can I help you today?";

beforeEach(() => {
  // Where no time passes, the lists are made ready in one go.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  // Nothing lies beneath the button.
  document.elementsFromPoint = () => [];
});

afterEach(() => {
  vi.useRealTimers();
});

const launcher = () => document.querySelector('button[aria-expanded]') as HTMLButtonElement;
const panel = () => document.querySelector('section') as HTMLElement;
const input = () => screen.getByLabelText('Your message') as HTMLInputElement;
const sendButton = () => screen.getByLabelText('Send') as HTMLButtonElement;
/** What was said, without the sender's name. */
const messages = () => textsOf('ol li > span[dir]');
const isTyping = () => document.querySelector('section [role=status]') !== null;
const suggested = () => textsOf('[aria-label="Suggested questions"] button');

async function openChat(saved: Partial<Content> = {}, language: Language = 'en', desk?: Desk) {
  const view = await renderInTest(<ChatLauncher />, { saved, language, ...(desk && { desk }) });
  await press();
  return view;
}

async function press() {
  await act(async () => launcher().click());
  await arrived();
}

function ask(question: string) {
  fireEvent.change(input(), { target: { value: question } });
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
}

/** What the assistant says is there once its words have been read. */
async function pass(milliseconds: number) {
  await act(async () => void vi.advanceTimersByTime(milliseconds));
  await arrived();
}

test('the panel of 320 by 384 px opens with a welcome, four questions and the cursor in its field', async () => {
  await openChat();
  expect(panel().style.inlineSize).toBe('320px');
  expect(panel().style.blockSize).toBe('384px');
  expect(messages()).toEqual([WELCOME]);
  expect(suggested()).toHaveLength(4);
  expect(document.activeElement).toBe(input());
  expect(launcher().getAttribute('aria-expanded')).toBe('true');
});

test('a suggested question is asked by a click, and the suggestions go for good', async () => {
  await openChat();
  const [question = ''] = suggested();
  fireEvent.click(screen.getByText(question));
  expect(messages()).toEqual([WELCOME, question]);
  expect(suggested()).toEqual([]);
  // Its button is gone: the keyboard stays in the conversation.
  expect(document.activeElement?.textContent).toContain(question);
  await pass(1400);
  expect(messages()).toHaveLength(3);
  expect(suggested()).toEqual([]);
});

test.each([
  [0, 700],
  [0.9999, 1400],
])('when chance says %d, an answer comes after %i ms of typing', async (chance, delay) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  await openChat();
  ask('hello');
  expect(messages()).toHaveLength(2);
  expect(isTyping()).toBe(true);
  await pass(delay - 2);
  expect(isTyping()).toBe(true);
  await pass(2);
  expect(isTyping()).toBe(false);
  expect(messages()).toHaveLength(3);
});

test('blank input is ignored; what is sent leaves the field', async () => {
  await openChat();
  expect(sendButton().disabled).toBe(true);
  ask('   ');
  expect(sendButton().disabled).toBe(true);
  expect(messages()).toHaveLength(1);
  fireEvent.change(input(), { target: { value: ' hi ' } });
  expect(sendButton().disabled).toBe(false);
  sendButton().focus();
  fireEvent.click(sendButton());
  expect(input().value).toBe('');
  expect(document.activeElement).toBe(input());
  expect(messages()[1]).toBe('hi');
});

test('two questions in a row get two answers', async () => {
  await openChat();
  ask('How much does a landing page cost?');
  ask('How long does a web MVP take?');
  await pass(1400);
  expect(isTyping()).toBe(false);
  expect(messages()).toHaveLength(5);
  expect(messages().join()).toContain('80-100 USD');
  expect(messages().join()).toContain('3-6 weeks');
});

test('what stands in a hidden section is not led to', async () => {
  const question = 'Can you show me Full-Stack Development?';
  const linked = () => [...document.querySelectorAll('ol a')].map((a) => a.getAttribute('href'));
  const view = await openChat();
  ask(question);
  await pass(1400);
  expect(linked()).toContain('/#services');
  view.unmount();
  const hidden = { id: 'services' as const, showInNavbar: false, showInPortfolio: false };
  await openChat({ sectionVisibility: [hidden] });
  ask(question);
  await pass(1400);
  expect(linked()).not.toContain('/#services');
});

test('the owner’s welcome, answers and quick queries go first', async () => {
  await openChat({
    chatbot: {
      welcomeMessage: 'Salam from {name}!',
      responses: [{ id: 1, trigger: 'pricing', response: 'Ask {email}.', category: 'Pricing' }],
      quickQueries: [{ id: 1, text: 'Do you like mangoes?', response: 'Chaunsa above all.' }],
    } as unknown as Content['chatbot'],
  });
  expect(messages()).toEqual(['Salam from Hamza Qureshi!']);
  expect(suggested()).toHaveLength(4);
  expect(suggested()[0]).toBe('Do you like mangoes?');
  fireEvent.click(screen.getByText('Do you like mangoes?'));
  await pass(1400);
  expect(messages().at(-1)).toBe('Chaunsa above all.');
  ask('What about your pricing?');
  await pass(1400);
  expect(messages().at(-1)).toBe('Ask hamza@example.com.');
});

test('an older greeting called defaultMessage is read as the welcome', async () => {
  await openChat({ chatbot: { defaultMessage: 'Old hello' } as unknown as Content['chatbot'] });
  expect(messages()).toEqual(['Old hello']);
});

test('what gets the focus is not brought into sight beneath the open panel', async () => {
  const keptFree = () =>
    document.documentElement.style.getPropertyValue('scroll-padding-block-end');
  await openChat();
  expect(keptFree()).toMatch(/384px/);
  fireEvent.keyDown(input(), { key: 'Escape' });
  expect(keptFree()).toBe('');
});

test('closing keeps the conversation and returns focus to the button', async () => {
  await openChat();
  ask('hello');
  await pass(1400);
  // That of an input method takes back what is being composed.
  fireEvent.keyDown(input(), { key: 'Escape', isComposing: true });
  expect(panel().hidden).toBe(false);
  fireEvent.keyDown(input(), { key: 'Escape' });
  expect(panel().hidden).toBe(true);
  expect(document.activeElement).toBe(launcher());
  await press();
  expect(panel().hidden).toBe(false);
  expect(messages()).toHaveLength(3);
});

const notHelpful = () => screen.queryByText('Not helpful');

test('an answer that did not help is noted, and the focus stays with what is said about it', async () => {
  const { store } = await openChat();
  ask('What do you charge?');
  await pass(1400);
  const button = notHelpful() as HTMLButtonElement;
  button.focus();
  await act(async () => fireEvent.click(button));
  await arrived();
  expect(notHelpful()).toBeNull();
  expect(document.activeElement?.textContent).toMatch(/^Thank you/);
  expect(store.get('chatQuestions')).toMatchObject([
    { text: 'What do you charge?', language: 'en', why: 'unhelpful', count: 1 },
  ]);
});

test('what is not understood is noted by itself; greetings, thanks and the rest are not', async () => {
  const { store } = await openChat();
  for (const question of [
    'hello',
    'thanks',
    'What do you charge?',
    'Mag dein Flibber auch Zorgel?',
  ]) {
    ask(question);
    await pass(1400);
  }
  expect(store.get('chatQuestions')).toMatchObject([
    { text: 'Mag dein Flibber auch Zorgel?', language: 'de', why: 'notUnderstood' },
  ]);
  expect(screen.getAllByText('Not helpful')).toHaveLength(1);
});

test.each([
  ['contact', 'Send this question to Hamza Qureshi'],
  ['booking', 'Book a free call'],
] as const)('what is not understood is carried to the form for %s', async (goal, link) => {
  await openChat();
  ask(`  Flibbertigibbet? ${'w'.repeat(2000)}`);
  await pass(1400);
  fireEvent.click(screen.getByText(link));
  const form = document.createElement('form');
  form.append(document.createElement('textarea'));
  takeQuestion(goal, form);
  expect(form.querySelector('textarea')?.value).toMatch(/^Flibbertigibbet\? w{983}$/);
});

test('without their sections no form is offered: the question goes into a letter', async () => {
  const sectionVisibility = (['contact', 'schedule-call'] as const).map((id) => ({
    id,
    showInNavbar: false,
    showInPortfolio: false,
  }));
  await openChat({ sectionVisibility });
  ask('Flibbertigibbet & co?');
  await pass(1400);
  expect(screen.getByText('Send this question to Hamza Qureshi').getAttribute('href')).toBe(
    'mailto:hamza@example.com?body=Flibbertigibbet%20%26%20co%3F',
  );
  expect(screen.queryByText('Book a free call')).toBeNull();
});

test('a desk that fails does not disturb the conversation', async () => {
  const desk = createHttpDesk(async () => {
    throw new Error('offline');
  });
  await openChat({}, 'en', desk);
  ask('flibbertigibbet');
  await pass(1400);
  expect(messages()).toHaveLength(3);
});

test('the welcome is said in the visitor’s language', async () => {
  await openChat({}, 'de');
  expect(messages()[0]).not.toBe(WELCOME);
  expect(messages()[0]).toContain('Hamza Qureshi');
});

test('what the assistant says tells its language: its own answers, and those that the owner has not translated', async () => {
  const { settings } = builtInContent;
  await openChat(
    {
      settings: { ...settings, languages: { main: 'ur', offered: ['ur', 'en'] } },
      chatbot: {
        welcomeMessage: 'سلام!',
        responses: [{ id: '1', trigger: 'honey', response: 'شہد ہے۔', category: 'General' }],
        quickQueries: [],
      },
    },
    'en',
  );
  ask('honey');
  await pass(3000);
  ask('Was kostet ein Projekt?');
  await pass(3000);
  const said = [...document.querySelectorAll('ol li > span[dir]')].map((each) => [
    each.getAttribute('lang'),
    each.getAttribute('dir'),
  ]);
  expect(said).toEqual([
    ['ur', 'rtl'],
    [null, 'auto'],
    ['ur', 'rtl'],
    [null, 'auto'],
    ['de', 'auto'],
  ]);
});

test('the addresses in an answer can be pressed, and the answers come in the order of the questions', async () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(1).mockReturnValue(0);
  await openChat({
    chatbot: {
      welcomeMessage: '',
      quickQueries: [],
      responses: [
        { id: '1', trigger: 'calendar', category: '', response: 'Here: https://cal.example/me.' },
        { id: '2', trigger: 'letters', category: '', response: 'To me@example.com, please.' },
      ],
    },
  });
  ask('calendar');
  ask('letters');
  await pass(1400);
  await pass(1400);
  expect(messages().slice(1)).toEqual([
    'calendar',
    'letters',
    'Here: https://cal.example/me.',
    'To me@example.com, please.',
  ]);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('ol li > span[dir] a')];
  expect(links.map(({ href, target }) => [href, target])).toEqual([
    ['https://cal.example/me', '_blank'],
    ['mailto:me@example.com', ''],
  ]);
});
