// The assistant's words in one language, fetched when somebody first speaks to it.
import type { ChatPack } from '#app/content/chat/types.ts';
import { DEFAULT_LANGUAGE } from './languages.ts';

const files = import.meta.glob<{ chat: ChatPack }>('./locales/??-chat.ts');
const packs = new Map<string, Promise<ChatPack>>();

/** The same promise for the same language; English where a language has no words or they do not load. */
export function chatPack(language: string): Promise<ChatPack> {
  const known = packs.get(language);
  if (known) return known;
  const pack = load(language).catch((error: unknown) => {
    console.error(`The assistant could not be loaded in ${language}.`, error);
    return load(DEFAULT_LANGUAGE);
  });
  packs.set(language, pack);
  return pack;
}

async function load(language: string): Promise<ChatPack> {
  const file = files[`./locales/${language}-chat.ts`];
  if (!file) throw new Error(`There is no file for ${language}.`);
  return (await file()).chat;
}
