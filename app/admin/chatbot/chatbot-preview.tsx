import { type FormEvent, useState } from 'react';
import { answer, welcome } from '#app/content/chat/engine.ts';
import type { Knowledge } from '#app/content/chat/types.ts';
import { type Chatbot, PREVIEW_QUERIES } from '#app/content/chatbot.ts';
import { named, ownerOf } from '#app/content/owner.ts';
import { chat } from '#app/i18n/locales/en-chat.ts';
import { useContent, useStore } from '#app/store/use-content.tsx';
import { Button } from '#app/ui/button.tsx';
import { Input } from '#app/ui/input.tsx';

/** The chat as visitors will find it, answering with the draft. */
export function ChatbotPreview({ chatbot }: { chatbot: Chatbot }) {
  const knowledge = useKnowledge(chatbot);
  const [asked, setAsked] = useState<string>();
  const [message, setMessage] = useState('');
  const reply = asked === undefined ? undefined : answer(asked, knowledge);

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
            <p className="max-w-[85%] justify-self-end wrap-anywhere rounded-lg rounded-ee-sm bg-primary px-4 py-2.5 text-on-primary">
              {asked}
            </p>
            <Bubble>{reply.text}</Bubble>
            <p className="label text-faint">
              {reply.topic === 'custom' ? 'Your own answer' : `Built-in topic: ${reply.topic}`}
            </p>
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
    <p className="max-w-[92%] wrap-anywhere whitespace-pre-line rounded-lg rounded-es-sm border bg-ground px-4 py-2.5">
      {children}
    </p>
  );
}

function useKnowledge(chatbot: Chatbot): Knowledge {
  const { name } = useStore().base('about');
  return {
    about: ownerOf(named(useContent('about'), name), useContent('settings')),
    callMinutes: useContent('availability').callMinutes,
    services: useContent('services'),
    projects: useContent('projects'),
    skills: useContent('skills'),
    chatbot,
    works: [],
    words: [chat.words],
    texts: chat.texts,
  };
}
