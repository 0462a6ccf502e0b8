import { useMemo } from 'react';
import type { About } from '#app/content/about.ts';
import type { Content, NeverEmptyKey, SiteKey } from '#app/content/collections.ts';
import { named } from '#app/content/owner.ts';
import type { PageTexts, TextGroup } from '#app/content/page-texts.ts';
import { siteNameOf } from '#app/content/site-name.ts';
import { useContent, useStore } from '#app/store/use-content.tsx';
import { translateBuiltIn } from './built-in.ts';
import { builtInTranslations } from './i18n.ts';
import { useTranslation } from './use-translation.ts';
import { wordsIn } from './words-in.ts';

/** One collection as visitors read it: the owner's words, and built-in texts in their language. */
export function useSiteContent<K extends SiteKey>(key: K): Content[K] {
  const saved = useContent(key);
  const base = useStore().base(key);
  const settings = useContent('settings');
  const value = useMemo(() => {
    if (key !== 'about') return saved;
    // Nobody else's name stands in for that of an owner who has begun anew.
    const standIn = settings.isOwn ? siteNameOf(settings) : (base as About).name;
    return named(saved as About, standIn);
  }, [key, saved, base, settings]);
  return useTranslated(value as Content[K]);
}

/** A list as visitors read it; while the saved one is empty, that of the page. */
export function useSiteList<K extends NeverEmptyKey>(key: K): Content[K] {
  const saved = useContent(key);
  const base = useStore().base(key);
  const { isOwn } = useContent('settings');
  return useTranslated(saved.length > 0 || isOwn ? saved : base);
}

/** What a part of the page says beside its list. */
export function useTexts<G extends TextGroup>(group: G): PageTexts[G] {
  const { language } = useTranslation().i18n;
  const sources = useContent('pageTexts')[group];
  const texts = useTranslated(sources);
  const words = useWords();
  const { callMinutes } = useContent('availability');
  return useMemo(() => {
    // Where a language counts minutes in several ways, each has its translation, named as plurals of the texts are.
    const form = words && new Intl.PluralRules(language).select(callMinutes);
    const filled = Object.entries(texts).map(([name, text]) => [
      name,
      (words?.[`${sources[name as keyof typeof sources]}_${form}`] ?? text).replaceAll(
        '{{minutes}}',
        String(callMinutes),
      ),
    ]);
    return Object.fromEntries(filled) as PageTexts[G];
  }, [sources, texts, words, language, callMinutes]);
}

function useWords(): Record<string, string> | undefined {
  const { i18n } = useTranslation();
  return wordsIn(i18n.language, builtInTranslations(i18n), useContent('translations'));
}

function useTranslated<T>(value: T): T {
  const translations = useWords();
  return useMemo(
    () => (translations ? translateBuiltIn(value, translations) : value),
    [value, translations],
  );
}
