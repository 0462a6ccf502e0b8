import {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
  within,
} from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { TrustedCompany } from '#app/content/trusted-companies.ts';
import { failure } from '#app/store/adapter.ts';
import { createStore } from '#app/store/create-store.ts';
import { createLocalHistory } from '#app/store/local-history.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import type { History } from '#app/store/ports.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { TooltipProvider } from '#app/ui/icon-button.tsx';
import { toast } from '#app/ui/toast.ts';
import { collectionEditor } from '../editor/collection-editor.tsx';
import { text } from '../editor/fields/basic.tsx';
import { LeaveGuard } from '../editor/leave-guard.tsx';
import { useVersions } from './use-versions.ts';

vi.mock('#app/ui/toast.ts', () => ({ toast: vi.fn() }));

/** Everything is near. */
class NearObserver {
  constructor(private readonly tell: IntersectionObserverCallback) {}
  observe() {
    this.tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NearObserver);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.mocked(toast).mockClear();
});

const Editor = collectionEditor('trustedCompanies', {
  description: 'For the test.',
  fields: {
    name: text({ label: 'Name', required: true }),
    logo: text({ label: 'Logo', required: true }),
  },
  fresh: () => ({ id: 'new', url: '' }),
  belongs: 'each one of the test',
  Summary: ({ item }) => <p>{item.name}</p>,
});

const company = (id: string, name = id): TrustedCompany => ({ id, name, logo: '/a.svg', url: '' });

function start(changes: Partial<History> = {}) {
  const trustedCompanies = [company('Ada')];
  const store = createStore(createMemoryAdapter(), { ...builtInContent, trustedCompanies });
  const history = { ...createLocalHistory(store, window), ...changes };
  const element = (
    <LeaveGuard>
      <Editor />
    </LeaveGuard>
  );
  render(
    <ContentProvider store={store} history={history}>
      <TooltipProvider>
        <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
      </TooltipProvider>
    </ContentProvider>,
  );
  const save = (...companies: TrustedCompany[]) =>
    act(() => store.save('trustedCompanies', companies));
  return { store, save };
}

/** Its code is fetched, on a busy machine too. */
const PATIENCE = { timeout: 10_000 };
const press = (name: string | RegExp) =>
  act(async () => screen.getByRole('button', { name }).click());
const openHistory = async () => {
  await press('History');
  const dialog = await screen.findByRole('dialog', { name: 'History' }, PATIENCE);
  await vi.waitFor(() => expect(dialog.textContent).not.toContain('Comparing…'));
  return dialog;
};
const rows = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('ol > li')].map((row) => row.querySelector('p')?.textContent);
const names = () =>
  [...document.querySelectorAll('main ol p, section ol p')].map((p) => p.textContent);
const said = () => vi.mocked(toast).mock.lastCall?.[0];

test('before the first save there is nothing, and it says so', async () => {
  start();
  const dialog = await openHistory();
  expect(within(dialog).getByText('No earlier versions yet')).toBeTruthy();
});

test('it says what each save changed, back to what the site came with', async () => {
  const { save } = start();
  await save(company('Ada'), company('Bell'));
  await save(company('Ada', 'Ada Ltd'), company('Bell'));
  expect(rows(await openHistory())).toEqual([
    '“Ada Ltd”: Name',
    '“Bell” added',
    'The content that the site came with.',
  ]);
});

test('a version shows how it differs from what is saved now, in the words of the form', async () => {
  const { save } = start();
  await save(company('Ada', 'Ada Ltd'), company('Bell'));
  const dialog = await openHistory();
  await press('Show the version before the first save');
  const shown = within(dialog).getByRole('region', { name: 'Compared with what is saved now' });
  expect(within(shown).getByText('Bell').closest('li')?.textContent).toContain('Since then: added');
  const field = within(shown).getByRole('region', { name: 'Ada Ltd: Name' });
  expect(
    within(field)
      .getAllByRole('figure')
      .map((side) => side.textContent),
  ).toEqual(['This versionAda', 'Saved nowAda Ltd']);
  await press('Hide the version before the first save');
  expect(within(dialog).queryByRole('region')).toBeNull();
});

test('a restored version is saved and on the screen, and can be undone', async () => {
  const { store, save } = start();
  await save(company('Bell'));
  await save(company('Curie'));
  await openHistory();
  await press(/^Restore the version of /);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(store.get('trustedCompanies')).toEqual([company('Bell')]);
  expect(names()).toEqual(['Bell']);
  expect(said()?.title).toBe('Version restored');
  await act(async () => said()?.action?.onSelect());
  expect(store.get('trustedCompanies')).toEqual([company('Curie')]);
  const dialog = await openHistory();
  expect(rows(dialog)).toHaveLength(5);
  expect(within(dialog).getByText('Same as now')).toBeTruthy();
});

test('unsaved changes, those of an open form too, are asked about and then gone', async () => {
  const { store, save } = start();
  await save(company('Bell'));
  await press('Edit Bell');
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Typed' } });
  await openHistory();
  await press('Restore the version before the first save');
  expect(store.get('trustedCompanies')).toEqual([company('Bell')]);
  await press('Keep editing');
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Typed');
  await press('Restore the version before the first save');
  await press('Discard and restore');
  expect(store.get('trustedCompanies')).toEqual([company('Ada')]);
  expect(screen.queryByLabelText(/^Name/)).toBeNull();
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

test('what was saved elsewhere while the owner looked is not replaced', async () => {
  const { store, save } = start();
  await save(company('Bell'));
  await openHistory();
  const restoring = screen.getByRole('button', { name: /^Restore/ });
  vi.spyOn(store, 'revision').mockReturnValue('another');
  await save(company('Curie'));
  await act(async () => restoring.click());
  expect(store.get('trustedCompanies')).toEqual([company('Curie')]);
  expect(said()).toMatchObject({ title: 'Not restored', tone: 'error' });
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('a version that does not arrive says why, and the others stand', async () => {
  const read = async () => failure('unreachable', 'The server cannot be reached.');
  const { save } = start({ read });
  await save(company('Bell'));
  const dialog = await openHistory();
  expect(rows(dialog)).toEqual(['The server cannot be reached.', 'The server cannot be reached.']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Restore/ }).disabled).toBe(true);
});

test('a version that did not arrive is asked for again by whoever chooses it again', async () => {
  const gone = failure('unreachable', 'The server cannot be reached.');
  const there = { ok: true, value: [company('Ada')] };
  const read = vi.fn().mockResolvedValueOnce(gone).mockResolvedValue(there);
  const store = createStore(createMemoryAdapter(), builtInContent);
  const history = { ...createLocalHistory(store, window), read };
  const { result } = renderHook(() => useVersions('trustedCompanies'), {
    wrapper: ({ children }) => (
      <ContentProvider store={store} history={history}>
        {children}
      </ContentProvider>
    ),
  });
  expect(await result.current.read('1')).toEqual(gone);
  expect(await result.current.read('1')).toEqual(there);
  expect(await result.current.read('1')).toEqual(there);
  expect(read).toHaveBeenCalledTimes(2);
});
