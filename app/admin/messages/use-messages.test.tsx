import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { Message } from '#app/content/messages.ts';
import { createStore } from '#app/store/create-store.ts';
import { createLocalInbox } from '#app/store/local-inbox.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { toast } from '#app/ui/toast.ts';
import { useMessages } from './use-messages.ts';

vi.mock('#app/ui/toast.ts', () => ({ toast: vi.fn() }));

afterEach(() => {
  cleanup();
  vi.mocked(toast).mockClear();
});

const [first, ...others] = builtInContent.messages as [Message, ...Message[]];

async function start() {
  const store = createStore(createMemoryAdapter(), builtInContent);
  await store.save('messages', builtInContent.messages);
  const inbox = createLocalInbox(store);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ContentProvider store={store} inbox={inbox}>
      {children}
    </ContentProvider>
  );
  const hook = renderHook(useMessages, { wrapper });
  return { store, inbox: () => hook.result.current };
}

/** Undo of the last toast, also when others follow it. */
function lastUndo() {
  const onSelect = lastToast()?.action?.onSelect;
  return () => act(async () => onSelect?.());
}

const lastToast = () => vi.mocked(toast).mock.lastCall?.[0];

test('the status of a message that another tab deleted is not said to be changed', async () => {
  const { store, inbox } = await start();
  await act(() => store.save('messages', others));
  await act(() => inbox().setStatus(first, 'archived'));
  expect(lastToast()).toMatchObject({ title: 'Message not found', tone: 'error' });
  expect(store.get('messages')).toEqual(others);
});

test('a reply to a message that another tab deleted is kept, with its message', async () => {
  const { store, inbox } = await start();
  await act(() => store.save('messages', others));
  await act(() => inbox().reply(first, 'Gladly.'));
  expect(store.get('messages')[0]).toMatchObject({ id: first.id, reply: 'Gladly.' });
  expect(store.get('messages')).toHaveLength(3);
});

test('a deleted message comes back as it was stored, and only once', async () => {
  const { store, inbox } = await start();
  const answered = { ...first, reply: 'From the other tab' };
  await act(() => store.save('messages', [answered, ...others]));
  await act(() => inbox().remove(first));
  expect(store.get('messages')).toEqual(others);
  const undo = lastToast()?.action?.onSelect;
  await act(async () => undo?.());
  await act(async () => undo?.());
  expect(store.get('messages')).toEqual([answered, ...others]);
});

test('Undo of a status brings back the one before', async () => {
  const { store, inbox } = await start();
  await act(() => inbox().setStatus(first, 'archived'));
  await lastUndo()();
  expect(store.get('messages')).toEqual(builtInContent.messages);
});

test('Undo of a status leaves one that another tab has set since', async () => {
  const { store, inbox } = await start();
  await act(() => inbox().setStatus(first, 'archived'));
  const undo = lastUndo();
  await act(() => store.save('messages', [{ ...first, status: 'replied' }, ...others]));
  await undo();
  expect(store.get('messages')[0]?.status).toBe('replied');
  expect(lastToast()).toMatchObject({ title: 'Nothing was undone' });
});

test('Undo of a status leaves a message whose reply is just being saved', async () => {
  const { store, inbox } = await start();
  await act(() => inbox().setStatus(first, 'read'));
  const undo = lastUndo();
  const reply = inbox().reply(first, 'Gladly.');
  await undo();
  await act(() => reply);
  expect(store.get('messages')[0]).toMatchObject({ status: 'replied', reply: 'Gladly.' });
});
