// What an editor has that is a table and nothing else.
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { TrustedCompany } from '#app/content/trusted-companies.ts';
import { createStore } from '#app/store/create-store.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { TooltipProvider } from '#app/ui/icon-button.tsx';
import { toast } from '#app/ui/toast.ts';
import { collectionEditor } from './collection-editor.tsx';
import { link, text } from './fields/basic.tsx';
import { LeaveGuard } from './leave-guard.tsx';

vi.mock('#app/ui/toast.ts', () => ({ toast: vi.fn() }));

afterEach(() => {
  cleanup();
  vi.mocked(toast).mockClear();
});

const CompaniesEditor = collectionEditor('trustedCompanies', {
  description: 'For the test.',
  fields: {
    name: text({ label: 'Name', required: true }),
    logo: text({ label: 'Logo', required: true }),
    url: link({ label: 'Website' }),
  },
  fresh: () => ({ id: 'new' }),
  belongs: 'each one of the test',
  Summary: ({ item }) => <p>{item.name}</p>,
  Preview: ({ item }) => <p>The card of {item.name}</p>,
});

const company = (name: string): TrustedCompany => ({ id: name, name, logo: '/a.svg', url: '' });

function start() {
  const trustedCompanies = ['Ada', 'Bell'].map(company);
  const store = createStore(createMemoryAdapter(), { ...builtInContent, trustedCompanies });
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <LeaveGuard>
          <CompaniesEditor />
        </LeaveGuard>
      ),
    },
    { path: '/elsewhere', element: null },
  ]);
  render(
    <ContentProvider store={store}>
      <TooltipProvider>
        <RouterProvider router={router} />
      </TooltipProvider>
    </ContentProvider>,
  );
  return { store, router };
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
const rows = () => [...document.querySelectorAll('ol > li')].map((row) => row.textContent);
const openDialog = () => document.querySelector('dialog[open]')?.textContent;
const said = () => vi.mocked(toast).mock.lastCall?.[0];

test('the first mistake has the focus, and the whole item is saved with what the form does not offer', async () => {
  const { store } = start();
  await press('Add Company');
  type('Name', 'Curie');
  expect(screen.getByText('The card of Curie')).toBeTruthy();
  await press('Save Company');
  expect(said()?.text).toBe('Please fill in all required fields.');
  expect(document.activeElement).toBe(screen.getByLabelText(/^Logo/));
  type('Logo', ' /c.svg ');
  type('Website', 'curie.example');
  // What stands in the open form is saved with the rest.
  await press('Save Changes');
  expect(said()).toEqual({
    title: 'Trusted Companies Updated',
    text: 'Your trusted companies have been saved successfully.',
  });
  expect(store.get('trustedCompanies').at(-1)).toEqual({
    id: 'new',
    name: 'Curie',
    logo: '/c.svg',
    url: 'https://curie.example',
  });
});

test('Escape closes the form, but not when it ends a word of an input method', async () => {
  start();
  await press('Add Company');
  const name = screen.getByLabelText(/^Name/);
  const form = () => screen.queryByRole('form', { name: 'New company' });
  fireEvent.keyDown(name, { key: 'Escape', isComposing: true });
  expect(form()).not.toBeNull();
  fireEvent.keyDown(name, { key: 'Escape' });
  expect(form()).toBeNull();
});

test('items move, go and come back, and nothing of that is lost by leaving', async () => {
  const { router } = start();
  await press('Move Bell up');
  expect(rows()[0]).toContain('Bell');
  await press('Delete Ada');
  expect(rows()).toHaveLength(1);
  expect(said()?.title).toBe('Company Deleted');
  await act(async () => said()?.action?.onSelect());
  expect(rows()).toHaveLength(2);
  expect(openDialog()).toBeUndefined();
  await act(() => router.navigate('/elsewhere'));
  expect(openDialog()).toContain('Leave without saving?');
  expect(router.state.location.pathname).toBe('/');
});

test('what is deleted is named', async () => {
  start();
  await press('Delete Ada');
  expect(said()).toMatchObject({
    title: 'Company Deleted',
    text: '“Ada” has left the list. Save to take it off the public page.',
  });
});

test('Undo is offered until the editor is left', async () => {
  const { router } = start();
  await press('Delete Ada');
  const deleted = said();
  await press('Save Changes');
  expect(deleted?.until?.aborted).toBe(false);
  await act(() => router.navigate('/elsewhere'));
  expect(deleted?.until?.aborted).toBe(true);
});

test('what another tab has saved is asked about', async () => {
  const { store } = start();
  await press('Edit Ada');
  type('Name', 'Mine');
  await act(() => store.save('trustedCompanies', ['Theirs', 'Bell'].map(company)));
  await press('Save Changes');
  expect(openDialog()).toContain('Keep mine');
  expect(store.get('trustedCompanies')[0]?.name).toBe('Theirs');
});

test('what the other tab removed and what was changed here are told apart, and both can be kept', async () => {
  const { store } = start();
  await press('Edit Bell');
  await act(() => store.save('trustedCompanies', [company('Bell')]));
  expect(screen.getByRole('alert').textContent).toContain('saved in another tab');
  type('Name', 'Mine');
  await press('Save Changes');
  const dialog = within(screen.getByRole('dialog', { name: 'Changed in another tab' }));
  const theirs = within(dialog.getByRole('region', { name: 'Changed in the other tab' }));
  expect(theirs.getByRole('listitem').textContent).toMatch(/Ada.*Other tab: removed/);
  const mine = within(dialog.getByRole('region', { name: 'Changed here' }));
  expect(mine.getByRole('region', { name: /Name$/ }).textContent).toContain('Bell');
  await press('Keep both');
  expect(said()?.title).toBe('Trusted Companies Updated');
  expect(store.get('trustedCompanies').map(({ name }) => name)).toEqual(['Mine']);
});
