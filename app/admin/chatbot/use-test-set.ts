import { useMemo } from 'react';
import { type Outcome, outcomeOf, type Run, sourceOf } from '#app/content/chat/test-set.ts';
import type { Chatbot, TestQuestion } from '#app/content/chatbot.ts';
import type { Reply } from '#app/site/chat/think.ts';
import { useContent } from '#app/store/use-content.tsx';
import type { Draft } from '../editor/use-draft.ts';
import { useListEditor } from '../editor/use-list-editor.ts';
import { answerNames } from './answer-words.ts';
import { testFields, testList } from './test-list.tsx';
import { useAssistant, useReplies } from './use-assistant.ts';

const NO_TESTS: TestQuestion[] = [];

/** The owner's own questions, asked of the draft and of what is saved. */
export function useTestSet(draft: Draft<Chatbot>) {
  const chatbot = draft.value;
  const tests = chatbot.tests ?? NO_TESTS;
  const questions = useMemo(() => tests.map(({ question }) => question), [tests]);
  const now = useRun(tests, useReplies(questions, useAssistant(chatbot)));
  const before = useRun(tests, useReplies(questions, useAssistant(useContent('chatbot'))));
  const names = useMemo(() => answerNames(chatbot), [chatbot]);
  const fields = useMemo(() => testFields(names, tests), [names, tests]);
  const definition = useMemo(
    () => testList(fields, { names, now, before }),
    [fields, names, now, before],
  );
  const change = (next: (current: readonly TestQuestion[]) => TestQuestion[]) =>
    draft.change((current) => ({ ...current, tests: next(current.tests ?? NO_TESTS) }));
  const list = useListEditor(definition, {
    items: tests,
    onChange: change,
    onHold: draft.hold,
    onRelease: draft.release,
  });
  const asked = tests.filter(({ id }) => now.has(id));
  const withOutcome = (...outcomes: Outcome[]) =>
    asked.filter((test) => outcomes.includes(outcomeOf(test, now, before)));
  return {
    list,
    good: withOutcome('passes', 'better'),
    worse: withOutcome('worse'),
    has: (question: string) => questions.includes(question),
    add: (reply: Reply) =>
      change((current) => [
        ...current,
        { id: String(Date.now()), question: reply.question, expected: sourceOf(reply) },
      ]),
  };
}

function useRun(tests: readonly TestQuestion[], replies: ReadonlyMap<string, Reply>): Run {
  return useMemo(
    () =>
      new Map(
        tests.flatMap(({ id, question }) => {
          const reply = replies.get(question);
          return reply ? [[id, sourceOf(reply)] as const] : [];
        }),
      ),
    [tests, replies],
  );
}
