import * as z from 'zod/mini';
import { defineCollection } from './collection.ts';
import { flag, id, moment, text, textList } from './fields.ts';

/** How many posts the landing page shows. */
export const LANDING_POSTS = 3;

export const blogPostSchema = z.object({
  id,
  slug: text,
  title: text,
  excerpt: text,
  /** Markdown. */
  content: text,
  date: moment,
  published: flag(false),
  featured: flag(false),
  tags: textList,
  coverImage: text,
  /** Empty means the owner. */
  author: text,
});

export const blogPostsSchema = z.array(blogPostSchema);
export type BlogPost = z.infer<typeof blogPostSchema>;

export const blogPosts = defineCollection('site', blogPostsSchema);

export const defaultBlogPosts: BlogPost[] = [];

/** All posts, newest first. */
export function newestFirst(posts: readonly BlogPost[]): BlogPost[] {
  return [...posts].sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
}

/** What visitors may see, newest first. */
export function publishedPosts(posts: readonly BlogPost[]): BlogPost[] {
  return newestFirst(posts.filter((post) => post.published && post.slug !== ''));
}

export function findPublishedPost(posts: readonly BlogPost[], slug: string): BlogPost | undefined {
  return posts.find((post) => post.published && post.slug === slug);
}
