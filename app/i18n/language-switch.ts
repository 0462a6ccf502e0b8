// Shows the open page in another language. Its code comes with the first change, as the words do.

import type { Content } from '#app/content/collections.ts';
import { languagePrefix, readLanguage } from '#app/content/language-path.ts';
import type { SiteLanguages } from '#app/content/site-languages.ts';
import { withBase, withoutBase } from '#app/lib/base-path.ts';
import type { I18n } from './i18n.ts';
import { fetchLanguage } from './i18n.ts';
import { keepPlace } from './keep-place.ts';
import { detectLanguage, directionOf, type Language } from './languages.ts';
import { wordsIn } from './words-in.ts';

export interface OpenPage {
  i18n: I18n;
  /** Only what the page was made from says which addresses there are. */
  published: SiteLanguages;
  /** Done before the language changes: the whole page has to be able to follow. */
  prepare?: (() => Promise<void>) | undefined;
}

/** How a page comes to the address of its language. */
type Move = 'pushState' | 'replaceState';

let turn = 0;

export interface Wish {
  /** What was chosen; else the page stays in what the inline script found, the language of the address or the visitor's. */
  chosen: string | null;
  offered: readonly Language[];
  /** Without one the address stays as it is. */
  move?: Move | undefined;
}

/** What was asked for last counts. */
export async function follow({ chosen, offered, move }: Wish, page: OpenPage): Promise<void> {
  const { lang } = document.documentElement;
  await show(
    detectLanguage({ stored: chosen, browser: [lang], declared: lang, offered }),
    page,
    move,
  );
}

/** Back and forward lead through languages, too. */
export async function followAddress(page: OpenPage): Promise<void> {
  const { i18n, published } = page;
  const { language = published.main } = readLanguage(withoutBase(location.pathname));
  const isHere = languagePrefix(language, published) === languagePrefix(i18n.language, published);
  if (!isHere) await show(language, page);
}

async function show(language: Language, page: OpenPage, move?: Move): Promise<void> {
  const { i18n } = page;
  turn += 1;
  const mine = turn;
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

async function change(language: Language, page: OpenPage, isWanted: () => boolean) {
  const { i18n, prepare } = page;
  const [isThere, own] = await Promise.all([
    fetchLanguage(i18n, language),
    lacksOwnWords(language) && fetchOwnWords(language, addressIn(language, page)),
    prepare?.(),
  ]);
  if (!isThere || !isWanted()) return;
  // They go before those that come with the site.
  if (own) i18n.addWords(language, own);
  await keepPlace(async () => {
    i18n.changeLanguage(language);
    markDocument(language);
  });
}

/** Where this page is in a language. */
function addressIn(language: string, { published }: OpenPage): string {
  const { path } = readLanguage(withoutBase(location.pathname));
  return withBase(languagePrefix(language, published) + path) + location.search;
}

/** Whether the owner has translated something that the page does not carry. */
function lacksOwnWords(language: Language): boolean {
  return document.documentElement.dataset.ownWords?.split(' ').includes(language) ?? false;
}

/** They stand in the page of that language. What does not arrive shows in the main one. */
async function fetchOwnWords(language: Language, address: string) {
  try {
    const html = await (await fetch(address)).text();
    const page = new DOMParser().parseFromString(html, 'text/html');
    const content: Content = JSON.parse(page.getElementById('content')?.textContent ?? '');
    return wordsIn(language, undefined, content.translations);
  } catch (error) {
    console.error(`The translations of ${address} could not be loaded.`, error);
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
