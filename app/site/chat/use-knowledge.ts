import { use, useDeferredValue } from 'react';
import type { Knowledge } from '#app/content/chat/types.ts';
import { chatPack } from '#app/i18n/chat-pack.ts';
import { DEFAULT_LANGUAGE } from '#app/i18n/languages.ts';
import { useSiteContent } from '#app/i18n/use-site-content.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { useContent } from '#app/store/use-content.tsx';
import { useOwner } from '../use-owner.ts';
import { useAbsentSections } from './use-absent-sections.ts';
import { useWorks } from './use-works.ts';

/** What the assistant knows: the owner's content, and the visitor's language beside English. */
export function useKnowledge(): Knowledge {
  const { i18n } = useTranslation();
  // Until the words of another language are there, the panel stays with those that it has.
  const pack = use(chatPack(useDeferredValue(i18n.language)));
  const english = use(chatPack(DEFAULT_LANGUAGE));
  return {
    isOwn: useContent('settings').isOwn,
    about: useOwner(),
    callMinutes: useContent('availability').callMinutes,
    services: useSiteContent('services'),
    projects: useSiteContent('projects'),
    skills: useSiteContent('skills'),
    chatbot: useSiteContent('chatbot'),
    works: useWorks(),
    absent: useAbsentSections(),
    words: pack === english ? [english.words] : [pack.words, english.words],
    texts: pack.texts,
  };
}
