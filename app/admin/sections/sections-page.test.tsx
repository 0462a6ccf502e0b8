import { act, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { sectionIds } from '#app/content/sections.ts';
import { Header } from '#app/site/header/header.tsx';
import { renderInTest, textsOf } from '#app/site/render-in-test.tsx';
import { useSections } from '#app/site/use-sections.ts';
import { createStore } from '#app/store/create-store.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
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

test('Save keeps the focus when there is nothing to save, and a press does nothing', async () => {
  const { store, toasts } = await openScreen('/admin/sections');
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save Changes' });
  // A button that is disabled loses the focus.
  expect(save.disabled).toBe(false);
  await press('Save Changes');
  expect(toasts).toEqual([]);
  expect(store.isSaved('sectionVisibility')).toBe(false);
});

test('§2 §4 hiding a section disables its navbar switch, marks the page dirty and takes effect after saving', async () => {
  const { store, toasts, unmount } = await openScreen('/admin/sections');
  const save = screen.getByRole('button', { name: 'Save Changes' });
  expect(save.getAttribute('aria-disabled')).toBe('true');
  await act(async () => screen.getByLabelText('Skills: Portfolio').click());
  expect(screen.getByLabelText<HTMLInputElement>('Skills: Navbar').disabled).toBe(true);
  expect(screen.getByText(/^You have unsaved changes\./)).toBeDefined();
  expect(store.isSaved('sectionVisibility')).toBe(false);
  await press('Save Changes');
  expect(toasts).toEqual([
    { title: 'Settings saved', text: 'Section visibility settings have been updated.' },
  ]);
  expect(save.getAttribute('aria-disabled')).toBe('true');
  unmount();
  await renderInTest(
    <>
      <Header />
      <Shown />
    </>,
    { store },
  );
  expect(textsOf('header > div:first-child nav a')).not.toContain('Skills');
  expect(textsOf('main > p')).toEqual(sectionIds.filter((id) => !['skills', 'blog'].includes(id)));
});

/** The sections that a visitor sees; without posts there is no blog. */
function Shown() {
  const shown = useSections();
  return (
    <main>
      {shown.map((id) => (
        <p key={id}>{id}</p>
      ))}
    </main>
  );
}

function savedHero(store: Store) {
  return store.get('sectionVisibility').find(({ id }) => id === 'hero');
}

test('§2 the navbar switch of every section gives it an item, in the order of the page', async () => {
  const { store, toasts, unmount } = await openScreen('/admin/sections');
  for (const name of ['Process', 'Schedule a call', 'Case studies']) {
    await act(async () => screen.getByLabelText(`${name}: Navbar`).click());
  }
  await press('Save Changes');
  expect(toasts.at(-1)?.title).toBe('Settings saved');
  unmount();
  await renderInTest(<Header />, { store });
  expect(textsOf('header > div:first-child nav a')).toEqual([
    'About',
    'Skills',
    'Projects',
    'Services',
    'Process',
    'Case studies',
    'Contact',
    'Schedule a call',
  ]);
});

describe('corrupt section settings', () => {
  test('§8 are logged, and the defaults stay', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const adapter = createMemoryAdapter();
    adapter.change('sectionVisibility', '[{"id":');
    const user = { email: 'owner@example.com', name: 'Owner' };
    const base = { ...builtInContent, auth: { isAuthenticated: true as const, user } };
    await openScreen('/admin/sections', { store: createStore(adapter, base) });
    expect(logged.mock.lastCall?.[0]).toMatch(/could not be read/);
    expect(switches(/^About: Navbar$/)[0]?.checked).toBe(true);
  });
});
