// The list of the owner's own questions, with how each is answered now.
import { type Outcome, outcomeOf, type Run } from '#app/content/chat/test-set.ts';
import type { TestQuestion } from '#app/content/chatbot.ts';
import { Badge } from '#app/ui/badge.tsx';
import { choice, text } from '../editor/fields/basic.tsx';
import { ItemSummary } from '../editor/item-summary.tsx';
import { defineList, type ItemIdentity } from '../editor/list-definition.ts';
import { answerName } from './answer-words.ts';

export const TESTS: ItemIdentity<TestQuestion> = {
  noun: 'test question',
  keyOf: ({ id }) => id,
  titleOf: ({ question }) => question,
};

const OUTCOMES: Record<Outcome, string> = {
  passes: 'As expected',
  better: 'Better now',
  fails: 'Not as expected',
  worse: 'Got worse',
};

export const isGood = (outcome: Outcome) => outcome === 'passes' || outcome === 'better';

export function testFields(
  names: Readonly<Record<string, string>>,
  tests: readonly TestQuestion[],
) {
  // What a test expects can be deleted: it is still what it expects.
  const gone = tests.map(({ expected }) => [expected, answerName(expected, names)]);
  return {
    question: text({ label: 'Question', required: true, hint: 'As a visitor would type it.' }),
    expected: choice<string>({
      label: 'Should be answered by',
      options: { ...names, ...Object.fromEntries(gone) },
    }),
  };
}

interface TestResults {
  names: Readonly<Record<string, string>>;
  now: Run;
  before: Run;
}

export function testList(fields: ReturnType<typeof testFields>, results: TestResults) {
  return defineList(TESTS, {
    fields,
    fresh: () => ({ id: String(Date.now()) }),
    belongs: 'each question whose answer must not get worse',
    words: {
      heading: 'Test set',
      deleted: { title: 'Test Question Deleted', text: 'Save to take it out of the test set.' },
    },
    Summary: ({ item }) => <TestSummary item={item} results={results} />,
  });
}

function TestSummary({ item, results }: { item: TestQuestion; results: TestResults }) {
  const { names, now, before } = results;
  const source = now.get(item.id);
  if (source === undefined) return <ItemSummary title={item.question} text="…" />;
  const outcome = outcomeOf(item, now, before);
  const words = isGood(outcome)
    ? answerName(source, names)
    : `${answerName(source, names)}, not ${answerName(item.expected, names)}`;
  return (
    // A phone has no room for what says it again.
    <ItemSummary title={item.question} text={`${OUTCOMES[outcome]} · ${words}`}>
      {isGood(outcome) ? (
        <Badge tone="success" aria-hidden="true">
          {OUTCOMES[outcome]}
        </Badge>
      ) : (
        <span aria-hidden="true" className="label text-danger">
          {OUTCOMES[outcome]}
        </span>
      )}
    </ItemSummary>
  );
}
