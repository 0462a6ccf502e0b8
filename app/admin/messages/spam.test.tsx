// What the owner sees of messages that are held back.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { MessageFilter } from '#app/content/find-messages.ts';
import type { Message } from '#app/content/messages.ts';
import { failure } from '#app/store/adapter.ts';
import { createStore } from '#app/store/create-store.ts';
import { createLocalInbox } from '#app/store/local-inbox.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import type { Inbox, Release, View } from '#app/store/ports.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { toast } from '#app/ui/toast.ts';
import { LeaveGuard } from '../editor/leave-guard.tsx';
import type { MessageList } from './message-list.tsx';
import MessagesPage from './messages-page.tsx';
import { MESSAGES_A_PAGE, useMessagePage } from './use-inbox.ts';

vi.mock('#app/ui/toast.ts', () => ({ toast: vi.fn() }));
// The real list draws what is in sight, and here nothing has a size.
vi.mock('./message-list.tsx', () => ({ MessageList: PlainList }));

function PlainList({ filter, onSelect }: ComponentProps<typeof MessageList>) {
  return useMessagePage(filter, 0, MESSAGES_A_PAGE)?.messages.map((message, at) => (
    <button type="button" key={message.id} onClick={() => onSelect(message, at)}>
      {message.subject}
    </button>
  ));
}

const [held] = builtInContent.messages as [Message];

beforeEach(() => {
  vi.mocked(toast).mockClear();
  // The element is newer than the browser of these tests.
  const { error } = console;
  vi.spyOn(console, 'error').mockImplementation((...said) => {
    if (!said.includes('search')) error(...said);
  });
});

afterEach(cleanup);

function open(extend: (inbox: Inbox) => Inbox = (inbox) => inbox) {
  const store = createStore(createMemoryAdapter(), { ...builtInContent, messages: [] });
  const setStatus = vi.fn(async () => ({ ok: true as const }));
  const inbox = extend({ ...createLocalInbox(store), setStatus });
  const element = (
    <LeaveGuard>
      <MessagesPage />
    </LeaveGuard>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  render(
    <ContentProvider store={store} inbox={inbox}>
      <RouterProvider router={router} />
    </ContentProvider>,
  );
  return { setStatus };
}

/** An inbox that holds these messages back, and nothing else. */
function holding(messages: readonly Message[], answer: Release = { ok: true, slotTaken: false }) {
  const still = <T,>(value: T): View<T> => ({ get: () => value, subscribe: () => () => {} });
  const pages = {
    inbox: still({ messages: [], total: 0 }),
    spam: still({ messages, total: messages.length }),
  };
  const release = vi.fn(async () => answer);
  const counts = still({ all: 0, new: 0, spam: messages.length });
  const message = still<Message | undefined>(messages[0]);
  const extend = (inbox: Inbox): Inbox => ({
    ...inbox,
    counts,
    page: ({ folder }: MessageFilter) => pages[folder],
    message: () => message,
    release,
  });
  return { extend, release };
}

const folder = () => screen.queryByLabelText<HTMLSelectElement>('Folder');
/** The list follows when the browser finds the time. */
const choose = (value: string) =>
  act(async () => void fireEvent.change(folder() as Element, { target: { value } }));
const openSpam = () => choose('spam');
const openMessage = () => fireEvent.click(screen.getByText(held.subject));

test('an inbox in which nothing is ever held back has no folder for it', () => {
  open();
  expect(folder()).toBeNull();
});

test('the folder says how many are held back, and shows them on demand', async () => {
  open(holding([held]).extend);
  expect([...(folder()?.options ?? [])].map(({ text }) => text)).toEqual(['Inbox', 'Spam (1)']);
  expect(screen.getByText('No messages found')).toBeDefined();
  await openSpam();
  expect(screen.getByRole('status').textContent).toBe('1 message');
  expect(screen.getByText(held.subject)).toBeDefined();
});

test('an empty one says what it is for', async () => {
  open(holding([]).extend);
  await openSpam();
  expect(screen.getByText('No spam')).toBeDefined();
});

test('what is held back can be read and released, not answered; reading leaves it new', async () => {
  const { extend, release } = holding([held]);
  const { setStatus } = open(extend);
  await openSpam();
  openMessage();
  expect(screen.getByText(held.message)).toBeDefined();
  expect(screen.queryByLabelText(/^Reply/)).toBeNull();
  expect(screen.queryByText('Archive')).toBeNull();
  expect(setStatus).not.toHaveBeenCalled();
  await act(async () => {
    fireEvent.click(screen.getByText('Not spam'));
    fireEvent.click(screen.getByText('Not spam'));
  });
  expect(release).toHaveBeenCalledOnce();
  expect(release).toHaveBeenCalledWith(held.id);
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Moved to the inbox' }));
  expect(screen.getByText('Select a Message')).toBeDefined();
});

test('the other folder shows nothing of the one that was left', async () => {
  open(holding([held]).extend);
  await openSpam();
  openMessage();
  await choose('inbox');
  expect(screen.getByText('Select a Message')).toBeDefined();
});

test.each<[string, Release, object]>([
  [
    'a time that is gone',
    { ok: true, slotTaken: true },
    { title: 'Moved to the inbox', text: expect.stringContaining('not free any more') },
  ],
  ['a message that is gone', failure('conflict', 'gone'), { title: 'Message not found' }],
])('%s is said', async (_, answer, said) => {
  open(holding([held], answer).extend);
  await openSpam();
  openMessage();
  await act(async () => fireEvent.click(screen.getByText('Not spam')));
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ ...said, tone: 'error' }));
});

test('a reply that comes back while the spam is looked at waits in its message', async () => {
  const done = { ok: true as const };
  const { extend } = holding([{ ...held, status: 'read' }]);
  open((inbox) => {
    const extended = extend(inbox);
    return {
      ...extended,
      page: (filter, ...part) => extended.page({ ...filter, folder: 'spam' }, ...part),
      remove: async () => ({ ...done, restore: async () => done }),
    };
  });
  openMessage();
  fireEvent.change(screen.getByLabelText(/^Reply/), { target: { value: 'Half a rep' } });
  await act(async () => fireEvent.click(screen.getByText('Delete')));
  await openSpam();
  await act(async () => vi.mocked(toast).mock.lastCall?.[0].action?.onSelect());
  expect(screen.getByText('Select a Message')).toBeDefined();
  await choose('inbox');
  openMessage();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Reply/).value).toBe('Half a rep');
});
