// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { Outgoing } from '#app/content/requests.ts';
import { createI18n } from '#app/i18n/i18n.ts';
import { type FailureKind, failure } from '#app/store/adapter.ts';
import { createDesk, createStore } from '#app/store/create-store.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import { keep, keptRequests } from '#app/store/outbox.ts';
import type { Desk } from '#app/store/ports.ts';
import type { Store } from '#app/store/store.ts';
import { toast } from '#app/ui/toast.ts';
import { deliver } from './deliver.ts';
import { deliverLeftBehind } from './unsent.ts';

vi.mock('#app/ui/toast.ts', () => ({ toast: vi.fn() }));

const NOW = new Date('2026-03-11T10:10:00.000Z');
const KEY = '0123456789abcdef0123456789abcdef';
const OTHER_KEY = 'fedcba9876543210fedcba9876543210';
const base = { ...builtInContent, messages: [] };

let stop: (() => void)[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ now: NOW });
  vi.mocked(toast).mockClear();
});

afterEach(() => {
  for (const end of stop) end();
  stop = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds).toISOString();

function contact(at: string): Outgoing {
  const value = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    subject: 'Engine',
    services: [],
    message: 'Hello',
  };
  return { at, request: { kind: 'contact', value } };
}

function booking(at: string): Outgoing {
  const value = {
    id: String(Date.parse(at)),
    name: '',
    email: 'lin@example.com',
    phone: '1',
    company: '',
    notes: '',
    date: '2026-03-12',
    slot: '02:00 PM',
    submittedAt: at,
  };
  return { at, request: { kind: 'booking', value } };
}

function createPages(): { store: Store; desk: Desk; openPage: () => void } {
  const store = createStore(createMemoryAdapter(), base);
  const desk = createDesk(store);
  return { store, desk, openPage: () => stop.push(deliverLeftBehind(desk, createI18n())) };
}

const isDelivered = (store: Store) =>
  vi.waitFor(() => expect(store.get('messages')).not.toEqual([]));
const isOutboxEmpty = () => vi.waitFor(() => expect(keptRequests()).toEqual([]));

test('a request that its page left behind is delivered once, by whichever page comes next', async () => {
  const { store, openPage } = createPages();
  keep(contact(ago(60_000)));
  openPage();
  openPage();
  await isDelivered(store);
  await isOutboxEmpty();
  openPage();
  await vi.runAllTimersAsync();
  expect(store.get('messages')).toMatchObject([
    { kind: 'contact', name: 'Ada Lovelace', timestamp: ago(60_000) },
  ]);
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Message Sent!' }));
});

test('it waits until the page that it was sent from has had its chance', async () => {
  const { store, openPage } = createPages();
  keep(contact(ago(-500)));
  openPage();
  await vi.advanceTimersByTimeAsync(1400);
  expect(store.get('messages')).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  await isDelivered(store);
});

test('an open page delivers what another tab was closed on', async () => {
  const { store, openPage } = createPages();
  openPage();
  keep(contact(ago(-1000)));
  dispatchEvent(new StorageEvent('storage', { key: `portfolio.outbox.${NOW.getTime() + 1000}` }));
  await vi.advanceTimersByTimeAsync(3000);
  await isDelivered(store);
});

test('what was delivered already, before its page could say so, is not delivered again', async () => {
  const { store, desk, openPage } = createPages();
  const outgoing = contact(ago(60_000));
  await deliver(desk, outgoing);
  keep(outgoing);
  openPage();
  await isOutboxEmpty();
  expect(store.get('messages')).toHaveLength(1);
});

test('what cannot be delivered now waits for another page', async () => {
  const { store, desk, openPage } = createPages();
  const send = vi.spyOn(desk, 'send').mockResolvedValueOnce(failure('not-allowed', 'blocked'));
  keep(contact(ago(60_000)));
  openPage();
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  await vi.runAllTimersAsync();
  expect(keptRequests()).toHaveLength(1);
  expect(toast).not.toHaveBeenCalled();
  openPage();
  await isDelivered(store);
});

test('what is left while another request is on its way is not forgotten', async () => {
  const { store, desk, openPage } = createPages();
  let arrive = () => {};
  const { send } = desk;
  vi.spyOn(desk, 'send').mockImplementationOnce(async (...request) => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return send(...request);
  });
  keep(contact(ago(60_000)));
  openPage();
  await vi.waitFor(() => expect(desk.send).toHaveBeenCalled());
  keep({ ...contact(ago(30_000)), key: KEY });
  dispatchEvent(new Event('online'));
  arrive();
  await isOutboxEmpty();
  expect(store.get('messages')).toHaveLength(2);
});

