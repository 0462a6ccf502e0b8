import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { pageContent } from '#app/content/page-content.ts';
import { CONTACT_SERVICES } from '#app/content/request-options.ts';
import type { Service } from '#app/content/services.ts';
import { createStore } from '#app/store/create-store.ts';
import { FakeStorage } from '#app/store/fake-browser.ts';
import { keptRequests } from '#app/store/outbox.ts';
import { createWebStorageAdapter } from '#app/store/web-storage-adapter.ts';
import { carryQuestion, takeQuestion } from '../forms/carried-question.ts';
import { field, renderInTest, textsOf } from '../render-in-test.tsx';
import { Contact } from './contact.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  localStorage.clear();
  location.hash = '';
  vi.useRealTimers();
});

const select = () => field('Services') as unknown as HTMLSelectElement;
const offered = () => textsOf('option:not([value=""])');
const chips = () => textsOf('form li');
const choose = (service: string) => fireEvent.change(select(), { target: { value: service } });
const send = () => screen.getByText(/^(Send Message|Sending...)$/) as HTMLButtonElement;

function fill(message = 'Hello') {
  for (const [label, value] of [
    ['First Name', 'Ada'],
    ['Last Name', 'Lovelace'],
    ['Email Address', 'ada@example.com'],
    ['Subject', 'Engine'],
    ['Message', message],
  ] as const) {
    fireEvent.change(field(label), { target: { value } });
  }
}

async function pass(milliseconds: number) {
  await act(async () => vi.advanceTimersByTimeAsync(milliseconds));
}

/** Sends a message from a page of a browser that holds this. */
async function sendTo(area: FakeStorage) {
  const adapter = createWebStorageAdapter(() => area, new EventTarget());
  const store = createStore(adapter, pageContent({ kind: 'landing' }, builtInContent));
  const rendered = await renderInTest(<Contact />, { store });
  fill();
  fireEvent.click(send());
  await pass(1000);
  return rendered;
}

test('four ways to reach the owner, and who is taken on', async () => {
  await renderInTest(<Contact />);
  const [mail, whatsApp, place, time] = document.querySelectorAll('#contact li');
  expect(mail?.textContent).toContain('Email');
  expect(mail?.querySelector('a')?.getAttribute('href')).toBe('mailto:hamza@example.com');
  expect(whatsApp?.textContent).toContain('WhatsApp');
  expect(whatsApp?.querySelector('a')?.href).toBe('https://wa.me/923000000000');
  expect(place?.textContent).toContain('Lahore, Pakistan');
  expect(place?.textContent).toContain('Available worldwide');
  expect(time?.textContent).toContain('Within 24 hours');
  expect(screen.getByText('Accepting new clients for Q3 2025')).toBeDefined();
  expect(screen.getByText('Send Direct Email').getAttribute('href')).toMatch(
    /^mailto:hamza@example\.com\?subject=Project%20Inquiry&body=Hi%20/,
  );
});

test('services become chips, leave the dropdown, and can be removed', async () => {
  await renderInTest(<Contact />);
  expect(offered()).toEqual(CONTACT_SERVICES);
  choose('UI/UX Design');
  expect(chips()).toEqual(['UI/UX Design']);
  expect(offered()).toEqual(CONTACT_SERVICES.filter((name) => name !== 'UI/UX Design'));
  fireEvent.click(screen.getByLabelText('Remove UI/UX Design'));
  expect(chips()).toEqual([]);
  expect(offered()).toEqual(CONTACT_SERVICES);
});

test('with the arrow keys a service is passed by; Enter takes it, and so does who goes on', async () => {
  await renderInTest(<Contact />);
  select().focus();
  for (const name of CONTACT_SERVICES.slice(0, 3)) {
    fireEvent.keyDown(select(), { key: 'ArrowDown' });
    choose(name);
  }
  expect(chips()).toEqual([]);
  fireEvent.keyDown(select(), { key: 'Enter' });
  expect(chips()).toEqual([CONTACT_SERVICES[2]]);
  fireEvent.keyDown(select(), { key: 'ArrowDown' });
  choose(CONTACT_SERVICES[0]);
  fireEvent.blur(select());
  expect(chips()).toEqual([CONTACT_SERVICES[0], CONTACT_SERVICES[2]]);
  // Who takes one away is not thrown back to the top of the page.
  fireEvent.click(screen.getByLabelText(`Remove ${CONTACT_SERVICES[2]}`));
  await act(async () => {});
  expect(document.activeElement).toBe(select());
});

test('a service that was chosen before the scripts were there becomes a chip, too, and is sent', async () => {
  const { store } = await renderInTest(<Contact />, {
    early() {
      select().value = 'UI/UX Design';
    },
  });
  expect(chips()).toEqual(['UI/UX Design']);
  expect(select().value).toBe('');
  fill();
  fireEvent.click(send());
  await pass(1000);
  expect(store.get('messages')).toMatchObject([{ services: ['UI/UX Design'] }]);
});

test('with eight services chosen there is nothing left to choose', async () => {
  await renderInTest(<Contact />);
  for (const name of CONTACT_SERVICES) choose(name);
  expect(chips()).toHaveLength(8);
  expect(offered()).toEqual([]);
  expect(select().disabled).toBe(true);
});

