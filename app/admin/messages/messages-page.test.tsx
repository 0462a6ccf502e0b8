import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Message } from '#app/content/messages.ts';
import { failure, type Result } from '#app/store/adapter.ts';
import type { MailRoom, View } from '#app/store/ports.ts';
import type { Store } from '#app/store/store.ts';
import type { Toast } from '#app/ui/toast.ts';
import { openScreen, press, type } from '../screen-in-test.tsx';

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
const select = (id: string) => press(new RegExp(`Visitor ${id}`));
const replyBox = () => screen.queryByLabelText<HTMLTextAreaElement>(/^(Reply|Another reply)/);
const sendButton = () => screen.getByRole('button', { name: /^Send/ });

const undo = (toasts: readonly Toast[], text: string) =>
  act(async () => toasts.find((each) => each.text === text)?.action?.onSelect());
const undoDelete = (toasts: readonly Toast[]) =>
  undo(toasts, 'Message has been permanently deleted.');

/** As another tab does that writes for long; let go of it, and what waits is written. */
function holdStorage(store: Store) {
  let letGo = () => {};
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const { update } = store;
  vi.spyOn(store, 'update').mockImplementation(async (key, change) => {
    await isFree;
    return update(key, change);
  });
  return () => act(async () => letGo());
}

test('Tab comes to one row of the inbox, and then to the message; who goes back is at that row', async () => {
  await open(message('1', {}), message('2', {}), message('3', {}));
  const rows = () => inbox().getAllByRole('button', { name: /Visitor/ });
  const stops = () => rows().flatMap((row, at) => (row.tabIndex === 0 ? [at] : []));
  expect(stops()).toEqual([0]);
  const [first, second] = rows();
  await act(async () => first?.focus());
  await act(async () => void fireEvent.keyDown(first as HTMLElement, { key: 'ArrowDown' }));
  expect(document.activeElement).toBe(second);
  expect(stops()).toEqual([1]);
  await act(async () => second?.click());
  await press('All messages');
  await vi.waitFor(() => expect(document.activeElement).toBe(second));
});

test('an address cannot smuggle a field into the mail that it opens', async () => {
  await open(message('1', { email: 'a?bcc=evil@x.example&body=Pay@b.com' }));
  await select('1');
  const href = screen.getByRole('link', { name: /^a\?bcc/ }).getAttribute('href');
  expect(href).toBe('mailto:a%3Fbcc%3Devil@x.example%26body%3DPay@b.com');
});

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

test('a service that is named twice is listed twice', async () => {
  await open(message('1', { status: 'read', services: ['Web', 'Web'] }));
  await select('1');
  const services = within(screen.getByRole('list', { name: 'Services' }));
  expect(services.getAllByRole('listitem')).toHaveLength(2);
});

