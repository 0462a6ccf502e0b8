// What would keep a site from being published whole, in words for its owner: a line a mistake.
import type { BlogPost } from '#app/content/blog-posts.ts';
import type { Collection } from '#app/content/collection.ts';
import { type Content, collections, keysOf, type SiteKey } from '#app/content/collections.ts';
import { publishedPosts } from '#app/content/post-queries.ts';
import { picturesIn } from '#app/content/readable.ts';
import { withoutBase } from '#app/lib/base-path.ts';
import { safeImage } from '#app/lib/safe-link.ts';
import { picturesInText } from '#app/site/blog/markdown-tree.ts';

/** File systems allow 255 bytes; `.png` and a host's own suffixes need some of them. */
const SLUG_BYTES_MAX = 240;

/** Names that Windows keeps for itself, with any ending. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
/** What no file of Windows can be called. */
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}]|[. ]$/u;

/** How much of a text is enough to recognise it. */
const SHOWN_LETTERS = 60;

/** @param files the paths of what lies in `public`, like `images/portrait.svg` */
export function publishMistakes(content: Content, files: readonly string[]): string[] {
  const posts = publishedPosts(content.blogPosts);
  return [
    ...posts.flatMap((post) => slugMistakes(post, files)),
    ...sharedSlugs(posts),
    ...picturesOf(content, posts).flatMap((picture) => pictureMistakes(picture, files)),
  ];
}

function slugMistakes(post: BlogPost, files: readonly string[]): string[] {
  const reason = slugMistake(post.slug, files);
  return reason === undefined ? [] : [`${nameOf(post)}: its slug ${shown(post.slug)} ${reason}.`];
}

function slugMistake(slug: string, files: readonly string[]): string | undefined {
  if (/\p{Cs}/u.test(slug)) return 'holds half a letter';
  if (new TextEncoder().encode(slug).length > SLUG_BYTES_MAX) return 'is too long';
  if (slug.startsWith('.')) return 'begins with a dot';
  if (FORBIDDEN.test(slug)) return 'holds a sign that a file cannot be called by';
  if (DEVICES.test(slug)) return 'is a name that Windows keeps for itself';
  const taken = ['blog/index.html', ...files].map(alike);
  const wanted = [`blog/${slug}`, `blog/${slug}/index.html`, `share/${slug}.png`].map(alike);
  return wanted.some((path) => taken.includes(path)) ? 'is the name of a file already' : undefined;
}

/** Some file systems take letters of both cases, and both ways to compose one, for the same. */
function alike(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function sharedSlugs(posts: readonly BlogPost[]): string[] {
  const groups = new Map<string, BlogPost[]>();
  for (const post of posts) {
    const key = alike(post.slug);
    groups.set(key, [...(groups.get(key) ?? []), post]);
  }
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => {
      const slugs = [...new Set(group.map(({ slug }) => shown(slug)))];
      return `${group.map(nameOf).join(' and ')} have one address: ${slugs.join(', ')}.`;
    });
}

interface Picture {
  owner: string;
  written: string;
}

function picturesOf(content: Content, posts: readonly BlogPost[]): Picture[] {
  const published = { ...content, blogPosts: posts };
  const inTexts = posts.flatMap((post) =>
    picturesInText(post.content).map((written) => ({ owner: `${nameOf(post)} (text)`, written })),
  );
  const inFields = keysOf('site').flatMap((key) =>
    partsOf(key, published[key]).flatMap(({ owner, part }) =>
      picturesIn(key, part).map(({ field, text }) => ({
        owner: `${owner} (${field})`,
        written: text,
      })),
    ),
  );
  return [...inFields, ...inTexts];
}

/** A list item by item, so that each can be named; anything else as a whole. */
function partsOf(key: SiteKey, value: unknown): { owner: string; part: unknown }[] {
  const { label, items }: Collection = collections[key];
  if (!items || !Array.isArray(value)) return [{ owner: label, part: value }];
  const noun = items.noun.charAt(0).toUpperCase() + items.noun.slice(1);
  return value.map((item) => ({ owner: `${noun} ${shown(items.titleOf(item))}`, part: [item] }));
}

/** Only what lies on the site itself can be looked up. */
function pictureMistakes({ owner, written }: Picture, files: readonly string[]): string[] {
  const address = safeImage(written);
  if (!address?.startsWith('/')) return [];
  const file = fileOf(withoutBase(address));
  if (file !== undefined && files.includes(file)) return [];
  return [`${owner}: there is no picture ${shown(written)} in the folder public.`];
}

function fileOf(path: string): string | undefined {
  try {
    return decodeURIComponent(path.replace(/[?#].*$/s, '')).slice(1);
  } catch {
    return undefined;
  }
}

function nameOf({ title }: BlogPost): string {
  return `Post ${shown(title)}`;
}

/** In one line, however long it is and whatever is in it. */
function shown(text: string): string {
  const letters = [...text];
  const isLong = letters.length > SHOWN_LETTERS;
  return JSON.stringify(isLong ? `${letters.slice(0, SHOWN_LETTERS).join('')}…` : text);
}
