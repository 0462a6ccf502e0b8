import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { About } from '#app/content/about.ts';
import type { Content, NeverEmptyKey, SiteKey } from '#app/content/collections.ts';
import { named } from '#app/content/owner.ts';
import type { PageTexts, TextGroup } from '#app/content/page-texts.ts';
import { siteNameOf } from '#app/content/site-name.ts';
import { useContent, useStore } from '#app/store/use-content.tsx';
import { translateBuiltIn } from './built-in.ts';
import { builtInTranslations } from './i18n.ts';
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
  const texts = useTranslated(useContent('pageTexts')[group]);
  const { callMinutes } = useContent('availability');
  return useMemo(() => {
    const filled = Object.entries(texts).map(([name, text]) => [
      name,
      text.replaceAll('{{minutes}}', String(callMinutes)),
    ]);
    return Object.fromEntries(filled) as PageTexts[G];
  }, [texts, callMinutes]);
}

function useTranslated<T>(value: T): T {
  const { i18n } = useTranslation();
  const translations = wordsIn(
    i18n.language,
    builtInTranslations(i18n),
    useContent('translations'),
  );
  return useMemo(
    () => (translations ? translateBuiltIn(value, translations) : value),
    [value, translations],
  );
}
