// A message can hold two questions, or go on from the one before.
import { MESSAGE_LIMIT, wordsOf } from './normalise.ts';
import { isAsking, isThing, recognise } from './recognise.ts';
import { isSmallWord } from './spoken.ts';
import { type AnswerTopic, type ChatTopic, isChatTopic, type Knowledge } from './types.ts';

type BuiltIn = Exclude<AnswerTopic, 'custom'>;

/** Between two questions. Words of one letter would cut names apart. */
const JOINTS =
  /[?؟!.;\n]+|\s(?:and|also|plus|und|sowie|ausserdem|et|aussi|ed|anche|inoltre|aur|اور|وكمان|وأيضا|w kaman)\s/iu;

/** What goes on from the answer before begins with one of these, or is no sentence of its own. */
const FOLLOW_UPS = new Set(
  wordsOf(
    'and what about how or also then but for und oder auch dann was wie et ou aussi pour alors mais e o anche per allora ma aur ya phir bhi اور یا پھر و او طيب',
  ),
);
/** More words than this are a question of their own. */
const FOLLOW_UP_MAX = 6;
/** Nobody asks more at once. */
const PARTS_MAX = 6;
/** So much speaks for a topic that is meant. */
const SURE = 1 / 4;

/** The topics to answer, one or two; `whole` is what the message is about as a whole. */
export function questionsIn(
  message: string,
  knowledge: Knowledge,
  whole: BuiltIn,
  before: ChatTopic | undefined,
): BuiltIn[] {
  const parts = message
    .slice(0, MESSAGE_LIMIT)
    .split(JOINTS)
    .map(wordsOf)
    .filter((words) => words.length > 0)
    .slice(0, PARTS_MAX);
  if (parts.length > 1 && isChatTopic(whole)) {
    const sure = parts
      .map((words) => recognise(words, knowledge))
      .filter(({ topic, score }) => isChatTopic(topic) && score >= SURE)
      .map(({ topic }) => topic);
    const [first, second] = [...new Set(sure)];
    if (first && second && !isOneQuestion(first, second)) return [first, second];
  }
  if (before && isFollowUp(wordsOf(message), whole)) return [before];
  return [whole];
}

/** Who asks for a price names the thing first: `I need a shop. How much is it?` */
function isOneQuestion(one: BuiltIn, other: BuiltIn): boolean {
  return (isThing(one) && isAsking(other)) || (isThing(other) && isAsking(one));
}

function isFollowUp(words: readonly string[], topic: BuiltIn): boolean {
  const [first = ''] = words;
  const says = topic === 'notUnderstood' || topic === 'moreDetail';
  return (
    says && words.length <= FOLLOW_UP_MAX && (FOLLOW_UPS.has(first) || words.every(isSmallWord))
  );
}
