import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useUncoveredFocus } from './use-uncovered-focus.ts';

afterEach(cleanup);

function Page() {
  const header = useRef<HTMLElement>(null);
  useUncoveredFocus(header);
  return (
    <>
      <header ref={header} data-top={0}>
        <a href="#top" data-top={20}>
          Home
        </a>
      </header>
      <main tabIndex={-1} data-top={-50}>
        <a href="#beneath" data-top={30}>
          Beneath
        </a>
        <label htmlFor="name" data-top={60}>
          Name
        </label>
        <input id="name" data-top={80} />
        <a href="#below" data-top={90}>
          Below
        </a>
        <dialog open>
          <input aria-label="In a dialog" data-top={10} />
        </dialog>
      </main>
    </>
  );
}

/** What is called so gets the focus; returns what was brought out. */
async function focusOn(find: () => HTMLElement, before = () => {}): Promise<unknown> {
  render(<Page />);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return new DOMRect(0, Number(this.dataset.top), 100, 72);
  });
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue(undefined);
  await act(async () => {
    before();
    find().focus();
    await new Promise(requestAnimationFrame);
  });
  return scrolled.mock.contexts[0];
}

test('what gets the focus beneath the header is brought out', async () => {
  const link = () => screen.getByRole('link', { name: 'Beneath' });
  expect(await focusOn(link)).toBe(link());
});

test('so is a field of which only the label is covered', async () => {
  const field = () => screen.getByLabelText('Name');
  expect(await focusOn(field)).toBe(field());
});

for (const [what, find] of [
  ['what stands in the header', () => screen.getByRole('link', { name: 'Home' })],
  ['what stands below the header', () => screen.getByRole('link', { name: 'Below' })],
  ['the main part, which the skip link goes to', () => screen.getByRole('main')],
  ['a field of a dialog', () => screen.getByLabelText('In a dialog')],
] as const) {
  test(`${what} stays where it is`, async () => {
    expect(await focusOn(find)).toBeUndefined();
  });
}

test('what was pressed was in sight, and is left alone when the page moves before the next frame', async () => {
  const field = () => screen.getByLabelText('Name');
  const press = () => fireEvent.pointerDown(field());
  expect(await focusOn(field, press)).toBeUndefined();
});
