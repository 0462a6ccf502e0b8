import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen, press, type } from '../screen-in-test.tsx';

const open = () => openScreen('/admin/settings');
const openTab = (name: string) => act(async () => screen.getByRole('tab', { name }).click());
const written = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const isOn = (label: string, selector = '[role=switch]') =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector }).checked;

test('§2 §3 five tabs, four buttons, and the defaults', async () => {
  await open();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'General',
    'Appearance',
    'SEO & Meta',
    'Analytics',
    'Notifications',
  ]);
  const buttons = screen.getAllByRole('button').map((button) => button.textContent);
  expect(buttons).toEqual(
    expect.arrayContaining(['Export', 'Import', 'Save Changes', 'Reset to Defaults']),
  );
  await openTab('Appearance');
  expect(written('Primary colour')).toBe('#3b82f6');
  expect(written('Secondary colour')).toBe('#8b5cf6');
  expect(written('Accent colour')).toBe('#06b6d4');
  expect(isOn('Dark mode')).toBe(true);
  expect(isOn('Neon', '[type=radio]')).toBe(true);
  await openTab('SEO & Meta');
  expect(isOn('Index')).toBe(true);
  expect(isOn('Follow')).toBe(true);
  expect(written('Type')).toBe('website');
  expect(written('X (Twitter) card')).toBe('summary_large_image');
  await openTab('Analytics');
  type('Google Analytics ID', '<script>');
  expect(screen.getByText(/so it will not be used/)).toBeDefined();
  type('Google Analytics ID', 'G-ABCDEF1234');
  expect(screen.queryByText(/so it will not be used/)).toBeNull();
  await openTab('Notifications');
  expect(isOn('E-mail notifications')).toBe(true);
  expect(isOn('Browser notifications')).toBe(true);
  expect(isOn('Marketing e-mails')).toBe(false);
});

test('§9 the previews show what the page will say of itself', async () => {
  await open();
  type('Site name', 'Atelier');
  type('Description', 'What the site is about.');
  await openTab('SEO & Meta');
  const result = screen.getByRole('region', { name: 'Search result preview' });
  const card = screen.getByRole('region', { name: 'Share card preview' });
  expect(result.textContent).toContain('Atelier');
  expect(result.textContent).toContain('What the site is about.');
  type('Meta title', 'Hire a developer');
  type('Share title', 'Look at this');
  expect(result.textContent).toContain('Hire a developer');
  expect(card.textContent).toContain('Look at this');
  expect(card.querySelector('img')?.getAttribute('src')).toMatch(/\/share-site\.png$/);
  fireEvent.change(screen.getByLabelText('Share image'), {
    target: { value: 'data:image/png;base64,AAAA' },
  });
  expect(within(card).getByText(/^Without the image/)).toBeDefined();
});

// Which file is a bad one, the test of the import says.
test('§8 a bad file changes nothing and says so', async () => {
  const { toasts } = await open();
  type('Site name', 'Mine');
  const file = new File(['{"siteName":{"a":1}}'], 'types.json', { type: 'application/json' });
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Settings file'), { target: { files: [file] } });
  });
  expect(toasts).toEqual([
    { title: 'Import Error', text: 'Invalid settings file format.', tone: 'error' },
  ]);
  expect(written('Site name')).toBe('Mine');
});

test('§5 the contact e-mail is of e-mail type; JSON-LD and links are checked beside their field', async () => {
  const { store, toasts } = await open();
  expect(screen.getByLabelText('Contact email').getAttribute('type')).toBe('email');
  type('Instagram', 'javascript:alert(1)');
  await press('Save Changes');
  expect(toasts.at(-1)?.title).toBe('Error');
  expect(store.isSaved('settings')).toBe(false);
  type('Instagram', '');
  await openTab('SEO & Meta');
  type('JSON-LD', '{"@type":');
  expect(screen.getByText(/^This is not valid JSON yet\./)).toBeDefined();
  await press('Save Changes');
  expect(toasts.at(-1)?.title).toBe('Settings Saved');
});
