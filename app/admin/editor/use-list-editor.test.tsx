import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { Project } from '#app/content/projects.ts';
import { createStore } from '#app/store/create-store.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { toast } from '#app/ui/toast.ts';
import { listOf } from '../versions/shape.ts';
import { text } from './fields/basic.tsx';
import { defineList, type ItemIdentity } from './list-definition.ts';
import { useDraft } from './use-draft.ts';
import { useListEditor } from './use-list-editor.ts';

vi.mock('#app/ui/toast.ts', () => ({ toast: vi.fn() }));

afterEach(() => {
  cleanup();
  vi.mocked(toast).mockClear();
});

const PROJECTS: ItemIdentity<Project> = {
  noun: 'project',
  keyOf: ({ id }) => String(id),
  titleOf: ({ title }) => title,
};
const projectList = defineList(PROJECTS, {
  fields: { title: text({ label: 'Title', required: true }) },
  fresh: () => ({ ...(builtInContent.projects[0] as Project), id: Date.now() }),
  belongs: 'each one of the test',
  Summary: () => null,
});

function start(projects: Project[] = builtInContent.projects) {
  const store = createStore(createMemoryAdapter(), { ...builtInContent, projects });
  const hook = renderHook(
    () => {
      const draft = useDraft('projects', {
        saved: { title: 'Saved' },
        shape: listOf(projectList),
      });
      const list = useListEditor(projectList, {
        items: draft.value,
        onChange: (change) => draft.change((current) => change(current)),
        onHold: draft.hold,
        onRelease: draft.release,
      });
      return { draft, list };
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <ContentProvider store={store}>{children}</ContentProvider>
      ),
    },
  );
  return { store, list: () => hook.result.current.list, draft: () => hook.result.current.draft };
}

const titles = (items: readonly Project[]) => items.map(({ title }) => title);
const undo = () => act(() => vi.mocked(toast).mock.lastCall?.[0].action?.onSelect());
const [first, second, third, fourth, fifth] = titles(builtInContent.projects);

test('the open form stays at its item after a delete above it, and the right item is changed', () => {
  const { list } = start();
  act(() => list().edit(1));
  act(() => list().changeForm({ title: 'Mine' }));
  act(() => list().remove(0));
  expect(list().open?.at).toBe(0);
  expect(list().open?.form.title).toBe('Mine');
  act(() => void list().commit());
  expect(titles(list().items)).toEqual(['Mine', third, fourth, fifth]);
});

test('the last item is saved in its place after a delete above it', () => {
  const { list } = start();
  act(() => list().edit(4));
  act(() => list().changeForm({ title: 'Mine' }));
  act(() => list().remove(0));
  act(() => void list().commit());
  expect(titles(list().items)).toEqual([second, third, fourth, 'Mine']);
});

test('the form of a deleted item closes with it, and comes back with what was typed', () => {
  const { list } = start();
  act(() => list().edit(1));
  act(() => list().changeForm({ title: 'Mine' }));
  act(() => list().remove(1));
  expect(list().open).toBeNull();
  undo();
  expect(titles(list().items)).toEqual([first, second, third, fourth, fifth]);
  expect(list().open?.form.title).toBe('Mine');
  expect(list().open?.at).toBe(1);
});

test('the open form moves with its item', () => {
  const { list } = start();
  act(() => list().edit(1));
  act(() => list().move(1, 3));
  expect(list().open?.at).toBe(3);
  act(() => list().move(0, 4));
  expect(list().open?.at).toBe(2);
});

test('a delete in another tab neither shifts the form nor is lost', async () => {
  const { store, list, draft } = start();
  act(() => list().edit(1));
  await act(() => store.save('projects', builtInContent.projects.slice(1)));
  expect(list().open?.at).toBe(1);
  act(() => list().changeForm({ title: 'Mine' }));
  let items: readonly Project[] | null = null;
  act(() => {
    items = list().commit();
  });
  await act(() => draft().save([...(items ?? [])]));
  expect(titles(store.get('projects'))).toEqual([second, third, fourth, fifth]);
  await act(async () => draft().conflict?.keepBoth?.());
  expect(titles(store.get('projects'))).toEqual(['Mine', third, fourth, fifth]);
});

test('a form without changes shows what its item is after the other version was loaded', async () => {
  const { store, list, draft } = start();
  act(() => list().edit(2));
  const theirs = builtInContent.projects.slice(1);
  await act(() =>
    store.save('projects', theirs.with(1, { ...theirs[1], title: 'Theirs' } as Project)),
  );
  await act(() => draft().save());
  expect(list().open?.form.title).toBe('Theirs');
  expect(list().open?.at).toBe(1);
  await act(() => store.save('projects', theirs.slice(0, 1)));
  await act(() => draft().save());
  expect(list().open).toBeNull();
});

test('another form opens only after what is typed has gone into the list', () => {
  const { list } = start();
  act(() => list().edit(0));
  act(() => list().changeForm({ title: 'Typed' }));
  act(() => list().edit(1));
  expect(list().items[0]?.title).toBe('Typed');
  expect(list().open?.form.title).toBe(second);
  act(() => list().changeForm({ title: ' ' }));
  act(() => list().add());
  expect(list().open?.errors.title).toBeDefined();
  expect(list().open?.at).toBe(1);
});

test('of two projects with one id the edited one is changed', () => {
  const twin = { ...builtInContent.projects[0], title: 'Twin' } as Project;
  const { list } = start([twin, ...builtInContent.projects]);
  act(() => list().edit(1));
  act(() => list().changeForm({ title: 'Mine' }));
  act(() => list().remove(0));
  undo();
  act(() => void list().commit());
  expect(titles(list().items).slice(0, 3)).toEqual(['Twin', 'Mine', second]);
});
