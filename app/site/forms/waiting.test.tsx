// Forms on a desk that cannot be reached just now.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Outgoing } from '#app/content/requests.ts';
import { createI18n } from '#app/i18n/i18n.ts';
import { failure, type Result, success } from '#app/store/adapter.ts';
import { keptRequests } from '#app/store/outbox.ts';
import type { Desk } from '#app/store/ports.ts';
import { deliverLeftBehind } from '../outbox/unsent.ts';
import { field, renderInTest, textsOf } from '../render-in-test.tsx';
import Booking from '../schedule/booking.tsx';
import { ContactForm } from '../sections/contact-form.tsx';

const NOW = new Date('2026-03-11T10:10:00Z');
const OFFLINE = failure('unreachable', 'The server cannot be reached.');
const NOTE = /^This could not be sent just now\. It is kept in this browser/;

let end = () => {};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A desk that answers as it is told to, and what was sent to it. */
function createFakeDesk() {
  const desk = {
    answer: OFFLINE as Result,
    sent: [] as Outgoing[],
    async send(outgoing: Outgoing) {
      desk.sent.push(outgoing);
      return desk.answer;
    },
    place: 'server' as const,
    takenCalls: () => ({ get: () => NO_SLOTS, subscribe: () => () => {} }),
    note: () => {},
  };
  return desk satisfies Desk;
}

const NO_SLOTS: [] = [];

async function start(part: React.ReactNode) {
  const desk = createFakeDesk();
  const { toasts } = await renderInTest(part, { desk });
  end = deliverLeftBehind(desk, createI18n());
  return { desk, toasts };
}

const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByText(name));
const note = () => textsOf('form [role=status]')[0];

async function pass(milliseconds: number) {
  await act(async () => vi.advanceTimersByTimeAsync(milliseconds));
}

/** A while after the form has tried. */
async function goOnline() {
  await pass(2000);
  await act(async () => {
    dispatchEvent(new Event('online'));
    await vi.dynamicImportSettled();
  });
  await pass(0);
}

async function sendMessage() {
  for (const label of ['First Name', 'Last Name', 'Subject', 'Message']) type(label, 'Hello');
  type('Email Address', 'ada@example.com');
  press('Send Message');
  await pass(1000);
}

test.each(['unreachable', 'busy', 'outdated'] as const)(
  'a message that meets a desk that is %s is kept, and its form says so',
  async (kind) => {
    const { desk, toasts } = await start(<ContactForm />);
    desk.answer = failure(kind, 'not now');
    await sendMessage();
    expect(note()).toMatch(NOTE);
    expect(toasts).toEqual([]);
    expect(keptRequests()).toHaveLength(1);
    expect(field('Message').value).toBe('Hello');
  },
);

test('it goes out by itself when the connection is back, once, and the form is empty', async () => {
  const { desk, toasts } = await start(<ContactForm />);
  await sendMessage();
  desk.answer = success;
  await goOnline();
  expect(desk.sent).toHaveLength(2);
  expect(desk.sent[1]).toEqual(desk.sent[0]);
  expect(toasts).toMatchObject([{ title: 'Message Sent!' }]);
  expect([note(), field('Message').value]).toEqual(['', '']);
  expect(keptRequests()).toEqual([]);
  await goOnline();
  await pass(3_600_000);
  expect(desk.sent).toHaveLength(2);
});

test('what was changed in the form since it was sent stays there', async () => {
  const { desk, toasts } = await start(<ContactForm />);
  await sendMessage();
  type('Message', 'Hello, and one thing more');
  desk.answer = success;
  await goOnline();
  expect(toasts).toMatchObject([{ title: 'Message Sent!' }]);
  expect(desk.sent.at(-1)?.request).toMatchObject({ value: { message: 'Hello' } });
  expect(field('Message').value).toBe('Hello, and one thing more');
  expect(field('Email Address').value).toBe('ada@example.com');
  press('Send Message');
  await pass(1000);
  const [first, , last] = desk.sent;
  expect(last?.request).toMatchObject({ value: { message: 'Hello, and one thing more' } });
  expect(last?.key).not.toBe(first?.key);
  expect(field('Message').value).toBe('');
});

test('it is tried again while nothing is said about the connection', async () => {
  const { desk, toasts } = await start(<ContactForm />);
  await sendMessage();
  desk.answer = success;
  await pass(5000);
  await act(async () => vi.dynamicImportSettled());
  await pass(0);
  expect(toasts).toMatchObject([{ title: 'Message Sent!' }]);
  expect(note()).toBe('');
});

