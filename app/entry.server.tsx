// Renders one path to HTML from a content value: at build time, and on each request in live mode.

import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import type { I18n } from '#app/i18n/i18n.ts';
import type { Content } from './content/collections.ts';
import type { LanguageCode } from './content/language-codes.ts';
import { readLanguage } from './content/language-path.ts';
import { type ContentSlice, pageContent, withoutHidden } from './content/page-content.ts';
import { DEFAULT_ICON } from './content/page-metadata.ts';
import type { PostsPlace } from './content/post-pages.ts';
import { findPublishedPost } from './content/post-queries.ts';
import type { Theme } from './content/session.ts';
import type { Settings } from './content/settings.ts';
import { languagesOf } from './content/site-languages.ts';
import { siteNameOf } from './content/site-name.ts';
import { documentHtml, type PageAssets } from './document.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from './i18n/languages.ts';
import { speaking } from './i18n/speaking.ts';
import { withoutBase } from './lib/base-path.ts';
import { markupText } from './lib/markup-text.ts';
import { safeImage } from './lib/safe-link.ts';
import { languageTags } from './publish/language-tags.ts';
import { saidElsewhere } from './publish/said-elsewhere.ts';
import { isAdminPath, type Page, pageOf, pathsBelow } from './site/pages/page.ts';
import { PRERENDERED_MARK } from './site/seo.tsx';
import { codeOf, ROOT_MARK, Site } from './site/site.tsx';
import { createDesk, createStore } from './store/create-store.ts';
import { createMemoryAdapter } from './store/memory-adapter.ts';
import type { Archive, Desk } from './store/ports.ts';
import { Button } from './ui/button.tsx';
import { MissingBox } from './ui/missing-code.tsx';

export { builtInContent } from './content/built-in.ts';
export { readBundle } from './content/bundle.ts';
export { siteAddress } from './content/page-metadata.ts';
export { languagesOf } from './content/site-languages.ts';
export { textDirection } from './lib/text-direction.ts';
export { languagePrefixes, postPages } from './publish/addresses.ts';
export { adminFile } from './publish/admin-file.ts';
export { ownerTheme } from './publish/owner-theme.ts';
export { postShareWords, shareWords } from './publish/share-words.ts';
export { siteFile, siteFiles } from './publish/site-files.ts';
export { shareCover } from './site/blog/share-cover.ts';
export { brandColors } from './theme/appearance.ts';

const EVERY_KIND: readonly Page[] = [
  { kind: 'landing' },
  { kind: 'blog' },
  { kind: 'post', slug: '' },
  { kind: 'not-found' },
];

/**
 * Fetches all that pages are drawn with. Who went on for days would look for a part that nobody has asked for yet where a
 * newer build has other files by then.
 */
export async function fetchPages(): Promise<void> {
  const parts = EVERY_KIND.flatMap(codeOf).map(({ ask }) => ask());
  const words = LANGUAGES.map(({ code }) => speaking(code));
  await Promise.all([...parts, ...words]);
}

/** For documents without a rendered page. */
function iconTag({ faviconUrl }: Settings): string {
  const icon = markupText(safeImage(faviconUrl) ?? DEFAULT_ICON);
  return `<link rel="icon" href="${icon}" ${PRERENDERED_MARK}>`;
}

/** The page's loader shows it when the first scripts do not arrive. */
function missingBox({ t }: I18n): string {
  return renderToStaticMarkup(
    <MissingBox id="missing-code" hidden text={t('missing.failed')}>
      <Button variant="outline" size="small">
        {t('missing.reload')}
      </Button>
    </MissingBox>,
  );
}

interface Rendered {
  status: number;
  html: string;
}

/** What a page shows that is not part of the content. */
export interface Extras {
  ownerTheme?: Theme | undefined;
  shareImage?: string | undefined;
  /** Where the file from which the admin starts is: a path within the site. */
  contentFile?: string | undefined;
  /** Where a browser without scripts posts a form, where somebody takes it. */
  formAction?: Desk['formAction'];
  /** Which page of the list of posts it is; without a place, the list is one page. */
  postsPlace?: PostsPlace | undefined;
  /** Made anew after every save: what a hidden section holds does not go along. */
  isMadeAnew?: boolean;
}

/** The path is one within the site: it does not begin with the base path. */
export async function renderDocument(
  path: string,
  content: Content,
  assets: PageAssets,
  extras: Extras = {},
): Promise<Rendered> {
  if (isAdminPath(path)) return { status: 200, html: await adminDocument(content, assets, extras) };
  const { language, page } = addressOf(path, content);
  const status = isMissing(page, content) ? 404 : 200;
  return { status, html: await pageDocument(page, language, content, assets, extras) };
}

