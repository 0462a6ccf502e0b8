// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { collections } from '#app/content/collections.ts';
import type { Project } from '#app/content/projects.ts';
import { createStore } from '#app/store/create-store.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { type Toast, toast } from '#app/ui/toast.ts';
import { listOf } from '../versions/shape.ts';
import { useDraft } from './use-draft.ts';

vi.mock('#app/ui/toast.ts', () => ({ toast: vi.fn() }));

afterEach(() => {
  cleanup();
  vi.mocked(toast).mockClear();
});

const saved: Toast = { title: 'Projects Updated' };
const [first, second] = builtInContent.projects;
if (!first || !second) throw new Error('There are built-in projects.');

const shape = listOf<Project>({
  ...collections.projects.items,
  keyOf: ({ id }) => String(id),
});

function start(capacity?: number) {
  const adapter = createMemoryAdapter(capacity === undefined ? {} : { capacity });
  const store = createStore(adapter, builtInContent);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ContentProvider store={store}>{children}</ContentProvider>
  );
  const hook = renderHook(() => useDraft('projects', { saved, shape }), { wrapper });
  return { adapter, store, draft: () => hook.result.current, leave: hook.unmount };
}

const lastToast = () => vi.mocked(toast).mock.lastCall?.[0];

test('without a change it follows what is saved', async () => {
  const { store, draft } = start();
  expect(draft().value).toBe(builtInContent.projects);
  expect(draft().isDirty).toBe(false);
  await act(() => store.save('projects', [first]));
  expect(draft().value).toEqual([first]);
});

test('a change is kept apart until it is saved', async () => {
  const { store, draft } = start();
  act(() => draft().change((current) => current.slice(1)));
  expect(draft().isDirty).toBe(true);
  expect(store.get('projects')).toHaveLength(5);
  await act(() => draft().save());
  expect(store.get('projects')).toHaveLength(4);
  expect(draft().isDirty).toBe(false);
  expect(lastToast()).toEqual(saved);
});

test('discarding shows what is saved again', () => {
  const { draft } = start();
  act(() => draft().change([]));
  act(() => draft().discard());
  expect(draft().value).toHaveLength(5);
  expect(draft().isDirty).toBe(false);
});

const undo = () => act(async () => lastToast()?.action?.onSelect());

test('a save over somebody else’s is refused; the owner can overwrite it, and take that back', async () => {
  const { store, draft } = start();
  act(() => draft().change([first]));
  await act(() => store.save('projects', [second]));
  expect(draft().isOutdated).toBe(true);
  await act(() => draft().save());
  expect(store.get('projects')).toEqual([second]);
  expect(draft().value).toEqual([first]);
  await act(async () => draft().conflict?.keepMine());
  await waitFor(() => expect(draft().conflict).toBeNull());
  expect(store.get('projects')).toEqual([first]);
  expect(lastToast()).toMatchObject({ title: 'Projects Updated', action: { label: 'Undo' } });
  await undo();
  expect(store.get('projects')).toEqual([second]);
  expect(draft().value).toEqual([first]);
  expect(draft().isDirty).toBe(true);
});

test('an open form keeps what is on the screen: a save elsewhere is a conflict, not a loss', async () => {
  const { store, draft } = start();
  const [, , ...rest] = builtInContent.projects;
  act(() => draft().hold('project'));
  expect(draft().isDirty).toBe(false);
  await act(() => store.save('projects', [second, ...rest]));
  expect(draft().value).toBe(builtInContent.projects);
  expect(draft().isOutdated).toBe(true);
  const mine = { ...second, title: 'Mine' };
  act(() => draft().change([first, mine, ...rest]));
  await act(() => draft().save());
  expect(store.get('projects')).toEqual([second, ...rest]);
  expect(draft().conflict?.differences.map(({ title }) => title)).toEqual([first.title, 'Mine']);
  await act(async () => draft().conflict?.keepBoth?.());
  await waitFor(() => expect(draft().conflict).toBeNull());
  expect(store.get('projects')).toEqual([mine, ...rest]);
  expect(draft().isOutdated).toBe(false);
});

