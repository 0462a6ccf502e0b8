import { expect, test } from 'vitest';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { builtInContent } from '#app/content/built-in.ts';
import { createStore } from '#app/store/create-store.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import { blankPost, postFromForm } from './post-fields.tsx';
import { removePost, restorePost, savePost } from './save-post.ts';

const post = (id: string, part: Partial<BlogPost> = {}): BlogPost => ({
  ...postFromForm({ ...blankPost(new Date('2025-06-12T08:30:00.000Z')), id }),
  ...part,
});
const start = async (...posts: BlogPost[]) => {
  const store = createStore(createMemoryAdapter(), builtInContent);
  await store.save('blogPosts', posts);
  return store;
};

test('new posts of two tabs at once are both kept, each with a slug of its own', async () => {
  const store = await start();
  const [one, other] = await Promise.all([
    savePost(store, post('a', { slug: 'hello' }), null),
    savePost(store, post('b', { slug: 'hello' }), null),
  ]);
  expect([one.kind, other.kind]).toEqual(['saved', 'saved']);
  const slugs = store.get('blogPosts').map(({ slug }) => slug);
  expect(slugs.toSorted()).toEqual(['hello', 'hello-2']);
});

test('a post that another tab has changed or deleted is not overwritten', async () => {
  const opened = post('a', { title: 'Opened' });
  const store = await start({ ...opened, title: 'Theirs' });
  expect(await savePost(store, { ...opened, title: 'Mine' }, opened)).toEqual({ kind: 'changed' });
  expect(store.get('blogPosts')[0]?.title).toBe('Theirs');
  await store.save('blogPosts', []);
  expect(await savePost(store, { ...opened, title: 'Mine' }, opened)).toEqual({ kind: 'changed' });
  expect(store.get('blogPosts')).toEqual([]);
});

test('what is stored already is saved, and nobody else’s: only the answer was lost', async () => {
  const [opened, mine] = [post('a', { title: 'Opened' }), post('a', { title: 'Mine' })];
  const made = post('b', { slug: 'hello' });
  const store = await start(mine, post('c', { slug: 'hello' }), { ...made, slug: 'hello-2' });
  expect(await savePost(store, mine, opened)).toEqual({ kind: 'saved', post: mine });
  expect(await savePost(store, made, null)).toMatchObject({
    kind: 'saved',
    post: { slug: 'hello-2' },
  });
  expect(store.get('blogPosts')).toHaveLength(3);
});

test('another post saved elsewhere is no conflict, and stays', async () => {
  const store = await start(post('a'), post('b', { title: 'Theirs' }));
  await savePost(store, post('a', { title: 'Mine' }), post('a'));
  expect(store.get('blogPosts').map(({ title }) => title)).toEqual(['Mine', 'Theirs']);
});

test('an overwritten version comes back, unless something newer is there', async () => {
  const [theirs, mine] = [post('a', { title: 'Theirs' }), post('a', { title: 'Mine' })];
  const store = await start(mine);
  expect((await restorePost(store, mine, theirs)).ok).toBe(true);
  expect(store.get('blogPosts')).toEqual([theirs]);
  expect((await restorePost(store, mine, null)).ok).toBe(false);
  expect(store.get('blogPosts')).toEqual([theirs]);
});

test('a deleted post comes back as it was stored, and only once', async () => {
  const store = await start(post('a'), post('b', { title: 'Newest' }), post('c'));
  const { undo } = await removePost(store, 'b');
  expect(store.get('blogPosts')).toHaveLength(2);
  await undo();
  await undo();
  expect(store.get('blogPosts').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(store.get('blogPosts')[1]?.title).toBe('Newest');
});

test('what comes back gets an address of its own, when another post has taken its', async () => {
  const [first, other] = [post('a', { slug: 'same' }), post('b', { slug: 'same' })];
  const store = await start(first);
  const { undo } = await removePost(store, 'a');
  await savePost(store, other, null);
  expect((await undo()).ok).toBe(true);
  const slugs = () => store.get('blogPosts').map(({ slug }) => slug);
  expect(slugs()).toEqual(['same-2', 'same']);
  const written = post('b', { slug: 'else' });
  await store.save('blogPosts', [first, written]);
  await restorePost(store, written, other);
  expect(slugs()).toEqual(['same', 'same-2']);
});
