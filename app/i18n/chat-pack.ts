// The assistant's words in one language, fetched when somebody first speaks to it.
import type { Spoken } from '#app/content/chat/spoken.ts';
import type { ChatPack, ChatWords } from '#app/content/chat/types.ts';
import { type LateCode, lateCode } from '#app/lib/late-code.ts';
import { DEFAULT_LANGUAGE } from './languages.ts';

type ChatFile = { chat: ChatPack };
type WordsFile = { words: ChatWords };

const files = import.meta.glob<ChatFile>('./locales/??-chat.ts');
const latinFiles = import.meta.glob<WordsFile>('./locales/??-latn-chat-words.ts');
const codes = new Map<string, LateCode<ChatFile>>();
const latinCodes = new Map<string, LateCode<WordsFile>>();
const packs = new Map<string, Promise<ChatPack>>();

/** To draw with: the same promise for the same language, done when its file is there; English where there is none. */
export function chatPack(language: string): Promise<ChatPack> {
  const known = packs.get(language);
  if (known) return known;
  const pack = codeOf(language)
    .arrival()
    .then(({ chat }) => chat);
  packs.set(language, pack);
  return pack;
}

function codeOf(language: string): LateCode<ChatFile> {
  const load = files[`./locales/${language}-chat.ts`];
  if (!load) return codeOf(DEFAULT_LANGUAGE);
  const code = codes.get(language) ?? lateCode(load);
  codes.set(language, code);
  return code;
}

/** To answer with: fails when its file does not arrive, for an answer can do without. */
export async function chatTexts(language: string): Promise<ChatPack['texts']> {
  return (await codeOf(language).ask()).chat.texts;
}

/** What is recognised in a language; those in Latin letters have words and no texts. Fails as the texts do. */
export async function chatWords(spoken: Spoken): Promise<ChatWords> {
  const load = latinFiles[`./locales/${spoken}-chat-words.ts`];
  if (!load) return (await codeOf(spoken).ask()).chat.words;
  const code = latinCodes.get(spoken) ?? lateCode(load);
  latinCodes.set(spoken, code);
  return (await code.ask()).words;
}
