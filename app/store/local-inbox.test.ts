import { expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { EVERY_MESSAGE } from '#app/content/find-messages.ts';
import { inboxContract } from './inbox-contract.ts';
import { createLocalInbox } from './local-inbox.ts';
import { localPages } from './local-pages.ts';

for (const [place, openPages] of Object.entries(localPages)) {
  inboxContract(`the local inbox ${place}`, async (messages) => {
    const [one, another] = openPages();
    await one.save('messages', [...messages]);
    return { inbox: createLocalInbox(one), other: createLocalInbox(another) };
  });
}

test.each(Object.entries(localPages))(
  'a deleted message comes back to its place, %s',
  async (_, openPages) => {
    const [store] = openPages();
    await store.save('messages', builtInContent.messages);
    const removal = await createLocalInbox(store).remove(builtInContent.messages[1]?.id ?? '');
    if (removal.ok) await removal.restore?.();
    expect(store.get('messages')).toEqual(builtInContent.messages);
  },
);

test('two pages of one list are cut from the same search', async () => {
  const [store] = localPages['in memory']?.() ?? [];
  if (!store) throw new Error('There is no memory.');
  await store.save('messages', builtInContent.messages);
  const inbox = createLocalInbox(store);
  const [first, last] = [0, 2].map((from) => inbox.page(EVERY_MESSAGE, from, 1).get());
  expect([first?.messages[0]?.name, last?.messages[0]?.name]).toEqual([
    'Sara Lindqvist',
    'Julia Brandt',
  ]);
});
