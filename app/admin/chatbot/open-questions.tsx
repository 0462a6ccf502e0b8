import { useId, useMemo, useRef, useState } from 'react';
import { groupQuestions, type QuestionGroup } from '#app/content/chat/similar-questions.ts';
import type { Chatbot } from '#app/content/chatbot.ts';
import { usePort, useView } from '#app/store/use-content.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { leavesFocusTo } from '#app/ui/leaves-focus-to.ts';
import { useNow } from '#app/ui/use-now.ts';
import { OpenQuestion } from './open-question.tsx';
import { useAssistant, useReplies } from './use-assistant.ts';
import { useDismiss } from './use-questions.ts';

/** How many are shown at first, and with each press on the button. */
const SHOWN = 10;

const WHERE = {
  browser: 'Without a server, these are the questions that were asked in this browser.',
  server: 'Kept without a name or an address.',
};

interface OpenQuestionsProps {
  chatbot: Chatbot;
  onAnswer: (group: QuestionGroup) => void;
}

/** What the assistant could not answer, for its owner to teach it. */
export function OpenQuestions({ chatbot, onAnswer }: OpenQuestionsProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const now = useNow();
  const { place } = usePort('desk');
  const questions = useView(usePort('questions').all);
  const [shown, setShown] = useState(SHOWN);
  const groups = useMemo(() => groupQuestions(questions ?? []), [questions]);
  const texts = useMemo(
    () => groups.slice(0, shown).map(({ questions: [first] }) => first.text),
    [groups, shown],
  );
  const replies = useReplies(texts, useAssistant(chatbot));
  const dismiss = useDismiss();

  async function handleDismiss(group: QuestionGroup) {
    await dismiss(group);
    // The button is gone with its row.
    heading.current?.focus();
  }

  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 ref={heading} id={headingId} tabIndex={-1} className="text-xl outline-none">
          Questions without an answer
        </h2>
        <Badge>{groups.length}</Badge>
      </div>
      <p className="max-w-[70ch] text-muted text-sm">
        What the assistant did not understand, and what visitors marked as not helpful; similar ones
        stand together. {WHERE[place]}
      </p>
      {groups.length === 0 && questions && (
        <EmptyState title="No open questions">
          Questions the assistant could not answer appear here, for you to answer or dismiss.
        </EmptyState>
      )}
      <ul ref={list} aria-labelledby={headingId} className="grid gap-2 empty:hidden">
        {groups.slice(0, shown).map((group) => {
          const [first] = group.questions;
          return (
            <OpenQuestion
              key={first.id}
              group={group}
              now={now}
              answeredBy={replies.get(first.text)?.own?.by}
              onAnswer={() => onAnswer(group)}
              onDismiss={() => handleDismiss(group)}
            />
          );
        })}
      </ul>
      {groups.length > shown && (
        <Button
          // To the first that it has shown.
          ref={leavesFocusTo(() => list.current?.children[shown]?.querySelector('button'))}
          variant="outline"
          size="small"
          className="justify-self-start"
          onClick={() => setShown((count) => count + SHOWN)}
        >
          Show more ({groups.length - shown})
        </Button>
      )}
    </section>
  );
}