test('of more than eight services of the owner no ninth is offered and then not taken', async () => {
  const [service] = builtInContent.services as [Service];
  const services = Array.from({ length: 9 }, (_, at) => ({ ...service, title: `Own ${at}` }));
  const settings = { ...builtInContent.settings, isOwn: true as const };
  await renderInTest(<Contact />, { saved: { services, settings } });
  for (const { title } of services.slice(0, 8)) choose(title);
  expect(chips()).toHaveLength(8);
  expect(select().disabled).toBe(true);
});

test('all but the services is required, and an address has to be one', async () => {
  const { store } = await renderInTest(<Contact />);
  for (const label of ['First Name', 'Last Name', 'Email Address', 'Subject', 'Message']) {
    expect(field(label).required, label).toBe(true);
  }
  expect(select().required).toBe(false);
  fill();
  fireEvent.change(field('Email Address'), { target: { value: 'ada@' } });
  fireEvent.click(send());
  await pass(2000);
  expect(send().disabled).toBe(false);
  expect(store.get('messages')).toEqual([]);
});

test('blanks alone are no name and no message', async () => {
  const { store } = await renderInTest(<Contact />);
  fill('  \n ');
  fireEvent.change(field('First Name'), { target: { value: '   ' } });
  fireEvent.click(send());
  await pass(2000);
  expect([field('First Name').value, field('Message').value]).toEqual(['', '']);
  expect(field('Last Name').value).toBe('Lovelace');
  expect(store.get('messages')).toEqual([]);
});

test('a message is sent for a second, delivered once, confirmed, and the form is emptied', async () => {
  const { store, toasts } = await renderInTest(<Contact />);
  fill();
  choose('DevOps & Cloud');
  fireEvent.click(send());
  fireEvent.click(send());
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  await pass(999);
  expect(send().textContent).toBe('Sending...');
  await pass(1);
  expect(store.get('messages')).toEqual([
    {
      id: expect.stringMatching(/^\d+$/),
      key: expect.stringMatching(/^[\da-f]{32}$/),
      kind: 'contact',
      language: 'en',
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      subject: 'Engine',
      message: 'Hello',
      services: ['DevOps & Cloud'],
      status: 'new',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    },
  ]);
  expect(toasts.map(({ title }) => title)).toEqual(['Message Sent!']);
  expect(field('First Name').value).toBe('');
  expect(chips()).toEqual([]);
});

test('without room the form keeps what was typed and says where to write instead', async () => {
  const { store, toasts } = await renderInTest(<Contact />, { capacity: 300 });
  fill('x'.repeat(300));
  choose('AI/ML Solutions');
  fireEvent.click(send());
  await pass(1000);
  expect(toasts).toMatchObject([
    {
      title: 'This could not be saved',
      text: expect.stringMatching(/Your browser has no room left.*hamza@example\.com/),
      tone: 'error',
    },
  ]);
  expect(field('First Name').value).toBe('Ada');
  expect(chips()).toEqual(['AI/ML Solutions']);
  expect(store.get('messages')).toEqual([]);
});

test('an inbox that can be neither read nor set aside is not overwritten, and the form says so', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const inbox = `{"version":1,"savedAt":"2027-01-02T03:04:05.000Z","value":"${'x'.repeat(3000)}"}`;
  const area = new FakeStorage();
  area.setItem('portfolio.messages', inbox);
  // Without room for a copy.
  area.capacity = 5000;
  const { toasts } = await sendTo(area);
  expect(toasts).toMatchObject([
    {
      title: 'This could not be saved',
      text: expect.stringContaining('must not be overwritten'),
      tone: 'error',
    },
  ]);
  expect(field('Message').value).toBe('Hello');
  expect(area.getItem('portfolio.messages')).toBe(inbox);
  expect(logged.mock.lastCall?.join(' ')).toMatch(/could not be read .* and there is no room/);
});

test('an inbox of a newer version is not overwritten, and the message waits for a page that knows it', async () => {
  const inbox = '{"version":99,"savedAt":"2027-01-02T03:04:05.000Z","value":[{"name":"Ada"}]}';
  const area = new FakeStorage();
  area.setItem('portfolio.messages', inbox);
  const { toasts } = await sendTo(area);
  expect(toasts).toEqual([]);
  expect(textsOf('form [role=status]')[0]).toMatch(/It is kept in this browser/);
  expect(keptRequests()).toHaveLength(1);
  expect(area.getItem('portfolio.messages')).toBe(inbox);
});

test('a question that the assistant could not answer stands in the form that its link leads to', async () => {
  carryQuestion('contact', 'Do you keep bees?');
  location.hash = '#contact';
  await renderInTest(<Contact />);
  expect(field('Message').value).toBe('Do you keep bees?');
  // The next one takes its place, until the visitor writes something.
  const form = document.querySelector('form');
  carryQuestion('contact', 'Do you keep goats?');
  takeQuestion('contact', form);
  expect(field('Message').value).toBe('Do you keep goats?');
  fireEvent.change(field('Message'), { target: { value: 'Do you keep goats? I do.' } });
  carryQuestion('contact', 'Or geese?');
  takeQuestion('contact', form);
  expect(field('Message').value).toBe('Do you keep goats? I do.');
});
