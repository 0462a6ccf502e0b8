// Words of the clipboard as markdown has them. A line end of the page is a text of its own until its paragraph is whole.
import type { PhrasingContent, Text } from 'mdast';

export const LINE_END = '\n';

export function text(value: string): Text {
  return { type: 'text', value };
}

/** As a browser shows them: without white space at the ends, around line ends and twice. */
export function phrases(given: readonly PhrasingContent[]): PhrasingContent[] {
  const all = joined(given);
  return all.flatMap<PhrasingContent>((phrase, at) => {
    if (phrase.type !== 'text') return phrase;
    let value = phrase.value.replace(/ *\n */g, LINE_END).replace(/ +/g, ' ');
    if (at === 0) value = value.trimStart();
    if (at === all.length - 1) value = value.trimEnd();
    const parts = value.split(/(\n)/).filter((part) => part !== '');
    return parts.map((part) => (part === LINE_END ? { type: 'break' } : text(part)));
  });
}

/** Words with a mark around them. White space stays outside: beside it, a sign would mark nothing. */
export function markedPhrases(
  given: readonly PhrasingContent[],
  mark: (children: PhrasingContent[]) => PhrasingContent,
): PhrasingContent[] {
  const children = phrases(given);
  if (children.length === 0) return [...given];
  const all = joined(given);
  return [spaceOf(all.at(0), /^\s+/), mark(children), spaceOf(all.at(-1), /\s+$/)];
}

function spaceOf(phrase: PhrasingContent | undefined, end: RegExp): Text {
  const space = phrase?.type === 'text' && end.exec(phrase.value)?.[0];
  return text(space || '');
}

/** Programs write one bold word in several parts; in markdown the signs between them would be text. */
function joined(given: readonly PhrasingContent[]): PhrasingContent[] {
  const all: PhrasingContent[] = [];
  for (const phrase of given) {
    const whole = asOne(all.at(-1), phrase);
    if (whole) all.pop();
    if (whole || phrase.type !== 'text' || phrase.value !== '') all.push(whole ?? phrase);
  }
  return all;
}

function asOne(
  before: PhrasingContent | undefined,
  after: PhrasingContent,
): PhrasingContent | undefined {
  if (before?.type === 'text' && after.type === 'text') return text(before.value + after.value);
  if (
    (before?.type === 'strong' && after.type === 'strong') ||
    (before?.type === 'emphasis' && after.type === 'emphasis')
  ) {
    return { ...before, children: joined([...before.children, ...after.children]) };
  }
  return undefined;
}
