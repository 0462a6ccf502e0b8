// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { createStore } from './create-store.ts';
import { createMemoryAdapter } from './memory-adapter.ts';
import type { Archive, Media } from './ports.ts';
import {
  ContentProvider,
  useArchive,
  useChoice,
  useContent,
  useMedia,
  usePending,
  usePort,
  useStore,
  useView,
} from './use-content.tsx';

afterEach(cleanup);

function open(ports: { archive?: Archive; media?: Media } = {}) {
  const adapter = createMemoryAdapter();
  const store = createStore(adapter, builtInContent);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ContentProvider store={store} {...ports}>
      {children}
    </ContentProvider>
  );
  return { adapter, store, wrapper };
}

test('outside of a page there is no content, and a page without a port says which', () => {
  expect(() => renderHook(() => useStore())).toThrow(/inside a ContentProvider/);
  const { wrapper } = open();
  expect(() => renderHook(() => usePort('inbox'), { wrapper })).toThrow('This page has no inbox.');
});

test('what only some pages have is nothing elsewhere, and nothing fails', () => {
  expect(renderHook(() => [useArchive(), useMedia()]).result.current).toEqual([
    undefined,
    undefined,
  ]);
  const ports = { archive: {} as Archive, media: {} as Media };
  const { result } = renderHook(() => [useArchive(), useMedia()], open(ports));
  expect(result.current).toEqual([ports.archive, ports.media]);
});

test('the first render shows what the page was made from, and then what is saved', async () => {
  const { store, wrapper: Page } = open();
  await store.save('about', { ...builtInContent.about, name: 'Ada' });
  const Name = () => useContent('about').name;
  const Waiting = () => String(usePending('about'));
  const first = renderToString(
    <Page>
      <Name /> <Waiting />
    </Page>,
  );
  expect(first.replace(/<!-- -->/g, '')).toBe(`${builtInContent.about.name} true`);
  const { result } = renderHook(() => [useContent('about').name, usePending('about')], {
    wrapper: Page,
  });
  expect(result.current).toEqual(['Ada', false]);
  await act(async () => void (await store.save('about', builtInContent.about)));
  expect(result.current[0]).toBe(builtInContent.about.name);
});

test('a hook that turns to another collection hears of that one', async () => {
  const { store, wrapper } = open();
  const { result, rerender } = renderHook(({ key }) => useContent(key), {
    wrapper,
    initialProps: { key: 'services' as 'services' | 'projects' },
  });
  rerender({ key: 'projects' });
  await act(async () => void (await store.save('projects', [])));
  expect(result.current).toEqual([]);
});

test('a view is shown as it is, and again when it changes', () => {
  const { wrapper } = open();
  let value = 1;
  let tell = () => {};
  const view = {
    get: () => value,
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => {};
    },
  };
  const { result } = renderHook(() => useView(view), { wrapper });
  act(() => {
    value = 2;
    tell();
  });
  expect(result.current).toBe(2);
});

test('what a visitor chooses is kept', async () => {
  const { store, wrapper } = open();
  const { result } = renderHook(() => useChoice('theme'), { wrapper });
  await act(() => result.current[1]('light'));
  expect(result.current[0]).toBe('light');
  expect(store.get('theme')).toBe('light');
});

test.each([
  ['refuses', async () => ({ ok: false, failure: { kind: 'full', message: '' } }) as const],
  ['fails', () => Promise.reject(new Error('gone'))],
])('a browser that %s holds it for this visit, until another choice is saved', async (_, save) => {
  const { store, wrapper } = open();
  const { result } = renderHook(() => useChoice('theme'), { wrapper });
  const saveInEarnest = store.save;
  store.save = save;
  await act(() => result.current[1]('light'));
  expect(result.current[0]).toBe('light');
  expect(store.get('theme')).toBe(builtInContent.theme);
  // Another tab has found room.
  await act(async () => void (await saveInEarnest('theme', 'dark')));
  expect(result.current[0]).toBe('dark');
});
