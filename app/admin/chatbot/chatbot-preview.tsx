import { type FormEvent, useMemo, useState } from 'react';
import { welcome } from '#app/content/chat/engine.ts';
import { type Chatbot, PREVIEW_QUERIES } from '#app/content/chatbot.ts';
import type { Reply } from '#app/site/chat/think.ts';
import { Button } from '#app/ui/button.tsx';
import { Input } from '#app/ui/input.tsx';
import { whyWords } from './answer-words.ts';
import { useAssistant, useReplies } from './use-assistant.ts';

interface ChatbotPreviewProps {
  chatbot: Chatbot;
  /** Whether the test set has the question already. */
  isTested: (question: string) => boolean;
  onTest: (reply: Reply) => void;
}

/** The chat as visitors will find it, answering with the draft. */
export function ChatbotPreview({ chatbot, isTested, onTest }: ChatbotPreviewProps) {
  const knowledge = useAssistant(chatbot);
  const [asked, setAsked] = useState<string>();
  const [message, setMessage] = useState('');
  const questions = useMemo(() => (asked === undefined ? [] : [asked]), [asked]);
  const reply = useReplies(questions, knowledge).get(asked ?? '');

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (message.trim() === '') return;
    setAsked(message.trim());
    setMessage('');
  }

  return (
    <section
      aria-label="Preview"
      className="grid gap-4 rounded-lg border bg-raised/50 p-5 xl:sticky xl:top-34"
    >
      <div className="flex items-baseline justify-between">
        <h2 className="text-lg">Preview</h2>
        <p className="label text-faint">Unsaved changes included</p>
      </div>
      <Bubble>{welcome(knowledge)}</Bubble>
      <ul aria-label="First quick queries" className="flex flex-wrap gap-2">
        {chatbot.quickQueries.slice(0, PREVIEW_QUERIES).map((query) => (
          <li key={query.id}>
            <Button
              variant="outline"
              size="small"
              onClick={() => setAsked(query.text)}
              className="wrap-anywhere"
            >
              {query.text}
            </Button>
          </li>
        ))}
      </ul>
      <div role="log" aria-label="Answer" className="grid gap-3 empty:hidden">
        {reply && (
          <>
            <p
              dir="auto"
              className="max-w-[85%] justify-self-end wrap-anywhere rounded-lg rounded-ee-sm bg-primary px-4 py-2.5 text-on-primary"
            >
              {reply.question}
            </p>
            <Bubble>{reply.text}</Bubble>
            <p className="wrap-anywhere text-muted text-sm">{whyWords(reply, knowledge)}</p>
            <Button
              variant="outline"
              size="small"
              className="justify-self-start"
              aria-disabled={isTested(reply.question)}
              onClick={() => isTested(reply.question) || onTest(reply)}
            >
              {isTested(reply.question) ? 'In the test set' : 'Add to the test set'}
            </Button>
          </>
        )}
      </div>
      <form onSubmit={handleSubmit} className="flex gap-2 border-t pt-4">
        <Input
          aria-label="Try a message"
          placeholder="Try it: ask something"
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <Button type="submit" variant="outline" className="shrink-0">
          Ask
        </Button>
      </form>
    </section>
  );
}

function Bubble({ children }: { children: string }) {
  return (
    <p
      dir="auto"
      className="max-w-[92%] wrap-anywhere whitespace-pre-line rounded-lg rounded-es-sm border bg-ground px-4 py-2.5"
    >
      {children}
    </p>
  );
}