test('what a visitor and the owner have written runs in its own direction', async () => {
  await open(
    message('1', { subject: 'ایک سوال', message: 'کیا آپ مدد کر سکتے ہیں؟', reply: 'جی ہاں' }),
  );
  const directionsOf = (text: string) =>
    screen.getAllByText(text).map((element) => element.getAttribute('dir'));
  expect(directionsOf('Visitor 1')).toEqual(['auto']);
  expect(directionsOf('ایک سوال')).toEqual(['auto']);
  await select('1');
  expect(directionsOf('ایک سوال')).toEqual(['auto', 'auto']);
  expect(directionsOf('کیا آپ مدد کر سکتے ہیں؟')).toEqual(['auto']);
  expect(directionsOf('جی ہاں')).toEqual(['auto']);
  expect(replyBox()?.dir).toBe('auto');
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

test('Undo of Delete opens the message again, with the reply that was being typed', async () => {
  const { toasts } = await open(message('1', { status: 'read' }));
  await select('1');
  type('Reply', 'Half a rep');
  await press('Delete');
  expect(replyBox()).toBeNull();
  await undoDelete(toasts);
  expect(replyBox()?.value).toBe('Half a rep');
});

test('what is open meanwhile stays open, and the reply waits in its message', async () => {
  const { toasts } = await open(
    message('1', { status: 'read' }),
    message('2', { status: 'read', timestamp: '2026-01-01T03:04:05.000Z' }),
  );
  await select('1');
  type('Reply', 'Half a rep');
  await press('Delete');
  await select('2');
  await undoDelete(toasts);
  expect(screen.getByRole('heading', { name: 'Subject 2' })).toBeDefined();
  expect(replyBox()?.value).toBe('');
  await select('1');
  expect(replyBox()?.value).toBe('Half a rep');
});

test('a message without a reply comes back to the list only', async () => {
  const { toasts } = await open(message('1', { status: 'read' }));
  await select('1');
  await press('Delete');
  await undoDelete(toasts);
  expect(inbox().getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('Select a Message')).toBeDefined();
});

test('a Delete that fails leaves the typed reply', async () => {
  const { store, toasts } = await open(message('1', { status: 'read' }));
  await select('1');
  type('Reply', 'Half a rep');
  vi.spyOn(store, 'update').mockResolvedValue(failure('full', 'There is no room left.'));
  await press('Delete');
  expect(toasts.at(-1)).toMatchObject({ tone: 'error' });
  expect(replyBox()?.value).toBe('Half a rep');
});

test('while a reply is being sent, another press does nothing', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { store, toasts } = await open(message('1', { status: 'read' }));
  await select('1');
  type('Reply', 'Gladly.');
  const letGo = holdStorage(store);
  await press('Send Reply');
  expect(sendButton().textContent).toBe('Sending...');
  expect(sendButton().getAttribute('aria-disabled')).toBe('true');
  await act(async () => sendButton().click());
  await letGo();
  expect(toasts.map(({ title }) => title)).toEqual(['Reply Sent']);
  expect(assign).toHaveBeenCalledOnce();
  expect(sendButton().textContent).toBe('Send Another Reply');
  expect(replyBox()?.value).toBe('');
});

test.each([
  ['behind it', 'Gladly.\nOn Monday?', 'On Monday?'],
  ['in its place', 'On Monday?', 'On Monday?'],
])('what is typed %s while a reply is being sent stays', async (_, typed, left) => {
  vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { store } = await open(message('1', { status: 'read' }));
  await select('1');
  type('Reply', 'Gladly.');
  const letGo = holdStorage(store);
  await press('Send Reply');
  type('Reply', typed);
  await letGo();
  expect(store.get('messages')[0]?.reply).toBe('Gladly.');
  expect(replyBox()?.value).toBe(left);
  // The reply before it was this tab's: nobody has to be asked.
  await press('Send Another Reply');
  expect(store.get('messages')[0]?.reply).toBe(left);
});

test('what is typed to another message while a reply is being sent stays', async () => {
  vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { store } = await open(
    message('1', { status: 'read' }),
    message('2', { status: 'read', timestamp: '2026-01-01T03:04:05.000Z' }),
  );
  await select('1');
  type('Reply', 'Gladly.');
  const letGo = holdStorage(store);
  await press('Send Reply');
  type('Reply', 'Gladly. On');
  await select('2');
  await press('Discard changes');
  type('Reply', 'Gladly.');
  await letGo();
  expect(replyBox()?.value).toBe('Gladly.');
});

test('who goes on while a reply is being sent goes without a question, as soon as that is done', async () => {
  vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { store, router } = await open(
    message('1', { status: 'read' }),
    message('2', { status: 'read', timestamp: '2026-01-01T03:04:05.000Z' }),
  );
  await select('1');
  type('Reply', 'Gladly.');
  const letGo = holdStorage(store);
  await press('Send Reply');
  await select('2');
  expect(document.querySelector('dialog[open]')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Subject 1' })).toBeDefined();
  await letGo();
  expect(screen.getByRole('heading', { name: 'Subject 2' })).toBeDefined();
  expect(store.get('messages')[0]?.reply).toBe('Gladly.');

  type('Reply', 'Never sent.');
  await act(() => router.navigate('/admin/projects'));
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeDefined();
});

test('a reply that cannot be saved keeps the owner where it was typed', async () => {
  const { store, router } = await open(message('1', { status: 'read' }));
  await select('1');
  type('Reply', 'Gladly.');
  let fail = () => {};
  const failed = new Promise<Result>((resolve) => {
    fail = () => resolve(failure('full', 'There is no room left.'));
  });
  vi.spyOn(store, 'update').mockReturnValue(failed);
  await press('Send Reply');
  await act(() => router.navigate('/admin/projects'));
  await act(async () => fail());
  expect(router.state.location.pathname).toBe('/admin/messages');
  expect(replyBox()?.value).toBe('Gladly.');
});

const still = <T,>(value: T): View<T> => ({ get: () => value, subscribe: () => () => {} });

test.each([
  ['sends mail', true, 0],
  ['has not said yet whether it sends mail', undefined, 0],
  ['sends none', false, 1],
])('a site that %s: the mail program opens only where it has to', async (_, isSending, times) => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const retry = async () => ({ ok: true as const });
  const mail: MailRoom = { isSending: still(isSending), of: () => still([]), retry };
  const messages = [message('1', { status: 'read', reply: 'A first one.' })];
  await openScreen('/admin/messages', { saved: { messages }, mail });
  await select('1');
  expect(screen.queryAllByRole('link', { name: 'Open in mail app' })).toHaveLength(times);
  type('Another reply', 'Gladly.');
  await press('Send Another Reply');
  expect(assign).toHaveBeenCalledTimes(times);
});

test('on the way to the mail program nothing is unsaved any more', async () => {
  let isAsked = false;
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {
    isAsked = !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  });
  await open(message('1', {}));
  await select('1');
  type('Reply', 'Gladly.');
  await press('Send Reply');
  expect(assign).toHaveBeenCalledOnce();
  expect(isAsked).toBe(false);
});

