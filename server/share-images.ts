// The pictures that links to the pages show, drawn when somebody first asks: one for each post without a cover, one for
// the pages of each language of a site that has none of its own.
import type { Content } from '#app/content/collections.ts';
import { readLanguage } from '#app/content/language-path.ts';
import { publishedAbout } from '#app/content/owner.ts';
import { findPublishedPost } from '#app/content/post-queries.ts';
import { languagesOf } from '#app/content/site-languages.ts';
import type * as Renderer from '#app/entry.server.tsx';

export interface ShareImages {
  /** The path of the picture for a page; nothing when the page brings one, or needs none. */
  pathFor(page: string, content: Content): Promise<string | undefined>;
  /** The picture under a path; nothing when it is not one, or cannot be drawn. */
  draw(path: string, content: Content): Promise<Uint8Array | undefined>;
}

type Drawing = typeof import('../scripts/share-image.mjs');

interface DrawingServices {
  renderer: Pick<
    typeof Renderer,
    'shareWords' | 'postShareWords' | 'shareCover' | 'brandColors' | 'textDirection'
  >;
  /** Its code is as large as the rest of the server. */
  load: () => Promise<Drawing>;
}

export function createShareImages({ renderer, load }: DrawingServices): ShareImages {
  /** What the picture of the site says in the language of a path. */
  function siteWords(path: string, content: Content) {
    const { main } = languagesOf(content.settings);
    return renderer.shareWords(content, readLanguage(path).language ?? main);
  }

  function barePost({ blogPosts }: Content, slug: string | undefined) {
    const post = slug === undefined ? undefined : findPublishedPost(blogPosts, slug);
    return post && !renderer.shareCover(post) ? post : undefined;
  }

  async function wordsFor(path: string, content: Content) {
    const site = path.endsWith('.png') ? await siteWords(path, content) : undefined;
    if (site?.path === path) return site;
    const post = barePost(content, /^\/share\/(.+)\.png$/.exec(path)?.[1]);
    return post && renderer.postShareWords(post, content);
  }

  return {
    async pathFor(page, content) {
      const { path } = readLanguage(page);
      const post = barePost(content, /^\/blog\/([^/]+)$/.exec(path)?.[1]);
      if (post) return `/share/${encodeURIComponent(post.slug)}.png`;
      return ['/', '/blog'].includes(path) ? (await siteWords(page, content))?.path : undefined;
    },
    async draw(path, content) {
      const words = await wordsFor(path, content);
      if (!words) return undefined;
      const { name, title } = publishedAbout(content.about, content.settings);
      const drawing = await load();
      const draw = await drawing.createShareImages({
        colors: renderer.brandColors(content.settings),
        texts: [words.title, words.byline, name, title],
      });
      // A title in a script that the typefaces lack: the site's own picture stands for it.
      return (
        draw(words) ?? draw({ title: name, byline: title, direction: renderer.textDirection(name) })
      );
    },
  };
}