/** Below the code of a language that the site does not offer, or that has the plain addresses, there is nothing. */
function addressOf(path: string, content: Content): { language: LanguageCode; page: Page } {
  const { main, offered } = languagesOf(content.settings);
  const { language = main, path: plain } = readLanguage(path);
  const isOffered = plain === path || (language !== main && offered.includes(language));
  return isOffered
    ? { language, page: pageOf(plain) }
    : { language: main, page: { kind: 'not-found' } };
}

function isMissing(page: Page, content: Content): boolean {
  if (page.kind === 'post') return !findPublishedPost(content.blogPosts, page.slug);
  return page.kind === 'not-found';
}

async function pageDocument(
  page: Page,
  language: LanguageCode,
  content: Content,
  assets: PageAssets,
  { ownerTheme, shareImage, contentFile, formAction, postsPlace, isMadeAnew }: Extras,
): Promise<string> {
  const whole = pageContent(sliceOf(page, postsPlace), content, language);
  const slice = isMadeAnew ? withoutHidden(whole) : whole;
  const store = createStore(createMemoryAdapter(), slice);
  const i18n = await speaking(language);
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <Site
      page={page}
      ports={{
        store,
        desk: { ...createDesk(store), ...(formAction && { formAction }) },
        archive: postsPlace && archiveAt(postsPlace),
      }}
      i18n={i18n}
      shareImage={shareImage}
    />,
    {
      // Everything stands in the document itself: it has to read well without a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  let html = '';
  for await (const chunk of prelude) html += chunk;
  // React leaves a hole where a part failed. No page is better than half of one.
  if (errors.length > 0) throw errors[0];
  // React writes titles and metadata in front of the first element; they belong into the head.
  const start = html.indexOf(`<div ${ROOT_MARK}`);
  return documentHtml(
    {
      kind: page.kind,
      language,
      head:
        html.slice(0, start) + languageTags(tagged(page, content, postsPlace), language, content),
      body: html.slice(start),
      missing: missingBox(i18n),
      ownWords: saidElsewhere(content, language, ['landing', 'blog'].includes(page.kind)),
      settings: content.settings,
      content: slice,
      ownerTheme,
      shareImage,
      // One that is all of the list says nothing.
      postsPlace: postsPlace?.last === 1 ? undefined : postsPlace,
      // A host without our fallbacks answers with the not-found page where the admin is.
      contentFile: page.kind === 'not-found' ? contentFile : undefined,
    },
    assets,
  );
}

/** Where the page is in the main language; one that is not found is nowhere. */
function tagged(page: Page, { blogPosts }: Content, postsPlace: PostsPlace | undefined) {
  const paths = pathsBelow('');
  switch (page.kind) {
    case 'landing':
      return { path: withoutBase(paths.landing) };
    case 'blog':
      return { path: withoutBase(paths.blogPage(postsPlace?.page ?? 1)) };
    case 'post': {
      const post = findPublishedPost(blogPosts, page.slug);
      return post && { post };
    }
    case 'not-found':
      return undefined;
  }
}

function sliceOf(page: Page, postsPlace: PostsPlace | undefined): ContentSlice {
  if (page.kind === 'not-found') return { kind: 'other' };
  return page.kind === 'blog' ? { kind: 'blog', page: postsPlace?.page } : page;
}

/** As it is before somebody comes to the end of the page. */
function archiveAt({ page, last }: PostsPlace): Archive {
  const older = { posts: [], next: page < last ? page + 1 : undefined };
  return {
    page,
    older: { get: () => older, subscribe: () => () => {} },
    fetchNext() {},
  };
}

/** A page without markup, for posts that exist only in the visitor's browser. The path is one of its language. */
export async function shellDocument(
  path: string,
  content: Content,
  assets: PageAssets,
  { ownerTheme, isMadeAnew }: Extras = {},
): Promise<string> {
  const { settings } = content;
  const { language } = addressOf(path, content);
  const title = `<title ${PRERENDERED_MARK}>${markupText(siteNameOf(settings))}</title>`;
  const slice = pageContent({ kind: 'other' }, content, language);
  return documentHtml(
    {
      kind: 'shell',
      language,
      head: title + iconTag(settings),
      body: '',
      missing: missingBox(await speaking(language)),
      settings,
      content: isMadeAnew ? withoutHidden(slice) : slice,
      ownWords: saidElsewhere(content, language, false),
      ownerTheme,
    },
    assets,
  );
}

async function adminDocument(
  { settings }: Content,
  assets: PageAssets,
  { ownerTheme, contentFile }: Extras,
): Promise<string> {
  const head = [
    '<title>Admin</title>',
    '<meta name="robots" content="noindex, nofollow">',
    iconTag(settings),
  ].join('');
  return documentHtml(
    {
      kind: 'admin',
      head,
      body: '',
      missing: missingBox(await speaking(DEFAULT_LANGUAGE)),
      settings,
      ownerTheme,
      contentFile,
    },
    assets,
  );
}
