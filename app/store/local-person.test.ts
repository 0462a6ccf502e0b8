import { expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { Message } from '#app/content/messages.ts';
import { localPages } from './local-pages.ts';
import { createLocalPerson, forgetOldRequests } from './local-person.ts';

const [sara, omar] = builtInContent.messages as [Message, Message];

test.each(Object.entries(localPages))(
  'what is erased does not come back with the snapshot before an import, %s',
  async (_, openPages) => {
    const [store] = openPages();
    await store.save('messages', [sara, omar]);
    const [messages, about] = [store.revision('messages'), store.revision('about')];
    await store.save('siteSnapshot', { texts: { messages, about } });
    await createLocalPerson(store).erase(sara.email.toUpperCase());
    expect(store.get('siteSnapshot')).toEqual({ texts: { about } });
    expect(store.get('messages')).toEqual([omar]);
    await store.save('siteSnapshot', { texts: { messages, about } });
    await createLocalPerson(store).erase('nobody@example.com');
    expect(store.get('siteSnapshot')).toEqual({ texts: { messages, about } });
  },
);

test('old requests go when the owner has said so, and not before', async () => {
  const [store] = localPages['in memory']?.() ?? [];
  if (!store) throw new Error('There is no memory.');
  const now = new Date('2026-08-31T12:00:00Z');
  const old = { ...sara, timestamp: '2026-01-01T00:00:00.000Z' };
  const young = { ...omar, timestamp: '2026-08-01T00:00:00.000Z' };
  await store.save('messages', [young, old]);
  await forgetOldRequests(store, now);
  expect(store.get('messages')).toEqual([young, old]);
  const settings = { ...store.get('settings'), privacy: { keepRequests: '3 months' as const } };
  await store.save('settings', settings);
  await forgetOldRequests(store, now);
  expect(store.get('messages')).toEqual([young]);
});
