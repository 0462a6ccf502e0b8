import { useTranslation } from 'react-i18next';
import type { Knowledge } from '#app/content/chat/types.ts';
import { chatPack } from '#app/i18n/i18n.ts';
import { chat as english } from '#app/i18n/locales/en-chat.ts';
import { useSiteContent } from '#app/i18n/use-site-content.ts';

/** What the assistant knows: the owner's content, and the visitor's language beside English. */
export function useKnowledge(): Knowledge {
  const { i18n } = useTranslation();
  const pack = chatPack(i18n);
  return {
    about: useSiteContent('about'),
    services: useSiteContent('services'),
    projects: useSiteContent('projects'),
    skills: useSiteContent('skills'),
    chatbot: useSiteContent('chatbot'),
    words: pack ? [pack.words, english.words] : [english.words],
    texts: pack?.texts ?? english.texts,
  };
}
