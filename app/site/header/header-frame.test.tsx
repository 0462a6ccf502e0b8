import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInTest } from '../render-in-test.tsx';
import { HeaderFrame } from './header-frame.tsx';

const drawn = vi.fn();

function Item({ name }: { name: string }) {
  drawn(name);
  return <a href={`#${name}`}>{name}</a>;
}

async function openMenu() {
  await renderInTest(
    <HeaderFrame
      bar={<Item name="bar" />}
      menu={
        <>
          <nav>
            <Item name="about" />
          </nav>
          <a href="#elsewhere">elsewhere</a>
        </>
      }
    />,
  );
  drawn.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
}

const menu = () => document.getElementById('site-menu');

test('what stands in the bar and in the menu is not drawn anew when it opens', async () => {
  await openMenu();
  expect(menu()?.hidden).toBe(false);
  expect(drawn).not.toHaveBeenCalled();
});

test('a section closes it; a link to another site, which opens a tab of its own, does not', async () => {
  await openMenu();
  fireEvent.click(screen.getByText('elsewhere'));
  expect(menu()?.hidden).toBe(false);
  fireEvent.click(screen.getByText('about'));
  expect(menu()?.hidden).toBe(true);
});

test('the open menu has a ground of its own instead of a frosted one', async () => {
  vi.stubGlobal('scrollY', 51);
  await openMenu();
  const { dataset } = screen.getByRole('banner');
  expect('open' in dataset && !('frosted' in dataset)).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close menu' }));
  expect('frosted' in dataset && !('open' in dataset)).toBe(true);
  vi.unstubAllGlobals();
});

test('Escape closes the list that is open above the menu first', async () => {
  await openMenu();
  Object.defineProperty(HTMLElement.prototype, 'popover', { value: null, configurable: true });
  const { querySelector } = Element.prototype;
  const list = vi.spyOn(screen.getByRole('banner'), 'querySelector');
  list.mockImplementation((selector) =>
    selector === ':popover-open' ? document.body : querySelector.call(document.body, selector),
  );
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(menu()?.hidden).toBe(false);
  list.mockImplementation(() => null);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(menu()?.hidden).toBe(true);
});
