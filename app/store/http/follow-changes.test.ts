import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#app/content/session.ts';
import { followChanges, type Line } from './follow-changes.ts';

const OWNER: User = { email: 'owner@example.com', name: 'Sara' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(user: User | null = OWNER) {
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
  followChanges(gate, refresh, () => {
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
  });
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
