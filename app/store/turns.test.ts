import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure, type Revision, success } from './adapter.ts';
import { FakeLocks } from './fake-browser.ts';
import { createTurns, type Locks } from './turns.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A tab whose copy of the storage is changed by hand. */
function openTab(locks: Locks, texts: Record<string, Revision> = {}) {
  const events = new EventTarget();
  const takeTurn = createTurns((name) => texts[name] ?? null, events, locks);
  return {
    texts,
    events,
    takeTurn,
    write: (name: string, text: Revision) =>
      takeTurn([name], () => {
        texts[name] = text;
        return success;
      }),
    /** What another tab has written arrives. */
    hear(name: string, text: Revision) {
      texts[name] = text;
      events.dispatchEvent(new Event('storage'));
    },
  };
}

test.each<[string, Revision, Revision]>([
  ['of the same length', 'ab', 'ba'],
  ['of another length', 'a', 'aa'],
  ['that was empty', '', 'a'],
  ['that is removed', 'a', null],
  ['that was empty and is removed', '', null],
  ['that is made', null, ''],
])('a tab that still holds what was replaced waits: a text %s', async (_, before, after) => {
  const locks = new FakeLocks();
  const [one, other] = [openTab(locks, { x: before }), openTab(locks, { x: before })];
  await one.write('x', after);
  const work = vi.fn(() => success);
  const turn = other.takeTurn(['x'], work);
  await vi.advanceTimersByTimeAsync(100);
  expect(work).not.toHaveBeenCalled();
  // Something else happened; that is not what it waits for.
  other.hear('y', 'z');
  await vi.advanceTimersByTimeAsync(100);
  expect(work).not.toHaveBeenCalled();
  other.hear('x', after);
  expect(await turn).toEqual(success);
  expect(work).toHaveBeenCalledTimes(1);
});

test('what was written beside is waited for as well, by whoever writes the same', async () => {
  const locks = new FakeLocks();
  const [one, other] = [openTab(locks), openTab(locks)];
  await one.takeTurn(['x'], (touch) => {
    touch(['beside']);
    Object.assign(one.texts, { x: '1', beside: 'former' });
    return success;
  });
  expect(await other.write('y', 'of no concern')).toEqual(success);
  const work = vi.fn(() => success);
  const turn = other.takeTurn(['x'], work);
  other.hear('x', '1');
  await vi.advanceTimersByTimeAsync(100);
  expect(work).not.toHaveBeenCalled();
  other.hear('beside', 'former');
  expect(await turn).toEqual(success);
  expect(work).toHaveBeenCalledTimes(1);
});

test('the last of several writes is the one to wait for', async () => {
  const locks = new FakeLocks();
  const tabs = [openTab(locks), openTab(locks), openTab(locks)] as const;
  const [one, other, late] = tabs;
  await one.write('x', '1');
  other.hear('x', '1');
  await other.write('x', '2');
  one.hear('x', '2');
  await one.write('x', '3');
  const turn = late.write('x', '4');
  for (const text of ['1', '2']) {
    late.hear('x', text);
    await vi.advanceTimersByTimeAsync(100);
    expect(late.texts.x).toBe(text);
  }
  late.hear('x', '3');
  await turn;
  expect(late.texts.x).toBe('4');
});

test('who has written the last text itself, or one that nobody announced, does not wait', async () => {
  const tab = openTab(new FakeLocks());
  await tab.write('x', '1');
  await tab.write('x', '2');
  expect(tab.texts.x).toBe('2');
  tab.texts.x = 'by hand';
  await tab.write('x', '3');
  expect(tab.texts.x).toBe('3');
});

test('what was refused is not announced', async () => {
  const locks = new FakeLocks();
  const refused = failure('full', 'no room');
  expect(await openTab(locks).takeTurn(['x'], () => refused)).toEqual(refused);
  expect((await locks.query()).held).toEqual([]);
});

test('a turn leaves nothing behind but its announcement', async () => {
  const locks = new FakeLocks();
  const tab = openTab(locks);
  const added = vi.spyOn(tab.events, 'addEventListener');
  const removed = vi.spyOn(tab.events, 'removeEventListener');
  await tab.write('x', '1');
  expect(removed.mock.calls).toEqual(added.mock.calls);
  expect(added).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(1);
  expect((await locks.query()).held).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(9999);
  expect((await locks.query()).held).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect((await locks.query()).held).toEqual([]);
});

test('locks of others are none of its business', async () => {
  const locks = new FakeLocks();
  void locks.request('another program', () => new Promise(() => {}));
  expect(await openTab(locks).write('x', '1')).toEqual(success);
});

test('a write that cannot be announced is a write all the same', async () => {
  const locks = new FakeLocks();
  const request = (name: string, ...rest: [LockOptions, LockGrantedCallback<unknown>]) =>
    name.startsWith('portfolio.wrote')
      ? Promise.reject(new DOMException('no', 'NotSupportedError'))
      : locks.request(name, ...rest);
  const manager = { query: () => locks.query(), request } as unknown as Locks;
  expect(await openTab(manager).write('x', '1')).toEqual(success);
});

test('whoever waits longer than ten seconds for a turn is told, and no earlier', async () => {
  const locks = new FakeLocks();
  void locks.request('portfolio.turn', () => new Promise(() => {}));
  const answered = vi.fn();
  void openTab(locks).write('x', '1').then(answered);
  await vi.advanceTimersByTimeAsync(9999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledWith({
    ok: false,
    failure: { kind: 'busy', message: expect.stringContaining('Another tab') },
  });
  expect(vi.getTimerCount()).toBe(0);
});

test('whoever waits longer than five seconds for a text that does not come is told', async () => {
  const locks = new FakeLocks();
  const [one, other] = [openTab(locks), openTab(locks)];
  await one.write('x', '1');
  const answered = vi.fn();
  void other.write('x', '2').then(answered);
  await vi.advanceTimersByTimeAsync(4999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledWith(expect.objectContaining({ ok: false }));
  expect(other.texts.x).toBeUndefined();
});
