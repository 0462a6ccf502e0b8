// For tests: what every view keeps to, whoever fills it.
import { expect, vi } from 'vitest';
import type { View } from './ports.ts';

/** Most answers are there at once: the usual pause between two looks is longer than a whole test. */
const OFTEN = { interval: 5 };

/** Waits until the view shows it: an adapter may have to ask somebody. From then on it stays the same object. */
export async function expectView<T>(view: View<T>, shown: unknown): Promise<void> {
  const end = view.subscribe(() => {});
  await vi.waitFor(() => expect(view.get()).toEqual(shown), OFTEN);
  expect(view.get()).toBe(view.get());
  end();
}

/** Does something, and waits until the view has said that it changed and shows the outcome. */
export async function expectChange<T>(
  view: View<T>,
  change: () => Promise<unknown>,
  shown: unknown,
): Promise<void> {
  const hear = vi.fn();
  const end = view.subscribe(hear);
  await change();
  await vi.waitFor(() => expect(view.get()).toEqual(shown), OFTEN);
  expect(hear).toHaveBeenCalled();
  end();
}
