// The HTML around a rendered page.
import type { Content } from './content/collections.ts';
import type { LanguageCode } from './content/language-codes.ts';
import type { PostsPlace } from './content/post-pages.ts';
import type { Theme } from './content/session.ts';
import type { Settings } from './content/settings.ts';
import { languagesOf } from './content/site-languages.ts';
import { siteNameOf } from './content/site-name.ts';
import { directionOf } from './i18n/languages.ts';
import { withBase } from './lib/base-path.ts';
import { markupText } from './lib/markup-text.ts';
import { scriptJson } from './lib/script-json.ts';
import { MANIFEST_PATH } from './publish/manifest.ts';
import { feedPath } from './publish/rss.ts';
import { LATER_STYLES } from './site/later-styles.tsx';
import { AWAITS } from './site/waking/awaiting.ts';
import { appearanceVariables } from './theme/appearance.ts';
import { CHROME_COLORS } from './theme/document.ts';

export interface PageAssets {
  /** Another one for every build; none while developing. */
  build?: string;
  /** The tag that says what a kind of page may load and run; the development server does without. */
  policyOf?: (kind: string) => string;
  /** Tags for the head: the boot script and preloads. */
  head: string;
  /** The tag at the end of the first screen and before every part of a page that sleeps, for the browser to stop at. */
  pause?: string;
  /** What each language has of its own, by its code. */
  languages?: Readonly<Record<string, LanguageAssets>>;
  /** The styles of a kind of page, for its head. */
  stylesOf: (kind: string) => string;
  /** Those that its first screen does not need. */
  laterStylesOf?: (kind: string) => string;
  /** Tags for the end of the body of a kind of page. */
  scriptsOf: (kind: string) => string;
}

export interface LanguageAssets {
  /** The code of its texts; that of English comes with the page. */
  words?: string | undefined;
  /** The faces of the system's that take the room of its fonts until these are there. */
  standIns?: string | undefined;
}

export interface RenderedPage {
  kind: string;
  /** The site's main one unless it says so. */
  language?: LanguageCode | undefined;
  /** Title, metadata and icon, as React made them. */
  head: string;
  body: string;
  /** What shows when the first script does not arrive. */
  missing: string;
  settings: Settings;
  /** What the page is made from; the admin's document holds nothing. */
  content?: Content;
  /** Where the admin finds what it starts from: a path within the site. */
  contentFile?: string | undefined;
  /** The theme that the owner of a published site chose. */
  ownerTheme?: Theme | undefined;
  /** The picture that the build drew for links to the page. */
  shareImage?: string | undefined;
  /** In which other languages the document says more: translations of the owner's, other posts. */
  ownWords?: string[] | undefined;
  /** Which page of the list it is, where that has several. */
  postsPlace?: PostsPlace | undefined;
}

/** Where the first screen ends: the rest of the styles follow. */
const FIRST_SCREEN_END = `<style id="${LATER_STYLES}">`;
/** The pause that stands there. */
const FIRST_PAUSE = 'first-screen';

/** The beginning of a part that sleeps under a name of its own. */
const PART = `<div ${AWAITS}="\\w`;
/**
 * What is met on the way through a page: a seam between two of a kind, a part, any other element. What stands between two
 * of a kind leaves the first of them first and the last one last, for those whose browser does not take it out.
 */
const MET = new RegExp(`(?<seam></(li|article|div|p)>(?=<\\2\\b))|(?<part>${PART})|<[a-z]`, 'g');
/** As many elements are styled and set at once. */
const ELEMENTS_AT_ONCE = 20;

/** The pages from which readers find the feed. */
const WITH_FEED = ['landing', 'blog', 'post'];