test('Undo of the automatic mark leaves a message that was answered since', async () => {
  vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { store, toasts } = await open(message('1', {}));
  await select('1');
  type('Reply', 'Gladly.');
  await press('Send Reply');
  await undo(toasts, 'Message marked as read.');
  expect(store.get('messages')[0]).toMatchObject({ status: 'replied', reply: 'Gladly.' });
});

test('back from the archive a message is as answered as it was', async () => {
  const answered = { status: 'archived', reply: 'Gladly.' } as const;
  const { store } = await open(message('1', answered), message('2', { status: 'archived' }));
  await choose('Status', 'archived');
  for (const id of ['1', '2']) {
    await select(id);
    await press('Move to inbox');
  }
  expect(store.get('messages').map(({ status }) => status)).toEqual(['replied', 'read']);
});

const choose = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const subjects = () =>
  inbox()
    .queryAllByRole('listitem')
    .map((row) => /Subject \d/.exec(row.textContent ?? '')?.[0]);

/** Three new ones, the newest first, and only new ones are asked for. */
async function openNew() {
  const opened = await open(
    message('1', { timestamp: '2026-01-09T12:00:00.000Z' }),
    message('2', { timestamp: '2026-01-08T12:00:00.000Z' }),
    message('3', { timestamp: '2026-01-07T12:00:00.000Z' }),
  );
  await choose('Status', 'new');
  return opened;
}

test('a message that is opened stays in its place among the new ones, with the focus', async () => {
  await openNew();
  const row = inbox().getByRole('button', { name: /Visitor 2/ });
  row.focus();
  await select('2');
  expect(subjects()).toEqual(['Subject 1', 'Subject 2', 'Subject 3']);
  expect(row.textContent).toContain('Read');
  expect(inbox().getByRole('status').textContent).toBe('3 messages');
  expect(document.activeElement).toBe(row);
});

test('it goes when another is opened, which then stays', async () => {
  await openNew();
  await select('2');
  await select('3');
  expect(subjects()).toEqual(['Subject 1', 'Subject 3']);
  await select('1');
  expect(subjects()).toEqual(['Subject 1']);
  expect(screen.queryByText('No messages found')).toBeNull();
});

test('it goes when something else is looked for', async () => {
  await openNew();
  await select('2');
  await choose('Kind', 'contact');
  expect(subjects()).toEqual(['Subject 1', 'Subject 3']);
  await choose('Status', 'read');
  expect(subjects()).toEqual(['Subject 2']);
});

test('a message that another tab deletes does not stay', async () => {
  const { store } = await open(message('1', {}));
  await choose('Status', 'new');
  await select('1');
  expect(subjects()).toEqual(['Subject 1']);
  await act(async () => void (await store.save('messages', [])));
  expect(screen.getByText('No messages found')).toBeDefined();
});

test('it stays when the ones before it go', async () => {
  const { store } = await openNew();
  await select('3');
  await act(async () => void (await store.save('messages', store.get('messages').slice(2))));
  expect(subjects()).toEqual(['Subject 3']);
});

test('who leaves the last new one is at the search, and stays there when another one arrives', async () => {
  const { store } = await open(message('1', {}));
  await choose('Status', 'new');
  await select('1');
  await press('All messages');
  expect(screen.getByText('No messages found')).toBeDefined();
  const search = screen.getByLabelText<HTMLInputElement>('Search messages');
  expect(document.activeElement).toBe(search);
  search.blur();
  await act(
    async () => void (await store.save('messages', [message('2', {}), ...store.get('messages')])),
  );
  expect(subjects()).toEqual(['Subject 2']);
  expect(document.activeElement).toBe(document.body);
});
