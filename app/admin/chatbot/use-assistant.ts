// The assistant as visitors have it, for the editors of the chatbot.
import { useEffect, useMemo, useState } from 'react';
import type { Knowledge } from '#app/content/chat/types.ts';
import type { Chatbot } from '#app/content/chatbot.ts';
import { named, ownerOf } from '#app/content/owner.ts';
import { siteNameOf } from '#app/content/site-name.ts';
import { chat } from '#app/i18n/locales/en-chat.ts';
import { type Reply, think } from '#app/site/chat/think.ts';
import { useAbsentSections } from '#app/site/chat/use-absent-sections.ts';
import { useWorks } from '#app/site/chat/use-works.ts';
import { useContent, useStore } from '#app/store/use-content.tsx';

/** What it knows on an English page, with these answers of the owner. */
export function useAssistant(chatbot: Chatbot): Knowledge {
  const { name } = useStore().base('about');
  const about = useContent('about');
  const settings = useContent('settings');
  const services = useContent('services');
  const projects = useContent('projects');
  const skills = useContent('skills');
  const { callMinutes } = useContent('availability');
  const works = useWorks();
  const absent = useAbsentSections();
  return useMemo(
    () => ({
      isOwn: settings.isOwn,
      about: ownerOf(named(about, settings.isOwn ? siteNameOf(settings) : name), settings),
      callMinutes,
      services,
      projects,
      skills,
      chatbot,
      works,
      absent,
      words: [chat.words],
      texts: chat.texts,
    }),
    [about, name, settings, callMinutes, services, projects, skills, chatbot, works, absent],
  );
}

const NO_REPLIES: ReadonlyMap<string, Reply> = new Map();

/** What it answers, by the question; those of before until it has thought. The questions have to stay the same list. */
export function useReplies(
  questions: readonly string[],
  knowledge: Knowledge,
): ReadonlyMap<string, Reply> {
  const [replies, setReplies] = useState(NO_REPLIES);
  useEffect(() => {
    let isCurrent = true;
    const thoughts = questions.map((question) => think(question, knowledge, 'en', undefined));
    void Promise.all(thoughts).then((all) => {
      if (isCurrent) setReplies(new Map(all.map((reply) => [reply.question, reply])));
    });
    return () => {
      isCurrent = false;
    };
  }, [questions, knowledge]);
  return replies;
}
