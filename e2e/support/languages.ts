// What a walk through the site in another language looks for.
import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../../app/i18n/languages.ts';
import type { Locale } from '../../app/i18n/locale.ts';
import { locale as ar } from '../../app/i18n/locales/ar.ts';
import { locale as de } from '../../app/i18n/locales/de.ts';
import { en } from '../../app/i18n/locales/en.ts';
import { legal } from '../../app/i18n/locales/en-legal.ts';
import { locale as fr } from '../../app/i18n/locales/fr.ts';
import { locale as it } from '../../app/i18n/locales/it.ts';
import { locale as ur } from '../../app/i18n/locales/ur.ts';

const locales: Record<Exclude<Language, 'en'>, Locale> = { ur, de, fr, it, ar };

export const languages = LANGUAGES.map(({ code }) => code);

function leaves(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    leaves(value, path ? `${path}.${key}` : key),
  );
}

/** Every text's key: one of them on the page means that a translation is missing. */
const keys = leaves(en).map(([path]) => path);

/** English texts that the language says in other words. */
function englishTexts(language: Language): string[] {
  if (language === 'en') return [];
  const { texts, legal: legalTexts, builtIn } = locales[language];
  const translated = new Map([...leaves(texts), ...leaves(legalTexts, 'legal')]);
  const differing = [...leaves(en), ...leaves(legal, 'legal')]
    .filter(([path, text]) => translated.get(path) !== text)
    .map(([, text]) => text);
  const rewritten = Object.entries(builtIn)
    .filter(([english, text]) => english !== text)
    .map(([english]) => english);
  // A word that is the same in one place may differ in another; only texts are looked for, not words.
  return [...differing, ...rewritten].filter((text) => text.includes(' ') || text.length > 12);
}

/** Texts and labels on the page that are keys, open placeholders or English. */
export function untranslated(page: Page, language: Language): Promise<string[]> {
  return page.evaluate(
    ({ english, keys }) => {
      const forbidden = new Set([...english, ...keys.filter((key) => key.includes('.'))]);
      const found: string[] = [];
      const check = (text: string | null) => {
        const trimmed = text?.trim() ?? '';
        if (forbidden.has(trimmed) || /\{\{|\}\}/.test(trimmed)) found.push(trimmed);
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        if (!walker.currentNode.parentElement?.closest('script, style')) {
          check(walker.currentNode.textContent);
        }
      }
      for (const element of document.querySelectorAll('*')) {
        for (const name of ['aria-label', 'placeholder', 'alt', 'title']) {
          check(element.getAttribute(name));
        }
      }
      return [...new Set(found)];
    },
    { english: englishTexts(language), keys },
  );
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
