import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { Footer } from '#app/site/footer/footer.tsx';
import { Header } from '#app/site/header/header.tsx';
import { renderInTest } from '#app/site/render-in-test.tsx';
import { About } from '#app/site/sections/about.tsx';
import { Contact } from '#app/site/sections/contact.tsx';
import { createStore } from '#app/store/create-store.ts';
import { FakeStorage } from '#app/store/fake-browser.ts';
import { createWebStorageAdapter } from '#app/store/web-storage-adapter.ts';
import { catchDownloads } from '#app/ui/download-in-test.ts';
import { openScreen, press, type } from '../screen-in-test.tsx';

const root = document.documentElement;

afterEach(() => {
  root.className = '';
  root.removeAttribute('style');
});

const open = () => openScreen('/admin/settings');
const openTab = (name: string) => act(async () => screen.getByRole('tab', { name }).click());
const written = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const isOn = (label: string, selector = '[role=switch]') =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector }).checked;

const importFile = (name: string, text: string) =>
  act(async () => {
    const files = [new File([text], name, { type: 'application/json' })];
    fireEvent.change(screen.getByLabelText('Settings file'), { target: { files } });
  });

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

test('what is typed is completed when it is saved from within its field', async () => {
  const { store } = await open();
  type('GitHub', 'github.com/me');
  type('Tagline', ' My own line ');
  await openTab('SEO & Meta');
  type('Canonical URL', 'studio.example');
  await press('Save Changes');
  expect(store.get('settings')).toMatchObject({
    siteTagline: 'My own line',
    socialMedia: { github: 'https://github.com/me' },
    seo: { canonicalUrl: 'https://studio.example' },
  });
});

test('a picture takes back nothing that was changed while it was read', async () => {
  let arrive = (_: unknown) => {};
  vi.stubGlobal('createImageBitmap', () => new Promise((resolve) => (arrive = resolve)));
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => {},
  } as unknown as RenderingContext);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) =>
    take(new Blob(['x'], { type: 'image/webp' })),
  );
  const { store } = await open();
  await openTab('SEO & Meta');
  const files = [new File(['x'], 'share.png', { type: 'image/png' })];
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Share image file'), { target: { files } });
  });
  type('Meta title', 'Typed meanwhile');
  await act(async () => screen.getByLabelText(/^Index/).click());
  await act(async () => arrive({ width: 4, height: 3, close: () => {} }));
  await screen.findByRole('button', { name: 'Remove the uploaded share image' });
  await press('Save Changes');
  expect(store.get('settings').seo).toMatchObject({
    ogImage: 'data:image/webp;base64,eA==',
    metaTitle: 'Typed meanwhile',
    robotsIndex: false,
  });
});

test('neither defaults nor a file bring the invented owner back', async () => {
  const { settings } = builtInContent;
  const { store } = await openScreen('/admin/settings');
  await act(() => store.save('settings', { ...settings, siteName: 'Mine', isOwn: true }));
  await press('Reset to Defaults');
  const question = within(screen.getByRole('dialog', { name: 'Reset to Defaults' }));
  await act(async () => question.getByText('Reset settings').click());
  expect(store.get('settings')).toMatchObject({ siteName: settings.siteName, isOwn: true });
  await importFile('settings.json', JSON.stringify({ ...settings, siteName: 'Imported' }));
  await press('Save Changes');
  expect(store.get('settings')).toMatchObject({ siteName: 'Imported', isOwn: true });
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

test('of the address of an account on X its handle is kept', async () => {
  await open();
  await openTab('SEO & Meta');
  type('X \\(Twitter\\) handle', 'https://x.com/hamza');
  fireEvent.blur(screen.getByLabelText('X (Twitter) handle'));
  expect(written('X (Twitter) handle')).toBe('@hamza');
  type('X \\(Twitter\\) handle', 'Hamza Khan');
  expect(screen.getByText(/^Use a handle such as @name/)).toBeDefined();
});

// Which file is a bad one, the test of the import says.
test('§8 a bad file changes nothing and says so', async () => {
  const { toasts } = await open();
  type('Site name', 'Mine');
  await importFile('types.json', '{"siteName":{"a":1}}');
  expect(toasts).toEqual([
    { title: 'Import Error', text: 'Invalid settings file format.', tone: 'error' },
  ]);
  expect(written('Site name')).toBe('Mine');
});

test('a settings file that cannot be opened changes nothing, and the owner is told', async () => {
  const { toasts } = await open();
  const arrayBuffer = () => Promise.reject(new DOMException('It was moved.', 'NotFoundError'));
  const files = [Object.assign(new File([], 'settings.json'), { arrayBuffer })];
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Settings file'), { target: { files } });
  });
  expect(toasts).toEqual([
    { title: 'Import Error', text: 'The file could not be opened.', tone: 'error' },
  ]);
});

