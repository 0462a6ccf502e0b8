import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { createStore } from '#app/store/create-store.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { createI18n } from './i18n.ts';
import { useSiteContent } from './use-site-content.ts';
import { Speaking } from './use-translation.ts';

afterEach(cleanup);

test('a stored profile without a name shows that of the page', async () => {
  const store = createStore(createMemoryAdapter(), builtInContent);
  await store.save('about', { ...builtInContent.about, name: '', title: 'Mine' });
  const i18n = createI18n();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Speaking value={i18n}>
      <ContentProvider store={store}>{children}</ContentProvider>
    </Speaking>
  );
  const { result, rerender } = renderHook(() => useSiteContent('about'), { wrapper });
  expect(result.current).toEqual({ ...builtInContent.about, title: 'Mine' });
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
});
