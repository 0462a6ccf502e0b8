// Boots the site or the admin by path, so that the public page never loads admin code.

import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { I18n } from '#app/i18n/i18n.ts';
import type { Content } from './content/collections.ts';
import { readLanguage } from './content/language-path.ts';
import { createI18n, fetchLanguage } from './i18n/i18n.ts';
import { DEFAULT_LANGUAGE, type Language, toLanguage } from './i18n/languages.ts';
import { withoutBase } from './lib/base-path.ts';
import { type LateCode, lateCode } from './lib/late-code.ts';
import { registerOffline } from './offline/register.ts';
import { isAdminPath, type Page, pageOf } from './site/pages/page.ts';
import { fetchPicturesForPrint } from './site/print-pictures.ts';
import { codeOf, Site } from './site/site.tsx';
import { whenAllAwake } from './site/waking/awaiting.ts';
import { whenWorn } from './site/waking/wear-fonts.ts';
import { openSite } from './store/browser-ports.ts';
import type { Store } from './store/store.ts';

const container = element('root');
/** Says that the first scripts have not arrived; from here on the page says so itself. */
const missing = element('missing-code');
const address = withoutBase(location.pathname);

// The admin has one address, whatever the language.
if (isAdminPath(address)) {
  const admin = lateCode(() => import('./admin/start.tsx'));
  // Nothing is drawn yet that could say so.
  admin.ask().catch(() => {
    missing.hidden = false;
  });
  void admin.arrival().then(({ startAdmin }) => {
    missing.remove();
    void startAdmin(container);
  });
} else {
  // In a task of its own: to evaluate the code has taken one already.
  setTimeout(startSite, 0, pageOf(readLanguage(address).path));
  fetchPicturesForPrint();
}
registerOffline(Promise.all([whenAllAwake(), whenWorn()]));

async function startSite(asked: Page) {
  const base: Content = JSON.parse(element('content').textContent ?? '');
  const ports = openSite(base);
  const i18n = createI18n();
  const { lang, dataset } = document.documentElement;
  // The inline script has found out already.
  const language = toLanguage(lang) ?? DEFAULT_LANGUAGE;
  const written = toLanguage(dataset.written?.split(' ')[0]) ?? DEFAULT_LANGUAGE;
  // A host without our fallbacks answers every unknown path with the not-found page, and that is in the main language.
  // React can only take over what it would have rendered itself.
  const isSamePage = dataset.page === asked.kind;
  const page = isSamePage ? asked : { ...asked, isOfAnotherPage: true };
  const app = (
    <StrictMode>
      <Site page={page} ports={ports} i18n={i18n} shareImage={dataset.shareImage} />
    </StrictMode>
  );
  // An empty page has nothing to lose: its title need not wait for its text.
  const codes = container.hasChildNodes() ? codeOf(page) : [];
  const [hasLanguage, hasCode] =
    isSamePage && language === written
      ? [false, false]
      : await Promise.all([fetchLanguage(i18n, language), arrives(codes), isReadable(ports.store)]);
  // What cannot be drawn anew stays as it came.
  if (isSamePage && !(hasLanguage && hasCode)) {
    await speak(i18n, written);
    missing.remove();
    // In slices, so that the page answers in between.
    startTransition(() => void hydrateRoot(container, app));
    return;
  }
  if (hasLanguage) i18n.changeLanguage(language);
  missing.remove();
  container.replaceChildren();
  // At once, so that the page does not lose its height and the visitor their place.
  flushSync(() => createRoot(container).render(app));
}

/** Done when the page can go on in the language that it came in. */
async function speak(i18n: I18n, language: Language): Promise<void> {
  if (language === DEFAULT_LANGUAGE) return;
  const words = lateCode(() =>
    fetchLanguage(i18n, language).then((isThere) => isThere || Promise.reject()),
  );
  words.ask().catch(() => {
    missing.hidden = false;
  });
  await words.arrival();
  i18n.changeLanguage(language);
}

/** Done when what is saved can be read, or cannot for now. */
function isReadable(store: Store): Promise<void> {
  return store.ready().catch(() => {});
}

/** Whether everything has come. */
function arrives(codes: readonly LateCode<unknown>[]): Promise<boolean> {
  return Promise.all(codes.map((code) => code.ask())).then(
    () => true,
    () => false,
  );
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element called ${id}.`);
  return found;
}
