import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arrived, field, renderInTest, textsOf } from '../render-in-test.tsx';
import { useConsultation } from './consultation-provider.tsx';

const NOW = '2026-03-02T09:00:00.000Z';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

function Opener() {
  return (
    <button type="button" onClick={useConsultation()}>
      Open
    </button>
  );
}

const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const submit = () => screen.getByText(/^(Send Request|Sending...)$/) as HTMLButtonElement;
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });

async function open() {
  fireEvent.click(screen.getByText('Open'));
  await arrived();
  expect(dialog().open).toBe(true);
}

function fill(name = 'Grace Hopper') {
  type('Full Name', name);
  type('Email Address', 'grace@example.com');
  type('Project Type', 'AI/ML Integration');
  type('Project Description', 'A compiler');
}

async function pass(milliseconds: number) {
  await act(async () => vi.advanceTimersByTimeAsync(milliseconds));
}

async function start(capacity?: number) {
  const site = await renderInTest(<Opener />, capacity === undefined ? {} : { capacity });
  await open();
  return site;
}

test('the dialog asks for eight things, four of them required', async () => {
  await start();
  for (const [label, placeholder, isRequired] of [
    ['Full Name', null, true],
    ['Email Address', null, true],
    ['Company', 'Your company name', false],
    ['Project Type', 'Select project type', true],
    ['Budget', 'Select budget range', false],
    ['Timeline', 'Project timeline', false],
    ['Preferred Time', 'Best time to call', false],
    [
      'Project Description',
      'Tell me about your project, goals, and any specific requirements...',
      true,
    ],
  ] as const) {
    const control = field(label);
    expect(control.required, label).toBe(isRequired);
    const shown = control.placeholder || textsOf('option', control)[0];
    if (placeholder) expect(shown).toBe(placeholder);
  }
  expect(field('Email Address').type).toBe('email');
});

test.each([
  [
    'Project Type',
    [
      'Web Application',
      'Mobile App',
      'E-commerce',
      'AI/ML Integration',
      'API Development',
      'Custom Software',
      'Other',
    ],
  ],
  [
    'Budget',
    ['$1,000 - $5,000', '$5,000 - $10,000', '$10,000 - $25,000', '$25,000 - $50,000', '$50,000+'],
  ],
  ['Timeline', ['1-2 weeks', '1 month', '2-3 months', '3-6 months', '6+ months']],
  [
    'Preferred Time',
    ['Morning (9 AM - 12 PM)', 'Afternoon (12 PM - 6 PM)', 'Evening (6 PM - 9 PM)', 'Flexible'],
  ],
])('%s has its choices', async (label, choices) => {
  await start();
  expect(textsOf('option:not([value=""])', field(label))).toEqual(choices);
});

test('an incomplete request is kept back', async () => {
  const { store } = await start();
  fireEvent.click(submit());
  fill();
  type('Email Address', 'not an address');
  fireEvent.click(submit());
  await pass(2000);
  expect(submit().disabled).toBe(false);
  expect(store.get('consultations')).toEqual([]);
});

test('a request is sent for a second, stored as pending, confirmed, and delivered', async () => {
  const { store, toasts } = await start();
  fill();
  type('Budget', '$50,000+');
  type('Preferred Time', 'Flexible');
  fireEvent.click(submit());
  expect(submit().textContent).toBe('Sending...');
  // Neither a second click nor Enter makes a second request.
  fireEvent.click(submit());
  fireEvent.submit(dialog().querySelector('form') as HTMLFormElement);
  await pass(999);
  expect(submit().getAttribute('aria-disabled')).toBe('true');
  await pass(1);
  expect(dialog().open).toBe(false);
  expect(store.get('consultations')).toEqual([
    {
      id: expect.stringMatching(/^\d+$/),
      name: 'Grace Hopper',
      email: 'grace@example.com',
      projectType: 'AI/ML Integration',
      budget: '$50,000+',
      timeline: '',
      description: 'A compiler',
      preferredTime: 'Flexible',
      submittedAt: expect.stringMatching(/^2026-03-02T09:00:0[01]/),
      status: 'pending',
    },
  ]);
  expect(store.get('messages')).toMatchObject([
    { kind: 'consultation', name: 'Grace Hopper', email: 'grace@example.com', status: 'new' },
  ]);
  expect(toasts).toMatchObject([
    {
      title: 'Consultation Request Sent!',
      text: "I'll get back to you within 24 hours to schedule our call.",
    },
  ]);
  await open();
  expect(field('Full Name').value).toBe('');
});

test('a company is kept only when there is one', async () => {
  const { store } = await start();
  fill();
  type('Company', 'US Navy');
  fireEvent.click(submit());
  await pass(1000);
  expect(store.get('consultations')).toMatchObject([{ company: 'US Navy' }]);
});

test('closing keeps what was typed, cancelling discards it', async () => {
  await start();
  fill();
  act(() => dialog().close());
  await open();
  expect(field('Full Name').value).toBe('Grace Hopper');
  expect(field('Project Type').value).toBe('AI/ML Integration');
  fireEvent.click(screen.getByText('Cancel'));
  expect(dialog().open).toBe(false);
  await open();
  expect(field('Full Name').value).toBe('');
  expect(field('Project Type').value).toBe('');
});

test('a request that was cancelled while it was being sent is not stored', async () => {
  const { store } = await start();
  fill();
  fireEvent.click(submit());
  fireEvent.click(screen.getByText('Cancel'));
  await pass(2000);
  await open();
  fill('Ada Lovelace');
  fireEvent.click(submit());
  await pass(2000);
  expect(store.get('consultations')).toMatchObject([{ name: 'Ada Lovelace' }]);
});

test('without room the dialog stays open with what was typed', async () => {
  const { store, toasts } = await start(300);
  fill();
  type('Project Description', 'x'.repeat(300));
  fireEvent.click(submit());
  await pass(1000);
  expect(toasts).toMatchObject([{ title: 'This could not be saved', tone: 'error' }]);
  expect(dialog().open).toBe(true);
  expect(field('Full Name').value).toBe('Grace Hopper');
  expect(store.get('consultations')).toEqual([]);
  expect(store.get('messages')).toEqual([]);
});
