// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchOutbox } from './outbox.ts';

test('what another tab does to the outbox is heard of, also when it clears everything', () => {
  const onChange = vi.fn();
  onTestFinished(watchOutbox(onChange));
  const hear = (key: string | null) => {
    dispatchEvent(Object.assign(new Event('storage'), { key }));
    return onChange.mock.calls.length;
  };
  expect(hear('portfolio.theme')).toBe(0);
  expect(hear('portfolio.outbox.1')).toBe(1);
  expect(hear(null)).toBe(2);
  // A page that was kept for the way back has not heard of it.
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(onChange).toHaveBeenCalledTimes(3);
});
