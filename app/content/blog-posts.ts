import * as z from 'zod/mini';
import { defineCollection } from './collection.ts';
import { anyText, flag, id, moment, picture, text, wordList, words } from './fields.ts';

export const blogPostSchema = z.object({
  id,
  slug: text,
  title: words,
  excerpt: words,
  /** Markdown. */
  content: words,
  date: moment,
  published: flag(false),
  featured: flag(false),
  tags: wordList,
  coverImage: picture,
  /** Empty means the owner. */
  author: text,
  /** None is the main one of the site, and so is one that the pages do not speak. */
  language: z.optional(anyText),
  /** The id of the post that this one says in another language. */
  translationOf: z.optional(id),
  /** How long it takes to read a post that travels without its text. */
  minutes: z.optional(z.number()),
  /** Where a post that travels without its translations says the same in other languages. */
  alsoIn: z.optional(z.array(z.object({ language: anyText, slug: anyText }))),
});

export const blogPostsSchema = z.array(blogPostSchema);
export type BlogPost = z.infer<typeof blogPostSchema>;

export const blogPosts = defineCollection({
  scope: 'site',
  schema: blogPostsSchema,
  label: 'Blog',
  screen: { path: 'blog', icon: 'Newspaper' },
  items: { noun: 'post', titleOf: ({ title }) => title },
  empty: [],
});
