import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#app/content/session.ts';
import { followChanges, type Line, type Tabs } from './follow-changes.ts';

const OWNER: User = { email: 'owner@example.com', name: 'Sara' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Of a browser: who asks for the line waits until whoever has it lets it go. */
function browser() {
  let isHeld = false;
  const waiting: (() => void)[] = [];
  const channels: Tabs['others'][] = [];
  const request = async (
    _: string,
    { ifAvailable, signal }: LockOptions,
    take: (lock: unknown) => unknown,
  ) => {
    if (isHeld && ifAvailable) return take(null);
    if (isHeld) {
      await new Promise<void>((resolve, reject) => {
        waiting.push(resolve);
        signal?.addEventListener('abort', () => reject(new Error('left')));
      });
    }
    isHeld = true;
    const result = await take({});
    isHeld = false;
    waiting.shift()?.();
    return result;
  };
  return {
    tab(): Tabs {
      const mine: Tabs['others'] = {
        onmessage: null,
        postMessage(data) {
          for (const each of channels) {
            if (each !== mine)
              each.onmessage?.call({} as BroadcastChannel, { data } as MessageEvent);
          }
        },
      };
      channels.push(mine);
      return { locks: { request } as never, others: mine, onShown: () => {} };
    },
  };
}

/** One that has no other tabs, and no locks. */
const alone = (): Tabs => ({
  others: { onmessage: null, postMessage: () => {} },
  onShown: () => {},
});

function start(user: User | null = OWNER, tabs = alone()) {
  const lines: (Line & { say: (data: string) => void; isClosed: boolean })[] = [];
  let listener = () => {};
  const gate = {
    user: {
      get: () => user,
      subscribe(hear: () => void) {
        listener = hear;
        return () => {};
      },
    },
    ask: vi.fn(async () => {}),
  };
  const refresh = { content: vi.fn(), inbox: vi.fn(), media: vi.fn(), questions: vi.fn() };
  followChanges(
    gate,
    refresh,
    () => {
      const line = {
        readyState: 1,
        onopen: null,
        onmessage: null,
        onerror: null,
        isClosed: false,
        close() {
          line.isClosed = true;
        },
        say: (data: string) => (line as Line).onmessage?.call({} as EventSource, { data } as never),
      };
      lines.push(line);
      return line;
    },
    tabs,
  );
  return {
    lines,
    gate,
    refresh,
    become(next: User | null) {
      user = next;
      listener();
    },
  };
}

const open = (line: Line | undefined) => line?.onopen?.call({} as EventSource, {} as Event);
const fail = (line: Line | undefined) => line?.onerror?.call({} as EventSource, {} as Event);

test('what the server names is asked for again, and only that', () => {
  const { lines, refresh } = start();
  lines[0]?.say('inbox');
  expect([refresh.content, refresh.inbox].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  lines[0]?.say('content');
  lines[0]?.say('here');
  expect([refresh.content, refresh.inbox].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  lines[0]?.say('any');
  expect([refresh.content, refresh.inbox].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  lines[0]?.say('media');
  expect(refresh.media).toHaveBeenCalledTimes(2);
});

test('nobody listens who is not signed in', () => {
  const { lines, become } = start(null);
  expect(lines).toHaveLength(0);
  become(OWNER);
  expect(lines).toHaveLength(1);
  become({ ...OWNER, name: 'Another name' });
  expect(lines).toHaveLength(1);
  become(null);
  expect(lines[0]?.isClosed).toBe(true);
});

test('when the line was down, everything is asked for again', () => {
  const { lines, refresh } = start();
  open(lines[0]);
  vi.clearAllMocks();
  open(lines[0]);
  expect(refresh.inbox).toHaveBeenCalledOnce();
  expect(refresh.content).toHaveBeenCalledOnce();
});

test('what changed before a line was open is asked for when it is', async () => {
  const { lines, refresh } = start();
  expect(refresh.inbox).not.toHaveBeenCalled();
  open(lines[0]);
  expect(refresh.inbox).toHaveBeenCalledOnce();
  expect(refresh.content).toHaveBeenCalledOnce();

  Object.assign(lines[0] ?? {}, { readyState: 2 });
  fail(lines[0]);
  await vi.advanceTimersByTimeAsync(5000);
  vi.clearAllMocks();
  open(lines[1]);
  expect(refresh.inbox).toHaveBeenCalledOnce();
});

test('a line that was refused is opened again after a while, if the session still holds', async () => {
  const { lines, gate, refresh, become } = start();
  Object.assign(lines[0] ?? {}, { readyState: 2 });
  fail(lines[0]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(gate.ask).toHaveBeenCalledOnce();
  expect(lines).toHaveLength(2);
  expect(refresh.inbox).toHaveBeenCalledOnce();

  gate.ask.mockImplementation(async () => become(null));
  Object.assign(lines[1] ?? {}, { readyState: 2 });
  fail(lines[1]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(lines).toHaveLength(2);
});

test('a line that the browser opens again itself is left to it', async () => {
  const { lines, gate } = start();
  Object.assign(lines[0] ?? {}, { readyState: 0 });
  fail(lines[0]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(gate.ask).not.toHaveBeenCalled();
  expect(lines).toHaveLength(1);
});

test('of all tabs one listens and tells the others; when it goes, the next one listens', async () => {
  const { tab } = browser();
  const first = start(OWNER, tab());
  const second = start(OWNER, tab());
  await vi.advanceTimersByTimeAsync(0);
  expect([first.lines.length, second.lines.length]).toEqual([1, 0]);
  // What was said before it was there.
  expect(second.refresh.inbox).toHaveBeenCalledOnce();
  vi.clearAllMocks();
  first.lines[0]?.say('inbox');
  expect(first.refresh.inbox).toHaveBeenCalledOnce();
  expect(second.refresh.inbox).toHaveBeenCalledOnce();
  expect(second.refresh.content).not.toHaveBeenCalled();

  first.become(null);
  await vi.advanceTimersByTimeAsync(0);
  expect(first.lines[0]?.isClosed).toBe(true);
  expect(second.lines).toHaveLength(1);
  vi.clearAllMocks();
  second.lines[0]?.say('inbox');
  expect(first.refresh.inbox).not.toHaveBeenCalled();
});

test('who signs out while they wait does not listen later', async () => {
  const { tab } = browser();
  const first = start(OWNER, tab());
  const second = start(OWNER, tab());
  await vi.advanceTimersByTimeAsync(0);
  second.become(null);
  first.become(null);
  await vi.advanceTimersByTimeAsync(0);
  expect(second.lines).toHaveLength(0);
});

test('a tab whose turn comes with the end of the session asks, and does not listen', async () => {
  const { tab } = browser();
  const first = start(OWNER, tab());
  const second = start(OWNER, tab());
  second.gate.ask.mockImplementation(async () => second.become(null));
  await vi.advanceTimersByTimeAsync(0);
  first.become(null);
  await vi.advanceTimersByTimeAsync(0);
  expect(second.gate.ask).toHaveBeenCalledOnce();
  expect(second.lines).toHaveLength(0);
});

test('where there are no locks each tab hears for itself, and tells nobody', () => {
  const tabs = alone();
  const posted = vi.spyOn(tabs.others, 'postMessage');
  const { lines } = start(OWNER, tabs);
  lines[0]?.say('inbox');
  expect(posted).not.toHaveBeenCalled();
});

test('a tab that comes to the front asks again, unless it listens itself', async () => {
  const { tab } = browser();
  let show = () => {};
  const first = start(OWNER, { ...tab(), onShown: (hear) => (show = hear) });
  await vi.advanceTimersByTimeAsync(0);
  show();
  expect(first.refresh.inbox).not.toHaveBeenCalled();
  const second = start(OWNER, { ...tab(), onShown: (hear) => (show = hear) });
  await vi.advanceTimersByTimeAsync(0);
  vi.clearAllMocks();
  show();
  expect(second.refresh.inbox).toHaveBeenCalledOnce();
});
