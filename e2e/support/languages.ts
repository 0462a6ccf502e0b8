// What a walk through the site in another language looks for.
import type { Page } from '@playwright/test';
import type { Language } from '../../app/i18n/languages.ts';
import { findForbidden, forbiddenTexts } from '../../app/i18n/left-in-english.ts';

/**
 * Texts and labels on the page that are keys, open placeholders or English. Beside its root stands what has to be
 * said before any language has come.
 */
export async function untranslated(page: Page, language: Language): Promise<string[]> {
  return page.locator('#root').evaluate(findForbidden, forbiddenTexts(language));
}

/** Texts that are cut off, where nothing says that they may be. */
export function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'h1, h2, h3, p, a, button, label, dt, dd, li, option',
      ),
    ]
      .filter((element) => {
        const style = getComputedStyle(element);
        const mayClip = style.textOverflow === 'ellipsis' || style.position === 'absolute';
        if (mayClip || !['hidden', 'clip'].includes(style.overflowX)) return false;
        return element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => element.textContent?.slice(0, 60) ?? ''),
  );
}
