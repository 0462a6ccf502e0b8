// For tests: a part of the site with its real texts, on content that lives as long as the test.
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, onTestFinished, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { Content } from '#app/content/collections.ts';
import { pageContent } from '#app/content/page-content.ts';
import { createI18n, fetchLanguage } from '#app/i18n/i18n.ts';
import { LanguageProvider } from '#app/i18n/language-provider.tsx';
import { directionOf, type Language } from '#app/i18n/languages.ts';
import { createDesk, createStore } from '#app/store/create-store.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import type { Archive, Desk } from '#app/store/ports.ts';
import type { Store } from '#app/store/store.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { ThemeProvider } from '#app/theme/theme-provider.tsx';
import { type Toast, takeToasts } from '#app/ui/toast.ts';
import { ConsultationProvider } from './consultation/consultation-provider.tsx';
import { ThisPage } from './this-page.ts';

interface Visit {
  /** What the browser has saved. */
  saved?: Partial<Content>;
  language?: Language;
  onLandingPage?: boolean;
  /** As much as the storage holds of one collection. */
  capacity?: number;
  /** That of an earlier visit, to come back with what it has saved. */
  store?: Store;
  /** Another one than that of this browser. */
  desk?: Desk;
  /** Of a page of a longer list. */
  archive?: Archive;
  /** What the visitor does with the prerendered part before its scripts are there. */
  early?: (container: HTMLElement) => void;
}

afterEach(cleanup);

export async function renderInTest(part: ReactNode, visit: Visit = {}) {
  const { saved = {}, language = 'en', onLandingPage = true, capacity } = visit;
  const adapter = createMemoryAdapter(capacity === undefined ? {} : { capacity });
  const page = pageContent({ kind: 'landing' }, builtInContent);
  const store = visit.store ?? createStore(adapter, page);
  const result = await store.saveAll({ ...saved, language });
  if (!result.ok) throw new Error(result.failure.message);
  const i18n = createI18n();
  if (await fetchLanguage(i18n, language)) i18n.changeLanguage(language);
  // As the inline script does.
  Object.assign(document.documentElement, { lang: language, dir: directionOf(language) });
  const toasts: Toast[] = [];
  onTestFinished(takeToasts((toast) => toasts.push(toast)));
  const site = (
    <ContentProvider store={store} desk={visit.desk ?? createDesk(store)} archive={visit.archive}>
      <LanguageProvider i18n={i18n}>
        <ThemeProvider>
          <ThisPage value={{ kind: onLandingPage ? 'landing' : 'blog' }}>
            <ConsultationProvider>{part}</ConsultationProvider>
          </ThisPage>
        </ThemeProvider>
      </LanguageProvider>
    </ContentProvider>
  );
  const view = await act(async () => (visit.early ? awaken(site, visit.early) : render(site)));
  return { ...view, store, toasts };
}

function awaken(site: ReactNode, early: (container: HTMLElement) => void) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(site);
  early(container);
  return render(site, { container, hydrate: true });
}

/** Until code that was asked for is there, the code that it asks for in turn, and what they draw. */
export async function arrived(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await act(async () => vi.dynamicImportSettled());
  }
}

/** The texts of what a selector finds, in the order of the page. */
export function textsOf(selector: string, root: ParentNode = document): string[] {
  return [...root.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
}

/** The field with that label; asking for roles on a long page is slow. */
export function field(label: string): HTMLInputElement {
  return screen.getByLabelText(new RegExp(`^${label}`)) as HTMLInputElement;
}
