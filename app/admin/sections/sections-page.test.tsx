import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Store } from '#app/store/store.ts';
import { openScreen, press } from '../screen-in-test.tsx';

const switches = (name: RegExp) => screen.getAllByRole<HTMLInputElement>('switch', { name });

test('§2 §3 three groups with counts, two switches each, the defaults and the facts about hiding', async () => {
  await openScreen('/admin/sections');
  for (const [name, count] of [
    ['Main Sections', 4],
    ['Content Sections', 6],
    ['Social & Engagement', 4],
  ] as const) {
    const group = within(screen.getByRole('region', { name }));
    expect(group.getByText(String(count))).toBeDefined();
    expect(group.getAllByRole('switch')).toHaveLength(count * 2);
  }
  expect(screen.getByText('Hidden sections vanish from the homepage.')).toBeDefined();
  expect(screen.getByText('Their navbar items hide automatically.')).toBeDefined();
  expect(screen.getByText('Changes take effect after saving.')).toBeDefined();

  expect(switches(/: Portfolio$/).filter(({ checked }) => !checked)).toEqual([]);
  const inNavbar = switches(/: Navbar$/).filter(({ checked }) => checked);
  expect(inNavbar.map((box) => box.getAttribute('aria-label')).sort()).toEqual([
    'About: Navbar',
    'Blog: Navbar',
    'Contact: Navbar',
    'Projects: Navbar',
    'Services: Navbar',
    'Skills: Navbar',
  ]);
});

test('§4 Reset restores the defaults and waits to be saved', async () => {
  const { store, toasts } = await openScreen('/admin/sections');
  const [home] = switches(/^Home: Navbar$/);
  await act(async () => home?.click());
  await press('Save Changes');
  expect(toasts.at(-1)?.title).toBe('Settings saved');
  await press('Reset to Defaults');
  expect(toasts.at(-1)).toEqual({
    title: 'Reset to defaults',
    text: 'All sections have been reset to default visibility.',
  });
  expect(home?.checked).toBe(false);
  expect(savedHero(store)?.showInNavbar).toBe(true);
  await press('Save Changes');
  expect(savedHero(store)?.showInNavbar).toBe(false);
});

function savedHero(store: Store) {
  return store.get('sectionVisibility').find(({ id }) => id === 'hero');
}
