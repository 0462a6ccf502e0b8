// Shows the open page in another language. Its code comes with the first change, as the words do.

import type { Content } from '#app/content/collections.ts';
import { languagePrefix, readLanguage } from '#app/content/language-path.ts';
import { languagesOf, type SiteLanguages } from '#app/content/site-languages.ts';
import { withBase, withoutBase } from '#app/lib/base-path.ts';
import type { Store } from '#app/store/store.ts';
import type { I18n } from './i18n.ts';
import { fetchLanguage } from './i18n.ts';
import { keepPlace } from './keep-place.ts';
import { detectLanguage, directionOf, type Language } from './languages.ts';
import { wordsIn } from './words-in.ts';

export interface OpenPage {
  i18n: I18n;
  store: Store;
  /** Only what the page was made from says which addresses there are. */
  published: SiteLanguages;
  /** Done before the language changes: the whole page has to be able to follow. */
  prepare?: (() => Promise<void>) | undefined;
  /** Remembers a language as the visitor's choice, which this page has followed already. */
  keep: (language: Language) => Promise<void>;
}

/** How a page comes to the address of its language. */
type Move = 'pushState' | 'replaceState';

let turn = 0;
/** The last turn that back or forward asked for. */
let addressTurn = 0;

/** How a page moves on. Without a way the address stays as it is. */
interface Go {
  move?: Move | undefined;
  /** Done when the choice is remembered. */
  kept?: Promise<void> | undefined;
}

export interface Wish extends Go {
  /** What was chosen; else the page stays in what the inline script found, the language of the address or the visitor's. */
  chosen: string | null;
  offered: readonly Language[];
}

/** What was asked for last counts. */
export async function follow({ chosen, offered, ...go }: Wish, page: OpenPage): Promise<void> {
  const { lang } = document.documentElement;
  await show(
    detectLanguage({ stored: chosen, browser: [lang], declared: lang, offered }),
    page,
    go,
  );
}

/** Back and forward lead through languages, too. Who goes to another one chooses it: the next page asks what was chosen. */
export async function followAddress(page: OpenPage): Promise<void> {
  const { i18n, published, store, keep } = page;
  // The owner's own choice is newer than the page.
  const { main, offered } = languagesOf(store.get('settings'));
  const plain = offered.includes(published.main) ? published.main : main;
  const { language = plain } = readLanguage(withoutBase(location.pathname));
  const isHere = languagePrefix(language, published) === languagePrefix(i18n.language, published);
  if (isHere) {
    // Back and at once forward: the step back is not taken any more.
    if (turn === addressTurn) turn += 1;
    return;
  }
  const { pathname } = location;
  const shown = show(language, page);
  const mine = turn;
  addressTurn = mine;
  // Whoever has gone on may have left this address before the news of it is here.
  const isStill = () => mine === turn && location.pathname === pathname;
  await shown;
  // Words that have not come leave the page in the language that it had.
  if (!isStill() || i18n.language !== language || !offered.includes(language)) return;
  await keep(language);
  if (isStill()) await show(language, page, { move: 'replaceState' });
}

async function show(language: Language, page: OpenPage, { move, kept }: Go = {}): Promise<void> {
  const { i18n } = page;
  turn += 1;
  const mine = turn;
  const elsewhere = move && documentFor(language, page, move);
  if (elsewhere) {
    // The address of the main language asks what was chosen.
    await kept;
    if (mine === turn) location[move === 'pushState' ? 'assign' : 'replace'](elsewhere);
    return;
  }
  if (language !== i18n.language) await change(language, page, () => mine === turn);
  if (mine !== turn) return;
  // The inline script has marked the document for a language that may not have come.
  markDocument(i18n.language);
  // A page that is not found has only the address that it was asked for.
  if (!move || document.documentElement.dataset.page === 'not-found') return;
  const address = addressIn(i18n.language, page);
  if (address !== location.pathname + location.search) {
    history[move](history.state, '', address + location.hash);
  }
}

/**
 * Another document where this one cannot follow: the translation of a post, for whoever asks for it here, and a list of
 * which there are more pages, each in the order of its language.
 */
function documentFor(language: Language, page: OpenPage, move: Move): string | undefined {
  const { posts } = document.documentElement.dataset;
  const translation = document.querySelector<HTMLAnchorElement>(
    `article a[hreflang="${language}"]`,
  );
  if (translation && move === 'pushState') return translation.href;
  return posts && saysMore(language) ? addressIn(language, page) : undefined;
}

async function change(language: Language, page: OpenPage, isWanted: () => boolean) {
  const { i18n, prepare, store } = page;
  const [isThere, more] = await Promise.all([
    fetchLanguage(i18n, language),
    saysMore(language) ? fetchMore(addressIn(language, page)) : undefined,
    prepare?.(),
  ]);
  if (!isThere || !isWanted()) return;
  // They go before those that come with the site.
  const own = more && wordsIn(language, undefined, more.translations);
  if (own) i18n.addWords(language, own);
  const first = cameWith.get(store) ?? store.base('blogPosts');
  cameWith.set(store, first);
  const posts = more?.blogPosts ?? first;
  await keepPlace(async () => {
    if (posts !== store.base('blogPosts')) store.rebase('blogPosts', posts);
    i18n.changeLanguage(language);
    markDocument(language);
  });
}

/** The posts of the document, in the order of the language that it came in. */
const cameWith = new WeakMap<Store, Content['blogPosts']>();

/** Where this page is in a language. */
function addressIn(language: string, { published }: OpenPage): string {
  const { path } = readLanguage(withoutBase(location.pathname));
  // Two slashes would begin the address of another site.
  const inLanguage = (languagePrefix(language, published) + path).replace(/^\/+/, '/');
  return withBase(inLanguage) + location.search;
}

/** Whether the document of a language has translations or posts that this one does not carry. */
function saysMore(language: Language): boolean {
  return document.documentElement.dataset.ownWords?.split(' ').includes(language) ?? false;
}

/** What does not arrive shows in the main language, and in the order that it has. */
async function fetchMore(address: string): Promise<Content | undefined> {
  try {
    const html = await (await fetch(address)).text();
    const page = new DOMParser().parseFromString(html, 'text/html');
    if (page.documentElement.dataset.page !== document.documentElement.dataset.page) {
      throw new Error('This is another page.');
    }
    return JSON.parse(page.getElementById('content')?.textContent ?? '');
  } catch (error) {
    console.error(`What ${address} says could not be loaded.`, error);
    return undefined;
  }
}

function markDocument(language: Language) {
  const root = document.documentElement;
  // Marked anew, even with what it has, the whole page would be styled again.
  if (root.lang === language && root.dir === directionOf(language)) return;
  root.lang = language;
  root.dir = directionOf(language);
}
