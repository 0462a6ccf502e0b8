import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { Message } from '#app/content/messages.ts';
import { createStore } from '#app/store/create-store.ts';
import { encode } from '#app/store/envelope.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import { openScreen } from '../screen-in-test.tsx';

const message: Message = {
  id: 'old',
  kind: 'contact',
  name: 'Amina Yusuf',
  email: 'amina@example.com',
  subject: 'A new shop',
  message: 'Hello',
  services: [],
  status: 'new',
  timestamp: '2026-01-02T03:04:05.000Z',
};

/** Stands in for the system's notifications and remembers what was announced. */
function recordNotifications(): string[] {
  const announced: string[] = [];
  class Recorder {
    static permission = 'granted';
    constructor(title: string, { body }: { body: string }) {
      announced.push(`${title}: ${body}`);
    }
  }
  vi.stubGlobal('Notification', Recorder);
  return announced;
}

afterEach(() => vi.unstubAllGlobals());

/** The admin with its notifications on or off. What the result is given arrives as another tab writes it. */
async function openAdmin(isOn: boolean, { messages } = builtInContent) {
  const { settings } = builtInContent;
  const notifications = { ...settings.notifications, browserNotifications: isOn };
  const user = { email: 'owner@example.com', name: 'Owner' };
  const adapter = createMemoryAdapter();
  const store = createStore(adapter, {
    ...builtInContent,
    auth: { isAuthenticated: true, user },
    settings: { ...settings, notifications },
    messages,
  });
  await openScreen('/admin/projects', { store });
  return (messages: Message[]) =>
    act(async () => adapter.change('messages', encode('messages', messages, new Date())));
}

const newMessages = (count: number) =>
  within(screen.getByLabelText('Sidebar')).getByRole('link', {
    name: 'Messages',
    description: `${count} new`,
  });

for (const isOn of [true, false]) {
  test(`a new message is ${isOn ? '' : 'not '}announced while browser notifications are ${isOn ? 'on' : 'off'}`, async () => {
    const announced = recordNotifications();
    const receive = await openAdmin(isOn);
    const now = Date.now();
    const at = (moment: number) => ({ timestamp: new Date(moment).toISOString() });
    const messages = [
      { ...message, name: 'Imported' },
      { ...message, ...at(now + 1), id: 'fresh' },
      { ...message, ...at(now), id: 'next', name: 'Ben' },
    ];
    await receive(messages);
    expect(newMessages(3)).toBeDefined();
    expect(announced).toEqual(
      isOn ? ['New message from Amina Yusuf: A new shop', 'New message from Ben: A new shop'] : [],
    );
  });
}

test('of more than can be looked at, what moves up has not arrived, and what was late has', async () => {
  const announced = recordNotifications();
  const start = Date.now();
  const waiting = Array.from({ length: 103 }, (_, at) => ({
    ...message,
    id: `waiting-${at}`,
    timestamp: new Date(start - at * 1000).toISOString(),
  }));
  const receive = await openAdmin(true, { ...builtInContent, messages: waiting });
  const [first, ...others] = waiting as [Message, ...Message[]];
  await receive([{ ...first, status: 'read' }, ...others]);
  expect(newMessages(102)).toBeDefined();
  await receive(others);
  await receive(waiting);
  expect(newMessages(103)).toBeDefined();
  expect(announced).toEqual([]);

  const late = {
    ...first,
    id: 'late',
    name: 'Ben',
    timestamp: new Date(start - 500).toISOString(),
  };
  await receive([late, ...waiting]);
  expect(announced).toEqual(['New message from Ben: A new shop']);
});

test('a message that waited for days without a connection is announced', async () => {
  const announced = recordNotifications();
  const receive = await openAdmin(true);
  const timestamp = new Date(Date.now() - 6 * 24 * 60 * 60 * 1000).toISOString();
  await receive([{ ...message, timestamp: new Date().toISOString() }]);
  await receive([
    { ...message, timestamp: new Date().toISOString() },
    { ...message, id: 'late', name: 'Ben', timestamp },
  ]);
  expect(announced.at(-1)).toBe('New message from Ben: A new shop');
});

/** As in Chrome on Android, which leaves announcements to the worker, if there is one. */
function refuseNotifications(registration?: { showNotification: () => Promise<void> }) {
  class Refusing {
    static permission = 'granted';
    constructor() {
      throw new TypeError('Illegal constructor');
    }
  }
  vi.stubGlobal('Notification', Refusing);
  const getRegistration = async () => registration;
  Object.assign(navigator, { serviceWorker: { getRegistration, ready: new Promise(() => {}) } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
}

test('where only the worker may announce, it does', async () => {
  const showNotification = vi.fn(async () => {});
  refuseNotifications({ showNotification });
  const receive = await openAdmin(true);
  await receive([{ ...message, timestamp: new Date().toISOString() }]);
  expect(newMessages(1)).toBeDefined();
  expect(showNotification.mock.calls).toEqual([
    ['New message from Amina Yusuf', { body: 'A new shop', tag: 'old' }],
  ]);
});

test('where nobody may announce, the screen stays as it is', async () => {
  refuseNotifications();
  const receive = await openAdmin(true);
  await receive([{ ...message, timestamp: new Date().toISOString() }]);
  expect(newMessages(1)).toBeDefined();

  const showNotification = vi.fn(() => Promise.reject(new TypeError('No active worker')));
  refuseNotifications({ showNotification });
  const timestamp = new Date().toISOString();
  await receive([
    { ...message, timestamp },
    { ...message, timestamp, id: 'next' },
  ]);
  expect(showNotification).toHaveBeenCalledOnce();
  expect(newMessages(2)).toBeDefined();
});
