// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { registerOffline } from './register.ts';

const register = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('requestIdleCallback', (done: () => void) => done());
  const ready = Promise.resolve({ active: null });
  register.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { serviceWorker: { register, ready, controller: null } });
  return () => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  };
});

test('the worker fetches nothing before the page has settled', async () => {
  let settle = () => {};
  registerOffline(new Promise<void>((resolve) => (settle = resolve)));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(register).not.toHaveBeenCalled();
  settle();
  await vi.advanceTimersByTimeAsync(0);
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js');
});

test('who asked to save data keeps nothing', async () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
  registerOffline(Promise.resolve());
  await vi.advanceTimersByTimeAsync(20_000);
  expect(register).not.toHaveBeenCalled();
});