test('who presses Send again sends the same request; what was changed is another one', async () => {
  const { desk } = await start(<ContactForm />);
  await sendMessage();
  press('Send Message');
  await pass(1000);
  type('Message', 'Hello, and one thing more');
  press('Send Message');
  await pass(1000);
  const [first, again, changed] = desk.sent.map(({ key }) => key);
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
  expect(keptRequests().map(({ text }) => JSON.parse(text).key)).toEqual([changed]);
});

test('the note goes when another tab has delivered the request', async () => {
  const { desk } = await start(<ContactForm />);
  await sendMessage();
  const [name = ''] = Object.keys(localStorage);
  localStorage.removeItem(name);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: name })));
  expect(note()).toBe('');
  // Whoever is not sure and sends again has sent one message.
  press('Send Message');
  await pass(1000);
  expect(desk.sent[1]?.key).toBe(desk.sent[0]?.key);
});

test('a browser that keeps nothing says that it was not sent', async () => {
  const { toasts } = await start(<ContactForm />);
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', new Proxy({}, { get: refuse, ownKeys: refuse }));
  await sendMessage();
  expect(note()).toBe('');
  expect(toasts).toMatchObject([{ title: 'This could not be saved', tone: 'error' }]);
  expect(field('Message').value).toBe('Hello');
});

test('a booking whose slot was taken meanwhile is reported, and what was typed stays for another one', async () => {
  const { desk, toasts } = await start(<Booking />);
  fireEvent.click(document.querySelector('button[aria-label^="Thursday, March 12"]') as Element);
  fireEvent.click(document.querySelector('input[value="02:00 PM"]') as Element);
  press('Confirm Booking');
  type('Email', 'lin@example.com');
  type('Phone', '1');
  type('Notes', 'About the app');
  press('Book the Call');
  await pass(1000);
  expect(note()).toMatch(NOTE);
  desk.answer = failure('conflict', 'The slot is not free any more.');
  await goOnline();
  expect(toasts).toMatchObject([{ title: expect.stringContaining('That time'), tone: 'error' }]);
  expect(keptRequests()).toEqual([]);
  expect(document.querySelector('dialog')?.open).toBe(false);
  fireEvent.click(document.querySelector('input[value="03:00 PM"]') as Element);
  press('Confirm Booking');
  expect(field('Notes').value).toBe('About the app');
  expect(note()).toBe('');
});

test('a booking that waits can be taken back', async () => {
  const { desk } = await start(<Booking />);
  fireEvent.click(document.querySelector('button[aria-label^="Thursday, March 12"]') as Element);
  fireEvent.click(document.querySelector('input[value="02:00 PM"]') as Element);
  press('Confirm Booking');
  type('Email', 'lin@example.com');
  type('Phone', '1');
  press('Book the Call');
  await pass(1000);
  press('Cancel');
  expect(keptRequests()).toEqual([]);
  desk.answer = success;
  await goOnline();
  expect(desk.sent).toHaveLength(1);
});

test('what a machine typed into the hidden field, and how long the page was open, goes along', async () => {
  const { desk } = await start(<ContactForm />);
  const trap = document.querySelector<HTMLInputElement>('[aria-hidden] input');
  expect([trap?.tabIndex, trap?.autocomplete]).toEqual([-1, 'off']);
  await sendMessage();
  expect(desk.sent[0]).not.toHaveProperty('trap');
  expect(desk.sent[0]?.openFor).toBeGreaterThan(0);
  expect(desk.sent[0]?.language).toBe('en');
  fireEvent.change(trap as Element, { target: { value: 'http://spam.example' } });
  type('Message', 'Hello again');
  press('Send Message');
  await pass(1000);
  expect(desk.sent[1]).toMatchObject({ trap: 'http://spam.example' });
});

test('without scripts the form posts to the desk, where there is one that takes it', async () => {
  await renderInTest(<ContactForm />, {
    desk: { ...createFakeDesk(), formAction: (kind) => `/take/${kind}` },
  });
  const form = document.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/take/contact');
  expect(form?.method).toBe('post');
  expect(form?.hasAttribute('enctype')).toBe(false);
  expect(document.querySelector('noscript')).toBeNull();
});
