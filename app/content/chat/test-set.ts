// The owner's own questions, each with what should answer it: asked again at each change, so that a new trigger that
// takes an old answer's place is seen before visitors meet it.
import type { TestQuestion } from '../chatbot.ts';
import type { Answer } from './types.ts';

/** What answered, as a test names it: `response 1`, `query 2`, `topic pricing`. */
export function sourceOf({ own, topic }: Pick<Answer, 'own' | 'topic'>): string {
  return own ? `${own.kind} ${own.id}` : `topic ${topic}`;
}

/** Of a test, by what answers it with the draft and what answered with what is saved. */
export type Outcome = 'passes' | 'fails' | 'worse' | 'better';

/** What answers each test, by its id. */
export type Run = ReadonlyMap<string, string>;

export function outcomeOf({ id, expected }: TestQuestion, now: Run, before: Run): Outcome {
  const [passes, passed] = [now.get(id) === expected, before.get(id) === expected];
  if (passes) return passed ? 'passes' : 'better';
  return passed ? 'worse' : 'fails';
}
