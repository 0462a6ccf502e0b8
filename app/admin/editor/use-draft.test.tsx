// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { createStore } from '#app/store/create-store.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { type Toast, toast } from '#app/ui/toast.ts';
import { useDraft } from './use-draft.ts';

vi.mock('#app/ui/toast.ts', () => ({ toast: vi.fn() }));

afterEach(() => {
  cleanup();
  vi.mocked(toast).mockClear();
});

const saved: Toast = { title: 'Projects Updated' };
const [first, second] = builtInContent.projects;
if (!first || !second) throw new Error('There are built-in projects.');

function start(capacity?: number) {
  const adapter = createMemoryAdapter(capacity === undefined ? {} : { capacity });
  const store = createStore(adapter, builtInContent);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ContentProvider store={store}>{children}</ContentProvider>
  );
  const hook = renderHook(() => useDraft('projects', { saved }), { wrapper });
  return { adapter, store, draft: () => hook.result.current };
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

test('a save over somebody else’s is refused, and the owner can overwrite', async () => {
  const { store, draft } = start();
  act(() => draft().change([first]));
  await act(() => store.save('projects', [second]));
  expect(draft().isOutdated).toBe(true);
  await act(() => draft().save());
  expect(store.get('projects')).toEqual([second]);
  expect(draft().value).toEqual([first]);
  expect(lastToast()).toMatchObject({ title: 'Not saved', tone: 'error' });
  await act(async () => {
    await draft().conflict?.overwrite();
  });
  expect(store.get('projects')).toEqual([first]);
  expect(draft().conflict).toBeNull();
});

test('or load the other version, or decide later without losing the draft', async () => {
  const { store, draft } = start();
  act(() => draft().change([first]));
  await act(() => store.save('projects', [second]));
  await act(() => draft().save());
  act(() => draft().conflict?.cancel());
  expect(draft().value).toEqual([first]);
  await act(() => draft().save());
  act(() => draft().conflict?.loadOther());
  expect(draft().value).toEqual([second]);
  expect(draft().isDirty).toBe(false);
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

test('a draft that is completed while it is saved is saved', async () => {
  const { draft } = start();
  act(() => draft().change([first]));
  await act(() => draft().save([{ ...first, live: 'https://completed.example' }]));
  expect(draft().isDirty).toBe(false);
  expect(draft().value[0]?.live).toBe('https://completed.example');
});