test('a form that is closed without a change lets the draft follow again', async () => {
  const { store, draft } = start();
  act(() => draft().hold('query'));
  act(() => draft().hold('response'));
  await act(() => store.save('projects', [first]));
  act(() => draft().release('query'));
  expect(draft().value).toHaveLength(5);
  act(() => draft().release('response'));
  expect(draft().value).toEqual([first]);
});

test('nobody is asked where there is nothing to choose', async () => {
  const { store, draft } = start();
  // Saved again as it was, made the same here, or not changed here at all.
  act(() => draft().change([first]));
  await act(() => store.save('projects', builtInContent.projects));
  await act(() => draft().save());
  expect(store.get('projects')).toEqual([first]);
  act(() => draft().change([second]));
  await act(() => store.save('projects', [second]));
  await act(() => draft().save());
  expect(draft().conflict).toBeNull();
  expect(draft().isDirty).toBe(false);
  act(() => draft().hold('project'));
  await act(() => store.save('projects', [first, second]));
  await act(() => draft().save());
  expect(draft().conflict).toBeNull();
  expect(draft().value).toEqual([first, second]);
  expect(lastToast()?.title).toBe('Nothing to save');
});

test('a third save while the owner still looks at the choice is asked about too', async () => {
  const { store, draft } = start();
  act(() => draft().change([first]));
  await act(() => store.save('projects', [second]));
  await act(() => draft().save());
  const choice = draft().conflict;
  await act(() => store.save('projects', [{ ...second, title: 'Third' }]));
  await act(async () => choice?.keepMine());
  expect(store.get('projects')[0]?.title).toBe('Third');
  expect(draft().conflict).not.toBeNull();
});

test('or load the other version, or decide later without losing the draft', async () => {
  const { store, draft } = start();
  act(() => draft().change([first]));
  await act(() => store.save('projects', [second]));
  await act(() => draft().save());
  act(() => draft().conflict?.cancel());
  expect(draft().value).toEqual([first]);
  await act(() => draft().save());
  act(() => draft().conflict?.keepTheirs());
  expect(draft().value).toEqual([second]);
  expect(draft().isDirty).toBe(false);
  await undo();
  expect(draft().value).toEqual([first]);
  expect(draft().isOutdated).toBe(true);
});

test('the other version can be undone until the screen is left', async () => {
  const { store, draft, leave } = start();
  act(() => draft().change([first]));
  await act(() => store.save('projects', [second]));
  await act(() => draft().save());
  act(() => draft().conflict?.keepTheirs());
  expect(lastToast()?.until?.aborted).toBe(false);
  leave();
  expect(lastToast()?.until?.aborted).toBe(true);
});

test('a full storage keeps the draft and says so', async () => {
  const { store, draft } = start(10);
  act(() => draft().change([first]));
  let stored = true;
  await act(async () => {
    stored = await draft().save();
  });
  expect(stored).toBe(false);
  expect(draft().value).toEqual([first]);
  expect(draft().isDirty).toBe(true);
  expect(store.isSaved('projects')).toBe(false);
  expect(lastToast()?.text).toContain('There is no room left.');
});

test('what is changed and saved in one go leaves nothing unsaved', async () => {
  const { draft } = start();
  act(() => draft().change([second]));
  await act(async () => {
    const { change, save } = draft();
    change([first]);
    await save([first]);
  });
  expect(draft().isDirty).toBe(false);
});

test('a draft that is completed while it is saved is saved', async () => {
  const { draft } = start();
  act(() => draft().change([first]));
  await act(() => draft().save([{ ...first, live: 'https://completed.example' }]));
  expect(draft().isDirty).toBe(false);
  expect(draft().value[0]?.live).toBe('https://completed.example');
});

test('what is put into the draft and completed in one go leaves nothing unsaved', async () => {
  const { draft } = start();
  act(() => draft().change([first]));
  await act(async () => {
    const { change, save } = draft();
    change([first, second]);
    await save([{ ...first, live: 'https://completed.example' }, second]);
  });
  expect(draft().isDirty).toBe(false);
});
