// Boots the site or the admin by path, so that the public page never loads admin code.
import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Content } from './content/collections.ts';
import { createI18n, switchLanguage } from './i18n/i18n.ts';
import { DEFAULT_LANGUAGE, toLanguage } from './i18n/languages.ts';
import { withoutBase } from './lib/base-path.ts';
import { registerOffline } from './offline/register.ts';
import { isAdminPath, type Page, pageOf } from './site/pages/page.ts';
import { loadSections } from './site/sections/below-the-fold.tsx';
import { Site } from './site/site.tsx';
import { createBrowserStore } from './store/browser-store.ts';

const container = element('root');
const base: Content = JSON.parse(element('content').textContent ?? '');
const store = createBrowserStore(base);

const path = withoutBase(location.pathname);

if (isAdminPath(path)) {
  void Promise.all([import('./admin/start.tsx'), store.ready()]).then(([{ startAdmin }]) =>
    startAdmin(container, store),
  );
} else {
  void startSite(pageOf(path));
}
registerOffline();

async function startSite(page: Page) {
  const i18n = createI18n();
  // The inline script has found out already.
  const language = toLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
  const { shareImage } = document.documentElement.dataset;
  const app = (
    <StrictMode>
      <Site page={page} store={store} i18n={i18n} shareImage={shareImage} />
    </StrictMode>
  );
  // The prerendered page is English, and a host without our fallbacks answers an unknown path with
  // the not-found page. React can only take over what it would have rendered itself.
  const isSamePage = document.documentElement.dataset.page === page.kind;
  if (isSamePage && language === DEFAULT_LANGUAGE) {
    // In slices, so that the page answers in between.
    startTransition(() => void hydrateRoot(container, app));
    return;
  }
  await Promise.all([
    switchLanguage(i18n, language),
    store.ready(),
    page.kind === 'landing' && loadSections(),
  ]);
  container.replaceChildren();
  // At once, so that the page does not lose its height and the visitor their place.
  flushSync(() => createRoot(container).render(app));
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element called ${id}.`);
  return found;
}
