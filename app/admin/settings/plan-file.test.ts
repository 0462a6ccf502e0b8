import { expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { makeBundle } from '#app/content/bundle.ts';
import { success } from '#app/store/adapter.ts';
import { createStore } from '#app/store/create-store.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import { createMemoryMedia, pictureOf } from '../media/media-in-test.ts';
import { planFile } from './plan-file.ts';

const MILLION = 1_000_000;
const [message] = builtInContent.messages;
if (!message) throw new Error('There is no message.');

const lamp = pictureOf('a').address;
const about = { ...builtInContent.about, photo: lamp };
const picture = (bytes: number) => `data:image/webp;base64,${'A'.repeat(bytes)}`;
const fileOf = (text: string) => new File([text], 'site.json', { type: 'application/json' });
const withPicture = (bytes: number) =>
  fileOf(makeBundle({ about }, { pictures: { [lamp]: picture(bytes) } }));

const store = createStore(createMemoryAdapter(), builtInContent);
const inbox = { whole: { read: async () => builtInContent, add: async () => success } };
const most = 2 * MILLION;
const onServer = { inbox, media: createMemoryMedia(), place: 'server', most } as const;

test('what a server cannot take at once is refused before anything changes, with a way that works', async () => {
  expect(await planFile(store, withPicture(most), onServer)).toEqual({
    ok: false,
    reason:
      'The texts of the site and the pictures that become part of them have 3 MB; a server takes 2 MB at once. Move the site with the backup of its server instead.',
  });
  // In bytes, of which a letter can have several.
  const messages = [{ ...message, message: 'ä'.repeat(1.1 * MILLION) }];
  const letters = makeBundle({ ...builtInContent, messages }, { withInbox: true });
  expect(await planFile(store, fileOf(letters), onServer)).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/^The messages and requests have 3 MB/),
  });
});

test('what it can take is shown to the owner: pictures that the library has do not count', async () => {
  expect(await planFile(store, withPicture(1.9 * MILLION), onServer)).toMatchObject({
    ok: true,
    plan: { changes: [{ key: 'about' }] },
  });
  const media = createMemoryMedia(pictureOf('a'));
  const back = await planFile(store, withPicture(3 * MILLION), { ...onServer, media });
  expect(back).toMatchObject({ ok: true, plan: { bundle: { content: { about } } } });
});
