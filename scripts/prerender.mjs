// Writes every public page, the files beside them and the share images of the posts.
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createShareImages } from './share-image.mjs';

/**
 * @param {{ renderer: object, content: object, isPublished: boolean, assets: object, client: string }} site
 * @returns how many pages, share images there are
 */
export async function prerender({ renderer, content, isPublished, assets, client }) {
  const ownerTheme = isPublished ? renderer.ownerTheme(content.settings) : undefined;
  const posts = renderer.postPages(content);
  const contentFile = await writeAdminFile(renderer.adminFile(content, isPublished));
  const prefixes = renderer.languagePrefixes(content);
  const images = await drawShareImages({ renderer, content, posts, prefixes, write });
  const pages = {
    ...Object.fromEntries(prefixes.flatMap(pagesBelow)),
    '/admin': { file: 'admin/index.html' },
  };
  const mistakes = [];
  for (const [path, { file, shareImage }] of Object.entries(pages)) {
    try {
      const extras = { ownerTheme, shareImage, contentFile };
      const { html } = await renderer.renderDocument(path, content, assets, extras);
      await write(file, html);
    } catch (error) {
      mistakes.push(`The page ${path} cannot be made: ${error.message}`);
    }
  }
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  for (const prefix of prefixes) {
    const shell = await renderer.shellDocument(`${prefix}/`, content, assets, { ownerTheme });
    await write(`${prefix}/shell.html`, shell);
  }
  for (const [path, text] of Object.entries(await renderer.siteFiles(content, ownerTheme))) {
    await write(path, text);
  }
  return { pages: Object.keys(pages).length, images: images.count };

  /** What there is in every language. */
  function pagesBelow(prefix) {
    return [
      [`${prefix}/`, { file: `${prefix}/index.html`, shareImage: images.site.get(prefix) }],
      [
        `${prefix}/blog`,
        { file: `${prefix}/blog/index.html`, shareImage: images.site.get(prefix) },
      ],
      [`${prefix}/404`, { file: `${prefix}/404.html` }],
      ...posts.map(({ post: { slug }, path }) => [
        prefix + path,
        { file: `${prefix}/blog/${slug}/index.html`, shareImage: images.posts.get(slug) },
      ]),
    ];
  }

  /** Named after what is in it, as everything beside it is. */
  async function writeAdminFile(text) {
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    const path = `/assets/site-${hash}.json`;
    await write(path, text);
    return path;
  }

  async function write(file, data) {
    const path = join(client, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, data);
  }
}

/**
 * The paths of the pictures that are missing: one for each post without a cover, one for the pages of each
 * language of a site that has none yet.
 */
async function drawShareImages({ renderer, content, posts, prefixes, write }) {
  const { settings } = content;
  const bare = posts.map(({ post }) => post).filter((post) => !renderer.shareCover(post));
  const { main } = renderer.languagesOf(settings);
  const inLanguages = prefixes.map((prefix) =>
    renderer.shareWords(content, prefix.slice(1) || main),
  );
  const words = (await Promise.all(inLanguages)).filter((each) => each !== undefined);
  const pages = bare.map((post) => renderer.postShareWords(post, content));
  const images = { site: new Map(), posts: new Map(), count: 0 };
  if (bare.length === 0 && words.length === 0) return images;

  const drawImage = await createShareImages({
    colors: renderer.brandColors(settings),
    texts: [...pages, ...words].flatMap(textsOf),
  });
  async function draw(path, page) {
    const png = drawImage(page);
    if (png === undefined) return undefined;
    images.count += 1;
    await write(path, png);
    return path.split('/').map(encodeURIComponent).join('/');
  }

  const drawn = new Map();
  for (const [at, { path, ...page }] of words.entries()) {
    if (!drawn.has(path)) drawn.set(path, await draw(path, page));
    images.site.set(prefixes[at], drawn.get(path) ?? images.site.get(''));
  }
  const fallback = settings.seo.ogImage || images.site.get('');
  for (const [at, { slug }] of bare.entries()) {
    images.posts.set(slug, (await draw(`/share/${slug}.png`, pages[at])) ?? fallback);
  }
  return images;
}

const textsOf = ({ title, byline }) => [title, byline];