test('a settings file in an old encoding changes nothing, and the owner is told', async () => {
  const { toasts } = await open();
  const latin = Uint8Array.from('{"siteName":"Büro"}', (letter) => letter.charCodeAt(0));
  const files = [new File([latin], 'settings.json')];
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Settings file'), { target: { files } });
  });
  expect(toasts).toEqual([
    expect.objectContaining({ text: expect.stringMatching(/^The file is not saved as UTF-8\./) }),
  ]);
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

test('§5 Save with a mistake on another tab opens that tab, at the field', async () => {
  const { toasts } = await open();
  type('GitHub', 'javascript:x');
  await openTab('Analytics');
  await press('Save Changes');
  expect(toasts).toMatchObject([{ title: 'Error', text: expect.stringContaining('GitHub') }]);
  expect(document.activeElement).toBe(screen.getByLabelText('GitHub'));
});

test('§4 colours and dark mode show at once, and leaving without saving undoes them', async () => {
  const { router } = await openScreen('/admin/settings', { saved: { theme: 'dark' } });
  const primary = () => getComputedStyle(root).getPropertyValue('--primary');
  await openTab('Appearance');
  await act(async () => screen.getByTitle('Emerald').click());
  expect(primary()).toBe('#10b981');
  await act(async () => screen.getByLabelText(/^Dark mode/).click());
  expect(root.className).toBe('light');
  await act(async () => within(screen.getByLabelText('Sidebar')).getByText('Sections').click());
  await act(async () => screen.getByText('Discard changes').click());
  expect(router.state.location.pathname).toBe('/admin/sections');
  expect(root.className).toBe('dark');
  expect(primary()).toBe('#3b82f6');
});

test('§5 Reset asks first, removes what was saved and restores the defaults', async () => {
  const { store, toasts } = await open();
  const primary = () => getComputedStyle(root).getPropertyValue('--primary');
  type('Site name', 'Old');
  await openTab('Appearance');
  type('Primary colour', '#ef4444');
  await press('Save Changes');
  expect(store.get('settings')).toMatchObject({ siteName: 'Old', primaryColor: '#ef4444' });
  expect(primary()).toBe('#ef4444');
  await openTab('General');
  await press('Reset to Defaults');
  const question = within(screen.getByRole('dialog', { name: 'Reset to Defaults' }));
  expect(
    question.getByText(
      'Are you sure you want to reset all settings to defaults? This action cannot be undone.',
    ),
  ).toBeDefined();
  await act(async () => question.getByText('Cancel').click());
  expect(written('Site name')).toBe('Old');
  await press('Reset to Defaults');
  await act(async () => question.getByText('Reset settings').click());
  expect(toasts.at(-1)?.title).toBe('Settings Reset');
  expect(written('Site name')).toBe('');
  expect(store.isSaved('settings')).toBe(false);
  expect(primary()).toBe('#3b82f6');
});

