// The pictures that links to the pages show, drawn when somebody first asks: one for each post without a cover, one for
// the pages of a site that has none of its own.
import type { Content } from '#app/content/collections.ts';
import { findPublishedPost } from '#app/content/post-queries.ts';
import type * as Renderer from '#app/entry.server.tsx';

export interface ShareImages {
  /** The path of the picture for a page; nothing when the page brings one, or needs none. */
  pathFor(page: string, content: Content): string | undefined;
  /** The picture under a path; nothing when it is not one, or cannot be drawn. */
  draw(path: string, content: Content): Promise<Uint8Array | undefined>;
}

type Drawing = typeof import('../scripts/share-image.mjs');

interface DrawingServices {
  renderer: Pick<typeof Renderer, 'siteImage' | 'shareCover' | 'brandColors' | 'textDirection'>;
  /** Its code is as large as the rest of the server. */
  load: () => Promise<Drawing>;
}

const SITE = '/share-site.png';

export function createShareImages({ renderer, load }: DrawingServices): ShareImages {
  const needsOwn = ({ settings, about }: Content) =>
    renderer.siteImage(settings, about) === undefined;

  function barePost({ blogPosts }: Content, slug: string | undefined) {
    const post = slug === undefined ? undefined : findPublishedPost(blogPosts, slug);
    return post && !renderer.shareCover(post) ? post : undefined;
  }

  function titleFor(path: string, content: Content): { title: string; byline: string } | undefined {
    const { name, title } = content.about;
    if (path === SITE) return needsOwn(content) ? { title: name, byline: title } : undefined;
    const post = barePost(content, /^\/share\/(.+)\.png$/.exec(path)?.[1]);
    return post && { title: post.title, byline: name };
  }

  return {
    pathFor(page, content) {
      const post = barePost(content, /^\/blog\/([^/]+)$/.exec(page)?.[1]);
      if (post) return `/share/${encodeURIComponent(post.slug)}.png`;
      return ['/', '/blog'].includes(page) && needsOwn(content) ? SITE : undefined;
    },
    async draw(path, content) {
      const words = titleFor(path, content);
      if (!words) return undefined;
      const { name, title } = content.about;
      const drawing = await load();
      const drawImage = await drawing.createShareImages({
        colors: renderer.brandColors(content.settings),
        texts: [words.title, words.byline, title],
      });
      const draw = (of: typeof words) =>
        drawImage({ ...of, direction: renderer.textDirection(of.title) });
      // A title in a script that the typefaces lack: the site's own picture stands for it.
      return draw(words) ?? draw({ title: name, byline: title });
    },
  };
}
