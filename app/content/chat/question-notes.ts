// How a question that has no answer is written down: the same one once, however it is typed, and nothing by which
// somebody could be found.
import { wellFormed } from '#app/lib/well-formed.ts';
import type { ChatQuestion, QuestionNote } from '../chat-questions.ts';
import { normalise } from './normalise.ts';

/** In characters: a question that is longer is cut before it is noted. */
export const QUESTION_MAX = 300;

/**
 * Mail addresses, and as many digits as a telephone number has, in whatever script they are typed. An address is looked for at the start of a word alone:
 * from each of its letters anew, a long word would take for ever.
 */
const CONTACTS =
  /(?<![^\s@＠﹫])[^\s@＠﹫]+[@＠﹫][^\s@＠﹫]+|\+?\p{Nd}(?:[\s().\-/]*\p{Nd}){6,}/gu;

/** Visitors write their own address into the chat. It is nobody's question. */
export function withoutContacts(text: string): string {
  const rest = text.replace(CONTACTS, '…').trim();
  // What stood between two addresses may have become part of one.
  return rest === text ? rest : withoutContacts(rest);
}

/** As much of what was typed as is noted. */
export function noteText(message: string): string {
  return withoutContacts(message.slice(0, QUESTION_MAX));
}

/** Undefined where there is nothing to ask: signs alone. */
export function questionOf(note: QuestionNote, now: Date): ChatQuestion | undefined {
  // Some letters become several when they are compared.
  const said = wellFormed(normalise(note.text).slice(0, QUESTION_MAX));
  if (said === '') return undefined;
  const at = now.toISOString();
  return { ...note, id: `${note.why} ${said}`, count: 1, firstAt: at, lastAt: at };
}

/** The list with these: what is there already counts up. Of more than `most`, those asked longest ago go. */
export function withQuestions(
  list: readonly ChatQuestion[],
  added: readonly ChatQuestion[],
  most: number,
): ChatQuestion[] {
  const all = new Map(list.map((each) => [each.id, each]));
  for (const each of added) {
    const known = all.get(each.id);
    all.set(each.id, known ? sameAsked(known, each) : each);
  }
  return [...all.values()].sort(latestFirst).slice(0, most);
}

function sameAsked(one: ChatQuestion, other: ChatQuestion): ChatQuestion {
  return {
    ...one,
    count: one.count + other.count,
    firstAt: one.firstAt < other.firstAt ? one.firstAt : other.firstAt,
    lastAt: one.lastAt > other.lastAt ? one.lastAt : other.lastAt,
  };
}

/** In one order for all, whoever keeps them. */
export function latestFirst(one: ChatQuestion, other: ChatQuestion): number {
  if (one.lastAt !== other.lastAt) return one.lastAt < other.lastAt ? 1 : -1;
  return one.id < other.id ? -1 : 1;
}
