// What the settings say of the whole site as one file. What such a file may hold: app/content/bundle.test.ts.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { collectionKeys } from '#app/content/collections.ts';
import { createStore } from '#app/store/create-store.ts';
import { FakeStorage } from '#app/store/fake-browser.ts';
import type { Store } from '#app/store/store.ts';
import { createWebStorageAdapter } from '#app/store/web-storage-adapter.ts';
import { downloadFile } from '#app/ui/download.ts';
import { openScreen } from '../screen-in-test.tsx';

vi.mock('#app/ui/download.ts', () => ({ downloadFile: vi.fn() }));

const [project] = builtInContent.projects;
if (!project) throw new Error('The built-in content has no project.');

// To ask the whole screen for roles is slow.
const panel = () =>
  within(screen.getByText('Whole site', { selector: 'h2' }).closest('section') as HTMLElement);
const preview = () => panel().queryByRole('dialog', { name: 'Import site' });
const button = (name: string) => panel().getByRole('button', { name });
const click = (element: HTMLElement) => act(async () => element.click());

async function exportSite(): Promise<string> {
  await click(button('Export site'));
  return String(vi.mocked(downloadFile).mock.lastCall?.[1]);
}

const choose = (text: string) =>
  act(async () => {
    const files = [new File([text], 'site.json', { type: 'application/json' })];
    fireEvent.change(panel().getByLabelText('Site file'), { target: { files } });
  });

async function importSite(): Promise<void> {
  await click(within(preview() as HTMLElement).getByRole('button', { name: 'Import' }));
}

const everythingStored = (store: Store) => collectionKeys.map((key) => store.revision(key));

test('messages and requests travel only when ticked', async () => {
  const { store, unmount } = await openScreen('/admin/settings');
  const box = panel().getByLabelText<HTMLInputElement>(/^Include messages and requests/);
  expect(box.checked).toBe(false);
  expect(await exportSite()).not.toContain('Sara Lindqvist');
  await click(box);
  const file = await exportSite();
  expect(file).toContain('Sara Lindqvist');

  unmount();
  await store.save('messages', []);
  const { toasts } = await openScreen('/admin/settings', { store });
  await choose(file);
  const shown = within(await vi.waitFor(() => preview() ?? Promise.reject()));
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Messages: 3 added',
  ]);
  expect(shown.getByText(/are in the file and replace yours/)).toBeTruthy();
  await importSite();
  expect(toasts.map(({ title }) => title)).toEqual(['Site Imported']);
  expect(store.get('messages').map(({ name }) => name)).toContain('Sara Lindqvist');
});

test('a file that is not a whole, known and harmless site is refused with its reason', async () => {
  const { store, toasts } = await openScreen('/admin/settings');
  const file = await exportSite();
  const before = everythingStored(store);
  for (const [text, reason] of [
    [file.slice(0, file.indexOf('"experience"')), 'The file is cut off: its end is missing.'],
    ['{"siteName":"Settings alone"}', 'The file is not an export of a site.'],
  ] as const) {
    await choose(text);
    const said = `Nothing was changed. ${reason}`;
    await vi.waitFor(() => expect(panel().getByRole('alert').textContent).toBe(said));
    expect(panel().getByRole('button', { name: 'Import site', description: said })).toBeTruthy();
    expect(preview()).toBeNull();
    expect(toasts.at(-1)).toMatchObject({ title: 'Import Error', text: said });
  }
  expect(everythingStored(store)).toEqual(before);
});

test('without room for the import nothing changes', async () => {
  const area = new FakeStorage();
  const adapter = createWebStorageAdapter(() => area, new EventTarget());
  const store = createStore(adapter, builtInContent);
  const user = { email: 'owner@example.com', name: 'Hamza Qureshi' };
  await store.saveAll({ auth: { isAuthenticated: true, user }, projects: [project] });
  const { toasts } = await openScreen('/admin/settings', { store });
  const file = await exportSite();
  const before = area.present;
  const { content, ...rest } = JSON.parse(file);
  await choose(JSON.stringify({ ...rest, content: { ...content, projects: [], services: [] } }));
  await vi.waitFor(() => expect(preview()).not.toBeNull());
  area.capacity = area.size;
  await importSite();
  expect(toasts.map(({ title }) => title)).toEqual(['Import Error']);
  expect(panel().getByRole('alert').textContent).toContain('Use “Export site” to keep a copy');
  expect(area.present).toEqual(before);
  expect(await exportSite()).toBe(file);
});

test('the snapshot survives a reload and brings the site back; discarding it can be undone', async () => {
  const area = new FakeStorage();
  const reopen = () =>
    createStore(
      createWebStorageAdapter(() => area, new EventTarget()),
      builtInContent,
    );
  const user = { email: 'owner@example.com', name: 'Hamza Qureshi' };
  const first = reopen();
  await first.saveAll({ auth: { isAuthenticated: true, user }, projects: [project] });
  const before = area.present;
  const { toasts, unmount } = await openScreen('/admin/settings', { store: first });
  const { content, ...rest } = JSON.parse(await exportSite());
  await choose(JSON.stringify({ ...rest, content: { ...content, projects: [], blogPosts: [] } }));
  await vi.waitFor(() => expect(preview()).not.toBeNull());
  await importSite();
  expect(first.get('projects')).toEqual([]);

  const restore = () => panel().queryByRole('button', { name: /^Restore the site as it was/ });
  await click(button('Discard snapshot'));
  expect(toasts.at(-1)?.title).toBe('Snapshot Discarded');
  expect(restore()).toBeNull();
  expect(document.activeElement).toBe(button('Import site'));
  await act(async () => toasts.at(-1)?.action?.onSelect());
  expect(restore()).not.toBeNull();
  unmount();

  const { toasts: later } = await openScreen('/admin/settings', { store: reopen() });
  await click(restore() as HTMLElement);
  const question = within(panel().getByRole('dialog', { name: 'Restore the site' }));
  // It has the focus when the question opens.
  expect(question.getByText('Cancel').hasAttribute('autofocus')).toBe(true);
  await click(question.getByText('Restore'));
  expect(later.map(({ title }) => title)).toEqual(['Site Restored']);
  expect(restore()).toBeNull();
  expect(document.activeElement).toBe(button('Import site'));
  expect(area.present).toEqual(before);
});
