// What the landing page shows of the posts, kept apart from them: it need not read a thousand for three.
import * as z from 'zod/mini';
import { blogPostsSchema } from './blog-posts.ts';
import { defineCollection } from './collection.ts';

/** Right only for the posts that it was taken from: `of` is their stamp in the store, to the letter. */
export const latestPosts = defineCollection(
  'device',
  z.nullable(z.object({ of: z.string(), posts: blogPostsSchema })),
);
