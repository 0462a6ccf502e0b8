// Puts questions together that ask for the same thing, and finds what a response has to listen to.
import type { ChatQuestion } from '../chat-questions.ts';
import { normalise, wordsOf } from './normalise.ts';
import { isSmallWord } from './spoken.ts';

/** Questions of one kind, the one that was asked most first. */
export interface QuestionGroup {
  questions: readonly [ChatQuestion, ...ChatQuestion[]];
  count: number;
  lastAt: string;
}

/** Most asked first. */
export function groupQuestions(questions: readonly ChatQuestion[]): QuestionGroup[] {
  const kinds: { words: ReadonlySet<string>; members: [ChatQuestion, ...ChatQuestion[]] }[] = [];
  const byWord = new Map<string, typeof kinds>();
  for (const question of questions.toSorted((one, other) => other.count - one.count)) {
    const words = tellingWords(question.text);
    const near = new Set([...words].flatMap((word) => byWord.get(word) ?? []));
    const kind = [...near].find((each) => isAlike(each.words, words));
    if (kind) {
      kind.members.push(question);
      continue;
    }
    const own: (typeof kinds)[number] = { words, members: [question] };
    kinds.push(own);
    for (const word of words) {
      const others = byWord.get(word);
      if (others) others.push(own);
      else byWord.set(word, [own]);
    }
  }
  return kinds
    .map(({ members }) => ({
      questions: members,
      count: members.reduce((sum, { count }) => sum + count, 0),
      lastAt: members.reduce((last, { lastAt }) => (lastAt > last ? lastAt : last), ''),
    }))
    .sort((one, other) => other.count - one.count || (one.lastAt < other.lastAt ? 1 : -1));
}

/** The words that say what it is about; a question of small words alone is about those. */
function tellingWords(text: string): ReadonlySet<string> {
  const words = wordsOf(text);
  const telling = words.filter((word) => !isSmallWord(word));
  return new Set((telling.length > 0 ? telling : words).map(stemOf));
}

/** What is left of a word has at least so many letters, and three before an `s`. */
const STEM_FROM = 4;

/** One and many are the same here, in any of the languages: it is a guess that only groups what the owner reads. */
function stemOf(word: string): string {
  const single = word
    .replace(/(?<=^.{3,})s$/u, '')
    .replace(/(?<=^.{3,})(?:وں|یں|یاں|ات|ین|ون|ے)$/u, '');
  const ending = /[aeinorsx]+$/.exec(single)?.index ?? single.length;
  return single.slice(0, Math.max(ending, STEM_FROM));
}

/** At least as many words in common as apart. */
function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const common = [...one].filter((word) => other.has(word)).length;
  return one.size + other.size - 2 * common <= common;
}

/** More of them nobody would read. */
const TRIGGERS_MAX = 5;
/** More words than this nobody repeats. */
const TRIGGER_WORDS_MAX = 4;

/** What the response to such questions listens to, separated by commas. */
export function triggersFor({ questions }: QuestionGroup): string {
  const triggers = new Map(
    questions.map((question) => {
      const trigger = triggerOf(question);
      return [normalise(trigger), trigger] as const;
    }),
  );
  const said = [...triggers.keys()];
  // What holds a shorter one is heard by that.
  const needed = said.filter(
    (each) => !said.some((other) => other !== each && ` ${each} `.includes(` ${other} `)),
  );
  return needed
    .slice(0, TRIGGERS_MAX)
    .map((each) => triggers.get(each))
    .join(', ');
}

/** As it was typed, for its owner reads it. */
function triggerOf({ text, why }: ChatQuestion): string {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}'’+#]+/u)
    .filter((word) => normalise(word) !== '');
  const isSmall = words.map((word) => isSmallWord(normalise(word)));
  // Another answer has to be outdone: the more words, the surer.
  if (why === 'unhelpful') {
    const from = isSmall.indexOf(false);
    return from < 0 ? words.join(' ') : words.slice(from, isSmall.lastIndexOf(false) + 1).join(' ');
  }
  const [longest = words.join(' ')] = runs(words, isSmall).sort((a, b) => b.length - a.length);
  return longest;
}

/** The words between the small ones, as far as they follow each other. */
function runs(words: readonly string[], isSmall: readonly boolean[]): string[] {
  const found: string[][] = [[]];
  for (const [at, word] of words.entries()) {
    const last = found.at(-1);
    if (isSmall[at] || last?.length === TRIGGER_WORDS_MAX) found.push([]);
    if (!isSmall[at]) found.at(-1)?.push(word);
  }
  return found.filter((run) => run.length > 0).map((run) => run.join(' '));
}
