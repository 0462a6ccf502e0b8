import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Message } from '#app/content/messages.ts';
import { openScreen } from '../screen-in-test.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-10T12:00:00.000Z') });
  // The list draws what is in sight, and here nothing has a size.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  // The element is newer than the browser of these tests.
  const { error } = console;
  vi.spyOn(console, 'error').mockImplementation((...said) => {
    if (!said.includes('search')) error(...said);
  });
});

function message(id: string, part: Partial<Message>): Message {
  return {
    id,
    kind: 'contact',
    name: `Visitor ${id}`,
    email: `visitor${id}@example.com`,
    subject: `Subject ${id}`,
    message: `Text ${id}`,
    services: [],
    status: 'new',
    timestamp: '2026-01-02T03:04:05.000Z',
    ...part,
  };
}

const open = (...messages: Message[]) => openScreen('/admin/messages', { saved: { messages } });
const inbox = () => within(screen.getByRole('region', { name: 'Inbox' }));

test('§9 relative times count hours, then days', async () => {
  await open(
    message('1', { timestamp: '2026-01-10T11:30:00.000Z' }),
    message('2', { timestamp: '2026-01-10T07:00:00.000Z' }),
    message('3', { timestamp: '2026-01-09T11:00:00.000Z' }),
    message('4', { timestamp: '2026-01-05T11:00:00.000Z' }),
  );
  const times = inbox().getAllByRole('time');
  expect(times.map((time) => time.textContent)).toEqual([
    'Just now',
    '5h ago',
    '1 day ago',
    '5 days ago',
  ]);
});

test('HTML in a message is text', async () => {
  const markup = '<img src=x onerror="document.title=1">';
  await open(message('1', { name: markup, subject: markup, message: markup }));
  const [row] = inbox().getAllByRole('listitem');
  await act(async () => row?.querySelector('button')?.click());
  const detail = screen.getByRole('region', { name: 'Message' });
  expect(within(detail).getByRole('heading', { name: markup })).toBeDefined();
  expect(detail.querySelector('img')).toBeNull();
});
