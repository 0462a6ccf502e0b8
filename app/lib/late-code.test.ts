// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { askAgain, type LateCode, lateCode, watchMissing, whatIsMissing } from './late-code.ts';

const page = (build: string) =>
  new Response(`<!doctype html><html lang="en" data-build="${build}">`);

beforeEach(() => {
  document.documentElement.dataset.build = 'first';
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(true);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => page('first')),
  );
});

const made: LateCode<string>[] = [];

/** Code that arrives when it is asked for after so many failures. */
function failing(times: number) {
  let asked = 0;
  const load = vi.fn(async () => {
    asked += 1;
    if (asked <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return 'code';
  });
  const code = lateCode(load);
  made.push(code);
  return { code, load };
}

// What is missing is the same for the whole page: nothing may be left for the next test.
afterEach(async () => {
  for (const code of made.splice(0)) {
    while (code.current === undefined) await code.ask().catch(() => {});
  }
  expect(whatIsMissing()).toBeNull();
});

test('code that has arrived is there without waiting, and is fetched once', async () => {
  const { code, load } = failing(0);
  expect(code.current).toBeUndefined();
  await Promise.all([code.ask(), code.ask(), code.arrival()]);
  expect(code.current).toBe('code');
  expect(load).toHaveBeenCalledTimes(1);
  expect(whatIsMissing()).toBeNull();
});

test('a failure is not remembered: whoever asks again may get it', async () => {
  const { code } = failing(1);
  await expect(code.ask()).rejects.toThrow('Failed to fetch');
  expect(whatIsMissing()).toBe('failed');
  await expect(code.ask()).resolves.toBe('code');
  expect(whatIsMissing()).toBeNull();
});

test.each([
  ['something is pressed', () => document.body.dispatchEvent(press())],
  ['the owner asks for it', () => askAgain()],
])('the arrival never fails: it is asked for again when %s', async (_, chance) => {
  const { code, load } = failing(2);
  const arrival = code.arrival();
  expect(code.arrival()).toBe(arrival);
  await vi.waitFor(() => expect(whatIsMissing()).toBe('failed'));
  chance();
  await vi.waitFor(() => expect(whatIsMissing()).toBe('lasting'));
  chance();
  await expect(arrival).resolves.toBe('code');
  expect(load).toHaveBeenCalledTimes(3);
  chance();
  expect(load).toHaveBeenCalledTimes(3);
});

test('it is asked for again when the network is back, which may take a moment to carry anything', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { code, load } = failing(3);
  const arrival = code.arrival();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1500);
  expect(load).toHaveBeenCalledTimes(3);
  // Nobody has pressed anything in vain.
  expect(whatIsMissing()).toBe('failed');
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(arrival).resolves.toBe('code');
  expect(load).toHaveBeenCalledTimes(4);
});

test('a press on the notice itself is the notice’s own', async () => {
  const { code, load } = failing(1);
  const arrival = code.arrival();
  await vi.waitFor(() => expect(whatIsMissing()).toBe('failed'));
  document.body.innerHTML = '<div role="alert"><button>Try again</button></div>';
  document.querySelector('button')?.dispatchEvent(press());
  expect(load).toHaveBeenCalledTimes(1);
  askAgain();
  await arrival;
});

test('two things that are missing at once have each failed once', async () => {
  const [one, other] = [failing(1), failing(1)];
  await Promise.allSettled([one.code.ask(), other.code.ask()]);
  expect(whatIsMissing()).toBe('failed');
  await one.code.ask();
  expect(whatIsMissing()).toBe('failed');
});

test('without a connection the reason is the connection', async () => {
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  await failing(1)
    .code.ask()
    .catch(() => {});
  expect(whatIsMissing()).toBe('offline');
});

test('after the site was built anew the reason is that', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => page('second')),
  );
  await failing(1)
    .code.ask()
    .catch(() => {});
  await vi.waitFor(() => expect(whatIsMissing()).toBe('updated'));
});

test('whoever watches hears of every change', async () => {
  const heard: unknown[] = [];
  const stop = watchMissing(() => heard.push(whatIsMissing()));
  const { code } = failing(1);
  await code.ask().catch(() => {});
  await code.ask();
  stop();
  expect(heard).toEqual(['failed', null]);
});

function press() {
  return new Event('pointerdown', { bubbles: true });
}
