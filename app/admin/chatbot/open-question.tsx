import type { QuestionGroup } from '#app/content/chat/similar-questions.ts';
import type { Spoken } from '#app/content/chat/spoken.ts';
import type { ChatQuestion } from '#app/content/chat-questions.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { relativeTime } from '../messages/relative-time.ts';

const LANGUAGES: Record<Spoken, string> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  it: 'Italian',
  ur: 'Urdu',
  ar: 'Arabic',
  'ur-latn': 'Roman Urdu',
  'ar-latn': 'Arabic in Latin letters',
};

const REASONS: Record<ChatQuestion['why'], string> = {
  notUnderstood: 'Not understood',
  moreDetail: 'Asked for more detail',
  unhelpful: 'Answer not helpful',
};

const distinct = (texts: readonly string[]) => [...new Set(texts)].join(', ');

interface OpenQuestionProps {
  group: QuestionGroup;
  now: Date;
  /** The trigger or query of the draft that answers it by now. */
  answeredBy: string | undefined;
  onAnswer: () => void;
  onDismiss: () => void;
}

export function OpenQuestion({ group, now, answeredBy, onAnswer, onDismiss }: OpenQuestionProps) {
  const [first, ...others] = group.questions;
  const facts = [
    distinct(group.questions.map(({ why }) => REASONS[why])),
    distinct(group.questions.map(({ language }) => LANGUAGES[language as Spoken] ?? language)),
    group.count === 1 ? 'asked once' : `asked ${group.count} times`,
    relativeTime(group.lastAt, now),
  ];
  const of = <span className="sr-only"> to {first.text}</span>;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border bg-raised/50 px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <p lang={first.language} dir="auto" className="wrap-anywhere font-semibold">
          {first.text}
        </p>
        {others.map(({ id, text, language }) => (
          <p key={id} lang={language} dir="auto" className="wrap-anywhere text-muted text-sm">
            {text}
          </p>
        ))}
        <p className="text-faint text-sm">{facts.filter(Boolean).join(' · ')}</p>
        {answeredBy !== undefined && (
          <p>
            <Badge tone="success">
              <span>
                Answered now by <bdi>{answeredBy}</bdi>
              </span>
            </Badge>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="small" onClick={onAnswer}>
          <span>Write an answer{of}</span>
        </Button>
        <Button variant="ghost" size="small" onClick={onDismiss}>
          <span>
            Dismiss<span className="sr-only"> {first.text}</span>
          </span>
        </Button>
      </div>
    </li>
  );
}
