import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { builtInWords } from '#app/i18n/built-in-words.ts';
import { askAgain, whatIsMissing } from '#app/lib/late-code.ts';
import { createStore } from '#app/store/create-store.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { useWork } from './use-work.ts';

vi.mock('#app/i18n/built-in-words.ts', () => ({ builtInWords: vi.fn() }));

test('words that do not arrive are said to be missing, and asked for again', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  vi.mocked(builtInWords)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({});
  const store = createStore(createMemoryAdapter(), builtInContent);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ContentProvider store={store}>{children}</ContentProvider>
  );
  const { result } = renderHook(() => useWork('de'), { wrapper });
  await act(async () => {});
  expect(result.current).toBeUndefined();
  expect(whatIsMissing()).toBe('failed');
  // As the next press does.
  await act(async () => askAgain());
  expect(whatIsMissing()).toBeNull();
  expect(result.current?.length).toBeGreaterThan(0);
});