export function documentHtml(page: RenderedPage, assets: PageAssets): string {
  const variables = Object.entries(appearanceVariables(page.settings))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  const theme = page.ownerTheme ?? 'dark';
  const { main, offered } = languagesOf(page.settings);
  const { language = main } = page;
  const spoken = assets.languages?.[language];
  const data = attributes({
    'data-page': page.kind,
    // The main one first; a page that does not say so offers all of them.
    'data-languages': page.settings.languages && [...new Set([main, ...offered])].join(' '),
    // Fetched after the first paint, with the first scripts: the page goes on in them.
    'data-words': spoken?.words,
    // While developing nobody puts them on.
    'data-worn': assets.build ? undefined : '',
    'data-own-words': page.ownWords?.join(' ') || undefined,
    'data-build': assets.build,
    'data-owner-theme': page.ownerTheme,
    'data-share-image': page.shareImage,
    'data-posts': page.postsPlace && `${page.postsPlace.page}/${page.postsPlace.last}`,
    'data-content-file': page.contentFile && withBase(page.contentFile),
  });
  const { pause } = assets;
  const isPaintedWhole = pause !== undefined && page.body.includes(FIRST_SCREEN_END);
  const [body, missed] = withLaterStyles(
    pause === undefined ? page.body : withFirstPause(withPauses(page.body, pause), pause),
    assets.laterStylesOf?.(page.kind) ?? '',
  );
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}" class="${theme}"${data}>
<head>
<meta charset="utf-8">
${assets.policyOf?.(page.kind) ?? ''}
<meta name="viewport" content="width=device-width, initial-scale=1">
${isPaintedWhole ? `<link rel="expect" href="#${FIRST_PAUSE}" blocking="render">` : ''}
<meta name="theme-color" content="${CHROME_COLORS[theme]}">
<style>:root{${variables}}${(page.kind !== 'admin' && spoken?.standIns) || ''}</style>
${assets.head}
${assets.stylesOf(page.kind)}${missed}
${page.head}
<link rel="apple-touch-icon" href="${withBase('/icons/apple-touch-icon.png')}">
<link rel="manifest" href="${withBase(MANIFEST_PATH)}">
${WITH_FEED.includes(page.kind) ? feedLink(page.settings, language) : ''}
</head>
<body>
<div id="root">${body}</div>
${page.missing}
${page.content ? `<script type="application/json" id="content">${scriptJson(lastFirst(page.content))}</script>` : ''}
${assets.scriptsOf(page.kind)}
</body>
</html>
`;
}

/** Where the browser may paint what it has read, and hear a press, before it goes on: docs/decisions/0047. */
function withPauses(body: string, pause: string): string {
  // The first screen is one.
  const first = body.search(PART);
  if (first < 0) return body;
  let elements = 0;
  const rest = body.slice(first).replace(MET, (met, ...found) => {
    const { seam, part } = found.at(-1);
    if (seam && elements < ELEMENTS_AT_ONCE) return met;
    elements = seam ? 0 : part ? 1 : elements + 1;
    if (seam) return met + pause;
    return part ? pause + met : met;
  });
  return body.slice(0, first) + rest;
}

/**
 * A first screen of which only a half has arrived would move when the other half does: nothing is painted before its end.
 * The pause that stands there is what the head of the document expects.
 */
function withFirstPause(body: string, pause: string): string {
  const named = pause.replace(/.*<script/, `$& id="${FIRST_PAUSE}"`);
  return body.replace(FIRST_SCREEN_END, () => named + FIRST_SCREEN_END);
}

/** Where the page has a place for them; without one they belong into the head. */
function withLaterStyles(body: string, styles: string): [body: string, missed: string] {
  const at = body.indexOf(FIRST_SCREEN_END) + FIRST_SCREEN_END.length;
  if (at < FIRST_SCREEN_END.length) return [body, styles && `<style>${styles}</style>`];
  return [body.slice(0, at) + styles + body.slice(at), ''];
}

/** What stands at the page's end is near: a text that was just there costs least when it is sent once more. */
function lastFirst(content: Content): object {
  return Object.fromEntries(Object.entries(content).reverse());
}

function feedLink(settings: Settings, language: LanguageCode): string {
  const title = markupText(siteNameOf(settings));
  const path = withBase(feedPath(language, { settings }));
  return `<link rel="alternate" type="application/rss+xml" title="${title}" href="${path}">`;
}

function attributes(values: Record<string, string | undefined>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${markupText(value)}"`))
    .join('');
}
