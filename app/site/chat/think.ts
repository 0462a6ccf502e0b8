// What the assistant answers to a message in any of its languages.
import { answer } from '#app/content/chat/engine.ts';
import { prepareReader } from '#app/content/chat/reader.ts';
import { isGrasped } from '#app/content/chat/recognise.ts';
import { answerIn, likelyLists, possibleLists, type Spoken } from '#app/content/chat/spoken.ts';
import type { Answer, ChatTopic, Knowledge } from '#app/content/chat/types.ts';
import { chatTexts, chatWords } from '#app/i18n/chat-pack.ts';

export interface Reply extends Answer {
  question: string;
  /** That of the question. */
  language: Spoken;
  /** The lists that it was read with. */
  words: Knowledge['words'];
  /** That of the answer; what it offers is said in it too. */
  texts: Knowledge['texts'];
}

/** So long an answer waits for lists and words. Without them it is a plainer one. */
const PATIENCE_MS = 6000;

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
  const inTime = patience();
  const spoken = answerIn(question, page);
  // There are no answers in languages that are only written with Latin letters.
  const texts = spoken.endsWith('-latn')
    ? knowledge.texts
    : await textsIn(spoken, knowledge, inTime);
  const heard: Knowledge = { ...knowledge, texts, ownTexts: knowledge.texts };
  const lists = likelyLists(question, page);
  const likely = await withLists(heard, lists, inTime);
  const first = replyOf(likely);
  if (first.topic !== 'notUnderstood' && isGrasped(question, likely)) return first;
  const all = [...new Set([...lists, ...possibleLists(question)])];
  const second = replyOf(await withLists(heard, all, inTime));
  return second.topic === 'notUnderstood' ? first : second;

  function replyOf(read: Knowledge): Reply {
    const { words } = read;
    const given = answer(question, read, before);
    const said = given.topic === 'custom' ? knowledge.texts : texts;
    return { ...given, question, language: spoken, words, texts: said };
  }
}

/** Lists that do not arrive are done without. */
async function withLists(
  knowledge: Knowledge,
  lists: readonly Spoken[],
  inTime: InTime,
): Promise<Knowledge> {
  const results = await Promise.allSettled(lists.map((list) => inTime(chatWords(list))));
  const words = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const read = words.length > 0 ? { ...knowledge, words } : knowledge;
  await prepare(read);
  return read;
}

/** So long nothing else happens on the page. */
const SLICE_MS = 8;

/** Sooner than a timer, which browsers hold back, and after what has been waiting. */
function breath(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

let preparing = Promise.resolve();

/**
 * Makes the lists ready to read, a little at a time, or typing would falter on a phone. One after the other: who asks
 * for the same lists finds them made.
 */
export function prepare(knowledge: Knowledge): Promise<void> {
  // What went wrong with one list says nothing about the next.
  preparing = preparing.catch(() => {}).then(() => prepareAll(knowledge));
  return preparing;
}

async function prepareAll(knowledge: Knowledge): Promise<void> {
  let since = performance.now();
  for (const words of knowledge.words) {
    const steps = prepareReader(words, knowledge);
    while (!steps.next().done) {
      if (performance.now() - since < SLICE_MS) continue;
      await breath();
      since = performance.now();
    }
  }
}

type InTime = <T>(arriving: Promise<T>) => Promise<T>;

/** What arrives within the patience that one question has. */
function patience(): InTime {
  const late = new Promise<never>((_, reject) => {
    setTimeout(reject, PATIENCE_MS);
  });
  // It may be that nobody waits any more.
  late.catch(() => {});
  return (arriving) => Promise.race([arriving, late]);
}

async function textsIn(
  language: string,
  { texts }: Knowledge,
  inTime: InTime,
): Promise<Knowledge['texts']> {
  try {
    return await inTime(chatTexts(language));
  } catch {
    return texts;
  }
}
