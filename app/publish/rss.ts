// A feed in each language, with what a list in that language has: https://www.rssboard.org/rss-specification
import type { Content } from '#app/content/collections.ts';
import type { LanguageCode } from '#app/content/language-codes.ts';
import { languagePrefix } from '#app/content/language-path.ts';
import { publishedAbout } from '#app/content/owner.ts';
import { languageOf } from '#app/content/post-groups.ts';
import { newestFirst } from '#app/content/post-queries.ts';
import { languagesOf } from '#app/content/site-languages.ts';
import { siteNameOf } from '#app/content/site-name.ts';
import { translateBuiltIn } from '#app/i18n/built-in.ts';
import { builtInTranslations } from '#app/i18n/i18n.ts';
import { speaking } from '#app/i18n/speaking.ts';
import { wordsIn } from '#app/i18n/words-in.ts';
import { markupText } from '#app/lib/markup-text.ts';
import { openingOf } from '#app/site/blog/markdown-tree.ts';
import { addressesOf, listedPages } from './addresses.ts';

/** Where the feed of a language is. */
export function feedPath(language: string, { settings }: Pick<Content, 'settings'>): string {
  return `${languagePrefix(language, languagesOf(settings))}/rss.xml`;
}

/** Without the site's address its links are paths, which readers look for where the feed came from. */
export async function rss(content: Content, language: LanguageCode): Promise<string> {
  const i18n = await speaking(language);
  const { t } = i18n;
  const words = wordsIn(language, builtInTranslations(i18n), content.translations) ?? {};
  const { settings, about } = translateBuiltIn(
    { settings: content.settings, about: content.about },
    words,
  );
  const addresses = addressesOf(content);
  const { main } = languagesOf(content.settings);
  const prefix = languagePrefix(language, languagesOf(content.settings));
  const pages = listedPages(content, language);
  const siteName = siteNameOf(settings);
  const description = settings.siteDescription || settings.seo.metaDescription || about.bio;
  const [newest] = newestFirst(pages.map(({ post }) => post));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', siteName),
    element('link', addresses.of(`${prefix}/`)),
    element('description', markupText(description.trim() || siteName)),
    element('language', language),
    ...(addresses.site === undefined ? [] : [selfLink(addresses.of(feedPath(language, content)))]),
    ...(newest ? [element('lastBuildDate', feedDate(newest.date))] : []),
    ...pages.flatMap(({ post, path }) => [
      '<item>',
      element('title', post.title.trim() || t('blog.untitled')),
      element('link', addresses.of(prefix + path)),
      element('guid', addresses.of(prefix + path), addresses.site === undefined ? 'false' : 'true'),
      element('pubDate', feedDate(post.date)),
      ...(languageOf(post, main) === language
        ? []
        : [element('dc:language', languageOf(post, main))]),
      element('dc:creator', post.author.trim() || publishedAbout(about, settings).name),
      ...post.tags.filter((tag) => tag.trim() !== '').map((tag) => element('category', tag)),
      // Readers take a description for HTML.
      element('description', markupText(post.excerpt || openingOf(post.content))),
      '</item>',
    ]),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function element(name: string, text: string, isPermaLink?: string): string {
  const attribute = isPermaLink === undefined ? '' : ` isPermaLink="${isPermaLink}"`;
  return `<${name}${attribute}>${markupText(text)}</${name}>`;
}

function selfLink(address: string): string {
  return `<atom:link href="${markupText(address)}" rel="self" type="application/rss+xml"/>`;
}

/** RFC 822, as the format asks. */
function feedDate(moment: string): string {
  return new Date(moment).toUTCString();
}
