import { expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { Message } from '#app/content/messages.ts';
import { createStore } from './create-store.ts';
import { encode } from './envelope.ts';
import { FakeStorage } from './fake-browser.ts';
import { localPages } from './local-pages.ts';
import { createLocalPerson, forgetOldRequests } from './local-person.ts';
import { createWebStorageAdapter } from './web-storage-adapter.ts';

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

const SAVED = new Date('2026-01-02T03:04:05.000Z');

/** A browser in which something was set aside. */
function openWith(copies: Record<string, string>) {
  const area = new FakeStorage();
  area.setItem('portfolio.messages', encode('messages', [sara, omar], SAVED));
  for (const [name, text] of Object.entries(copies)) area.setItem(name, text);
  const store = createStore(
    createWebStorageAdapter(() => area, new EventTarget()),
    builtInContent,
  );
  return { area, store, person: createLocalPerson(store) };
}

test('what was set aside and can be read is part of what is held, and is erased with it', async () => {
  const older = { ...sara, status: 'archived' as const };
  const { area, store, person } = openWith({
    'portfolio.messages.corrupt': encode('messages', [sara, omar], SAVED),
    'portfolio.messages.corrupt.2': encode('messages', [older], SAVED),
    'portfolio.bookings.corrupt': encode('bookings', [], SAVED),
  });
  expect(await person.read(sara.email)).toMatchObject({
    held: { messages: [sara, older], unreadable: [] },
  });
  expect(await person.erase(sara.email.toUpperCase())).toEqual({ ok: true });
  expect(store.get('messages')).toEqual([omar]);
  expect(area.present).toMatchObject({
    'portfolio.messages.corrupt': encode('messages', [omar], SAVED),
    'portfolio.messages.corrupt.2': encode('messages', [], SAVED),
    'portfolio.bookings.corrupt': encode('bookings', [], SAVED),
  });
  expect(await person.read(sara.email)).toMatchObject({ held: { messages: [] } });
});

test('nobody is called erased while a copy that cannot be read names them', async () => {
  const cut = encode('messages', [omar, sara], SAVED).slice(0, -20);
  const { area, store, person } = openWith({ 'portfolio.messages.corrupt': cut });
  const unreadable = [{ copyOf: 'messages', savedAt: null, problem: 'not JSON' }];
  expect(await person.read(sara.email)).toMatchObject({ held: { messages: [sara], unreadable } });
  const held = store.get('messages');
  expect(await person.erase(sara.email.toUpperCase())).toEqual({
    ok: false,
    failure: {
      kind: 'unreadable',
      message: expect.stringContaining('cannot be read'),
      help: expect.stringContaining('Kept for you'),
    },
  });
  // All of it or nothing.
  expect(store.get('messages')).toEqual(held);
  expect(await person.erase('nobody@example.com')).toEqual({ ok: true });
  expect(area.getItem('portfolio.messages.corrupt')).toBe(cut);

  for (const copy of store.copies()) await store.deleteCopy(copy);
  expect(await person.erase(sara.email)).toEqual({ ok: true });
  expect(store.get('messages')).toEqual([omar]);
});

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

test('they go from what was set aside and from the snapshot before an import, too', async () => {
  const at = (month: string) => ({ timestamp: `2026-${month}-01T00:00:00.000Z` });
  const [old, young] = [
    { ...sara, ...at('01') },
    { ...omar, ...at('08') },
  ];
  const both = encode('messages', [old, young], SAVED);
  const { area, store } = openWith({ 'portfolio.messages.corrupt': both });
  const rest = { bookings: 'unreadable', consultations: null, about: 'as it was' };
  await store.save('siteSnapshot', { texts: { messages: both, ...rest } });
  const privacy = { keepRequests: '3 months' as const };
  await store.save('settings', { ...store.get('settings'), privacy });
  await forgetOldRequests(store, new Date('2026-08-31T12:00:00Z'));
  const kept = encode('messages', [young], SAVED);
  expect(area.getItem('portfolio.messages.corrupt')).toBe(kept);
  expect(store.get('siteSnapshot')).toEqual({ texts: { messages: kept, ...rest } });
});
