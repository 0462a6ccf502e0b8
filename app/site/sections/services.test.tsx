import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { field, renderInTest, textsOf } from '../render-in-test.tsx';
import { Services } from './services.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const choose = (title: string) => fireEvent.click(screen.getByLabelText(`Select ${title}`));
const chosen = () => textsOf('form li');
const send = () => screen.getByText(/^(Send Inquiry|Sending...)$/) as HTMLButtonElement;

function fill() {
  fireEvent.change(field('Full Name'), { target: { value: 'Alan Turing' } });
  fireEvent.change(field('Email Address'), { target: { value: 'alan@example.com' } });
  fireEvent.change(field('Project Description'), { target: { value: 'A machine' } });
}

async function pass(milliseconds: number) {
  await act(async () => vi.advanceTimersByTimeAsync(milliseconds));
}

test('six services, each with five features and its price', async () => {
  await renderInTest(<Services />);
  expect(textsOf('article h3')).toEqual([
    'Full-Stack Development',
    'Mobile App Development',
    'AI/ML Solutions',
    'Web Development',
    'API Development',
    'Automation Tools',
  ]);
  expect(textsOf('article p bdi').map((price) => /\$\d+/.exec(price)?.[0])).toEqual([
    '$500',
    '$300',
    '$150',
    '$200',
    '$150',
    '$100',
  ]);
  for (const card of document.querySelectorAll('article')) {
    expect(card.querySelectorAll('li')).toHaveLength(5);
  }
});

test('without services the form stays, and nothing is said about a choice', async () => {
  await renderInTest(<Services />, { saved: { services: [] } });
  expect(send().textContent).toBe('Send Inquiry');
  expect(screen.queryByText(/No service selected yet/)).toBeNull();
  expect(screen.queryByText('Selected services')).toBeNull();
  expect(screen.queryByText(/^Choose one or several/)).toBeNull();
  expect(textsOf('h2')).toEqual(['Pick what you need']);
});

test('services can be chosen and left again, and the form names them in the order of the page', async () => {
  await renderInTest(<Services />);
  const badges = () => screen.queryAllByText('Selected', { exact: true });
  expect(badges()).toHaveLength(0);
  choose('Automation Tools');
  choose('Full-Stack Development');
  expect(badges()).toHaveLength(2);
  expect(chosen()).toEqual(['Full-Stack Development', 'Automation Tools']);
  choose('Automation Tools');
  expect(chosen()).toEqual(['Full-Stack Development']);
});

test('the inquiry requires name, email and description', async () => {
  const { store } = await renderInTest(<Services />);
  for (const [label, isRequired] of [
    ['Full Name', true],
    ['Email Address', true],
    ['Company', false],
    ['Budget', false],
    ['Timeline', false],
    ['Project Description', true],
  ] as const) {
    expect(field(label).required, label).toBe(isRequired);
  }
  expect(field('Email Address').type).toBe('email');
  fireEvent.click(send());
  await pass(2000);
  expect(send().disabled).toBe(false);
  expect(store.get('messages')).toEqual([]);
});

test('an inquiry is logged, delivered with the chosen services, and the form is emptied', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const { store, toasts } = await renderInTest(<Services />);
  choose('Mobile App Development');
  choose('API Development');
  fill();
  fireEvent.change(field('Timeline'), { target: { value: '1 month' } });
  fireEvent.click(send());
  expect(send().textContent).toBe('Sending...');
  expect(send().getAttribute('aria-disabled')).toBe('true');
  await pass(1000);
  expect(log).toHaveBeenCalledExactlyOnceWith('Inquiry', {
    name: 'Alan Turing',
    email: 'alan@example.com',
    company: '',
    budget: '',
    timeline: '1 month',
    description: 'A machine',
    services: ['mobile', 'api'],
  });
  expect(store.get('messages')).toMatchObject([
    {
      kind: 'inquiry',
      services: ['Mobile App Development', 'API Development'],
      message: expect.stringContaining('A machine'),
      status: 'new',
    },
  ]);
  expect(toasts.map(({ title }) => title)).toEqual(['Inquiry Sent!']);
  expect(field('Full Name').value).toBe('');
  expect(chosen()).toEqual([]);
});

test('the owner reads their own names of the services, whatever the visitor reads', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const { store } = await renderInTest(<Services />, { language: 'fr' });
  const [card] = document.querySelectorAll<HTMLElement>(
    'article input[type=checkbox], article button',
  );
  fireEvent.click(card as HTMLElement);
  const form = document.querySelector('form') as HTMLFormElement;
  for (const each of form.querySelectorAll<HTMLInputElement>('[required]'))
    fireEvent.change(each, { target: { value: each.type === 'email' ? 'a@example.com' : 'Ada' } });
  fireEvent.submit(form);
  await pass(1000);
  expect(store.get('messages')).toMatchObject([{ services: ['Full-Stack Development'] }]);
});

test('without room everything stays in its place, and the visitor is told', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const { store, toasts } = await renderInTest(<Services />, { capacity: 300 });
  choose('API Development');
  fill();
  fireEvent.change(field('Project Description'), { target: { value: 'x'.repeat(300) } });
  fireEvent.click(send());
  await pass(1000);
  expect(toasts).toMatchObject([{ title: 'This could not be saved', tone: 'error' }]);
  expect(store.get('messages')).toEqual([]);
  expect(field('Full Name').value).toBe('Alan Turing');
  expect(chosen()).toEqual(['API Development']);
  expect(send().disabled).toBe(false);
});

test('boxes that the browser has left as they were are chosen', async () => {
  await renderInTest(<Services />, {
    early(container) {
      for (const box of [...container.querySelectorAll('article input')].slice(1, 3))
        (box as HTMLInputElement).checked = true;
    },
  });
  expect(chosen()).toEqual(['Mobile App Development', 'AI/ML Solutions']);
  choose('AI/ML Solutions');
  expect(chosen()).toEqual(['Mobile App Development']);
});
