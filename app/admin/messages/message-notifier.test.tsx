import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
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

for (const isOn of [true, false]) {
  test(`a new message is ${isOn ? '' : 'not '}announced while browser notifications are ${isOn ? 'on' : 'off'}`, async () => {
    const announced = recordNotifications();
    const { settings } = builtInContent;
    const notifications = { ...settings.notifications, browserNotifications: isOn };
    const user = { email: 'owner@example.com', name: 'Owner' };
    const adapter = createMemoryAdapter();
    const store = createStore(adapter, {
      ...builtInContent,
      auth: { isAuthenticated: true, user },
      settings: { ...settings, notifications },
    });
    await openScreen('/admin/projects', { store });
    const now = Date.now();
    const at = (moment: number) => ({ timestamp: new Date(moment).toISOString() });
    const messages = [
      { ...message, name: 'Imported' },
      { ...message, ...at(now + 1), id: 'fresh' },
      { ...message, ...at(now), id: 'next', name: 'Ben' },
    ];
    // As another tab does.
    await act(async () => adapter.change('messages', encode('messages', messages, new Date())));
    const sidebar = within(screen.getByLabelText('Sidebar'));
    expect(sidebar.getByRole('link', { name: 'Messages', description: '3 new' })).toBeDefined();
    expect(announced).toEqual(
      isOn ? ['New message from Amina Yusuf: A new shop', 'New message from Ben: A new shop'] : [],
    );
  });
}
