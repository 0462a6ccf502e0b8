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

/** Words and figures that begin on one line and end on another, without a hyphen. */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const text = currentNode.textContent ?? '';
      // An address is long enough to need it.
      if (!currentNode.parentElement?.checkVisibility() || text.includes('@')) continue;
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}.,/%+]+/gu)) {
        const range = document.createRange();
        range.setStart(currentNode, index);
        range.setEnd(currentNode, index + word.length);
        const [first, ...others] = range.getClientRects();
        if (first && others.some(({ top }) => top >= first.bottom - 1)) cut.push(word);
      }
    }
    return cut;
  });
}