test('§3 logo, tagline, contact details and profiles show where visitors look for them', async () => {
  const logo = '/images/projects/dastarkhwan.svg';
  const { store, toasts, unmount } = await open();
  for (const [label, value] of [
    ['Tagline', 'Software for small kitchens'],
    ['Logo', logo],
    ['Contact email', 'studio@example.org'],
    ['Phone number', '+49 30 1234'],
    ['Address', '12 Mall Road, Lahore'],
    ['LinkedIn', 'https://www.linkedin.com/company/studio-example'],
    ['Instagram', 'https://instagram.com/studio.example'],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await press('Save Changes');
  expect(toasts.at(-1)?.title).toBe('Settings Saved');
  unmount();

  const hrefOf = (element: HTMLElement | undefined) => element?.closest('a')?.getAttribute('href');
  const logoIn = (part: HTMLElement) => part.querySelector(`img[src="${logo}"]`);
  const view = await renderInTest(<Header />, { store });
  const header = within(view.container);
  expect(logoIn(view.container)).not.toBeNull();
  expect(header.getByText('Hamza Qureshi')).toBeDefined();
  expect(hrefOf(header.getAllByLabelText('Instagram')[0])).toBe(
    'https://instagram.com/studio.example',
  );
  expect(hrefOf(header.getByText('Hire Me', { selector: 'a' }))).toMatch(
    /^mailto:studio@example\.org\?/,
  );
  view.unmount();

  const contact = await renderInTest(<Contact />, { store });
  expect(hrefOf(contact.getByText('studio@example.org'))).toBe('mailto:studio@example.org');
  expect(hrefOf(contact.getByText('+49 30 1234'))).toBe('https://wa.me/49301234');
  expect(contact.getByText('12 Mall Road, Lahore')).toBeDefined();
  contact.unmount();

  // Where the owner is based is the profile's to say.
  const about = await renderInTest(<About />, { store });
  expect(about.getByText('Lahore, Pakistan')).toBeDefined();
  about.unmount();

  const footer = await renderInTest(<Footer />, { store });
  expect(logoIn(footer.container)).not.toBeNull();
  expect(footer.getByText('Software for small kitchens')).toBeDefined();
  expect(footer.getByText('12 Mall Road, Lahore')).toBeDefined();
  expect(hrefOf(footer.getByLabelText('LinkedIn'))).toBe(
    'https://www.linkedin.com/company/studio-example',
  );
  // What the settings leave empty, the profile says.
  expect(hrefOf(footer.getByLabelText('GitHub'))).toBe('https://github.com/hamza-qureshi-example');
});

test('§7 Export and Import: the file reads back, and what was imported waits to be saved', async () => {
  const files = catchDownloads();
  const { store, toasts } = await open();
  type('Site name', 'Exported');
  await press('Export');
  const exported = JSON.parse((await files.get('portfolio-settings.json')) ?? '');
  expect(exported).toMatchObject({ siteName: 'Exported', primaryColor: '#3b82f6' });

  await press('Save Changes');

  await importFile('mine.json', JSON.stringify({ ...exported, siteName: 'Imported' }));
  expect(toasts.at(-1)?.title).toBe('Settings Imported');
  expect(written('Site name')).toBe('Imported');
  expect(screen.getByText('Unsaved changes')).toBeDefined();
  expect(store.get('settings').siteName).toBe('Exported');
  await press('Save Changes');
  expect(toasts.at(-1)?.title).toBe('Settings Saved');
  expect(store.get('settings').siteName).toBe('Imported');
});

test('an import asks before it takes the place of unsaved changes', async () => {
  const { toasts } = await open();
  type('Site name', 'Mine');
  const imported = () => importFile('mine.json', '{"siteName":"Imported"}');
  await imported();
  await press('Keep editing');
  expect(written('Site name')).toBe('Mine');
  expect(toasts).toEqual([]);
  await imported();
  await press('Discard changes');
  expect(written('Site name')).toBe('Imported');
  expect(toasts).toMatchObject([{ title: 'Settings Imported' }]);
});

describe('corrupt settings', () => {
  test('§8 fall back, are set aside, and the editor works', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const text = '{"version":1,"savedAt":"","value":{"siteName":7}}';
    const area = new FakeStorage();
    area.setItem('portfolio.settings', text);
    const user = { email: 'owner@example.com', name: 'Owner' };
    const store = createStore(
      createWebStorageAdapter(() => area, new EventTarget()),
      { ...builtInContent, auth: { isAuthenticated: true, user } },
    );
    const { toasts } = await openScreen('/admin/settings', { store });
    expect(written('Site name')).toBe('');
    type('Site name', 'New');
    await press('Save Changes');
    expect(toasts.at(-1)?.title).toBe('Settings Saved');
    expect(store.get('settings').siteName).toBe('New');
    expect(area.getItem('portfolio.settings.corrupt')).toBe(text);
  });
});