test('two requests of one millisecond are kept and delivered both', async () => {
  const { store, openPage } = createPages();
  for (const key of [KEY, OTHER_KEY]) keep({ ...contact(ago(60_000)), key });
  expect(keptRequests()).toHaveLength(2);
  openPage();
  await isOutboxEmpty();
  expect(
    store
      .get('messages')
      .map(({ key }) => key)
      .sort(),
  ).toEqual([KEY, OTHER_KEY].sort());
});

test('what an older version of the site kept, without a key, is delivered once', async () => {
  const { store, openPage } = createPages();
  const outgoing = contact(ago(60_000));
  localStorage.setItem(`portfolio.outbox.${Date.parse(outgoing.at)}`, JSON.stringify(outgoing));
  openPage();
  openPage();
  await isOutboxEmpty();
  expect(store.get('messages')).toHaveLength(1);
});

test.each<FailureKind>(['unreachable', 'busy', 'outdated'])(
  'what finds the inbox %s is tried again, less and less often, until it has arrived',
  async (kind) => {
    const { store, desk, openPage } = createPages();
    const send = vi.spyOn(desk, 'send').mockResolvedValue(failure(kind, 'not now'));
    keep({ ...contact(ago(60_000)), key: KEY });
    openPage();
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    await vi.advanceTimersByTimeAsync(5000);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(9000);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(send).toHaveBeenCalledTimes(3);
    expect(toast).not.toHaveBeenCalled();
    expect(keptRequests()).toHaveLength(1);
    send.mockRestore();
    await vi.advanceTimersByTimeAsync(20_000);
    await isOutboxEmpty();
    expect(store.get('messages')).toHaveLength(1);
    expect(toast).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(store.get('messages')).toHaveLength(1);
    expect(toast).toHaveBeenCalledOnce();
  },
);

test.each(['online', 'visibilitychange'])('it is tried at once at the sign "%s"', async (sign) => {
  const { store, desk, openPage } = createPages();
  const send = vi.spyOn(desk, 'send').mockResolvedValueOnce(failure('unreachable', 'offline'));
  keep({ ...contact(ago(60_000)), key: KEY });
  openPage();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  dispatchEvent(new Event(sign));
  await isOutboxEmpty();
  expect(store.get('messages')).toHaveLength(1);
  expect(toast).toHaveBeenCalledOnce();
});

test('a page that has ended tries nothing any more', async () => {
  const { desk, openPage } = createPages();
  const send = vi.spyOn(desk, 'send').mockResolvedValue(failure('unreachable', 'offline'));
  keep({ ...contact(ago(60_000)), key: KEY });
  openPage();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  for (const end of stop) end();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(send).toHaveBeenCalledTimes(1);
});

test('the copy in the outbox makes room for the message itself', async () => {
  const { store, desk } = createPages();
  vi.spyOn(desk, 'send').mockImplementationOnce(async () =>
    keptRequests().length > 0 ? failure('full', 'no room') : failure('corrupt', 'the copy is gone'),
  );
  const outgoing = contact(ago(60_000));
  keep(outgoing);
  expect(await deliver(desk, outgoing)).toEqual({ ok: true });
  expect(store.get('messages')).toHaveLength(1);
  expect(keptRequests()).toEqual([]);
});

test('who asked for a slot that is gone is told, and it is not asked for again', async () => {
  const { store, desk, openPage } = createPages();
  await deliver(desk, booking(ago(120_000)));
  keep(booking(ago(60_000)));
  openPage();
  await isOutboxEmpty();
  expect(store.get('bookings')).toHaveLength(1);
  expect(toast).toHaveBeenCalledOnce();
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({ title: expect.stringContaining('That time'), tone: 'error' }),
  );
});

test('who sent what nobody takes is told once, and it is not thrown away', async () => {
  const { desk } = createPages();
  keep(contact(ago(60_000)));
  const send = vi.fn(async () => failure('corrupt', 'This is no request.'));
  const page = () => stop.push(deliverLeftBehind({ ...desk, send }, createI18n()));
  page();
  await vi.waitFor(() =>
    expect(toast).toHaveBeenCalledWith({ title: 'This could not be saved', tone: 'error' }),
  );
  page();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  await vi.dynamicImportSettled();
  expect(toast).toHaveBeenCalledOnce();
  expect(keptRequests()).toHaveLength(1);
});

test('a request that cannot be read stays where it is, and others go on', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { store, openPage } = createPages();
  localStorage.setItem('portfolio.outbox.1', '{"at":"never"}');
  localStorage.setItem('portfolio.outbox.2', 'no JSON');
  keep(contact(ago(60_000)));
  openPage();
  await isDelivered(store);
  expect(error).toHaveBeenCalledTimes(2);
  expect(keptRequests()).toHaveLength(2);
});

test('a browser that keeps nothing is no obstacle', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', new Proxy({}, { get: refuse, ownKeys: refuse }));
  expect(keep(contact(ago(0)))).toBe(false);
  expect(keptRequests()).toEqual([]);
});
