// What the assistant answers to a message in any of its languages.
import { answer } from '#app/content/chat/engine.ts';
import { isGrasped } from '#app/content/chat/recognise.ts';
import { answerIn, likelyLists, possibleLists, type Spoken } from '#app/content/chat/spoken.ts';
import type { Answer, ChatTopic, Knowledge } from '#app/content/chat/types.ts';
import { chatPack, chatWords } from '#app/i18n/chat-pack.ts';

export interface Reply extends Answer {
  question: string;
  /** That of the question. */
  language: Spoken;
  /** The lists that it was read with. */
  words: Knowledge['words'];
  /** That of the answer; what it offers is said in it too. */
  texts: Knowledge['texts'];
}

/** It asked back, or understood nothing: then the way to the owner is offered. */
export const isLost = (topic: Reply['topic']): topic is 'notUnderstood' | 'moreDetail' =>
  topic === 'notUnderstood' || topic === 'moreDetail';

/** Reads with the lists of the languages that it is likely in, then with all that have its letters. */
export async function think(
  question: string,
  knowledge: Knowledge,
  page: Spoken,
  before: ChatTopic | undefined,
): Promise<Reply> {
  const spoken = answerIn(question, page);
  // There are no answers in languages that are only written with Latin letters.
  const texts = spoken.endsWith('-latn') ? knowledge.texts : await textsIn(spoken, knowledge);
  const lists = likelyLists(question, page);
  const likely = await withLists({ ...knowledge, texts }, lists);
  const first = replyOf(likely);
  if (first.topic !== 'notUnderstood' && isGrasped(question, likely)) return first;
  const all = [...new Set([...lists, ...possibleLists(question)])];
  const second = replyOf(await withLists({ ...knowledge, texts }, all));
  return second.topic === 'notUnderstood' ? first : second;

  function replyOf(read: Knowledge): Reply {
    const { words } = read;
    return { ...answer(question, read, before), question, language: spoken, words, texts };
  }
}

/** Lists that do not arrive are done without. */
async function withLists(knowledge: Knowledge, lists: readonly Spoken[]): Promise<Knowledge> {
  const results = await Promise.allSettled(lists.map(chatWords));
  const words = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  return words.length > 0 ? { ...knowledge, words } : knowledge;
}

async function textsIn(language: string, { texts }: Knowledge): Promise<Knowledge['texts']> {
  try {
    return (await chatPack(language)).texts;
  } catch {
    return texts;
  }
}
