import { Send } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { suggestions } from '#app/content/chat/engine.ts';
import {
  CHAT_PANEL_HEIGHT_PX,
  CHAT_PANEL_WIDTH_PX,
  CHAT_SUGGESTIONS_SHOWN,
} from '#app/content/timing.ts';
import { useForeign } from '#app/i18n/said.tsx';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { Button } from '#app/ui/button.tsx';
import { Star } from '#app/ui/star.tsx';
import { ChatMessageItem, QuestionButton } from './chat-message.tsx';
import { useConversation } from './use-conversation.ts';
import { useKnowledge } from './use-knowledge.ts';

/** Above the newest message. */
const GAP_PX = 12;
/** What gets the focus is brought into sight above the panel, where a window has room for that. */
const KEPT_FREE = `min(100dvb - 12rem, var(--floor) + ${CHAT_PANEL_HEIGHT_PX}px + 6rem)`;
/** There is no room for a form beside the panel. */
const NARROW = '(width < 48rem)';
/** A long conversation is scrolled by the keys too. */
const REACHED = 0;

interface ChatPanelProps {
  isOpen: boolean;
  onClose: () => void;
}

export default function ChatPanel({ isOpen, onClose }: ChatPanelProps) {
  const { t } = useTranslation();
  const knowledge = useKnowledge();
  const { quickQueries } = knowledge.chatbot;
  const foreign = useForeign();
  const { messages, isTyping, send } = useConversation(knowledge);
  const [draft, setDraft] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (!isOpen) return;
    input.current?.focus();
    const { style } = document.documentElement;
    style.setProperty('scroll-padding-block-end', KEPT_FREE);
    return () => void style.removeProperty('scroll-padding-block-end');
  }, [isOpen]);

  const lastMessage = messages.at(-1)?.id;
  useEffect(() => {
    // The view follows the newest message, from its first line, and the sign that one is coming.
    if (!isOpen || lastMessage === undefined || !log.current) return;
    const newest = log.current.querySelector<HTMLElement>('ol > li:last-child');
    const top = isTyping ? log.current.scrollHeight : (newest?.offsetTop ?? 0) - GAP_PX;
    log.current.scrollTo({ top });
  }, [lastMessage, isTyping, isOpen]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!draft.trim()) return;
    send(draft);
    setDraft('');
    // The button that was pressed has nothing more to send.
    input.current?.focus();
  }

  /** Its button goes with it. A field would bring up the keyboard of a phone. */
  function handleAsk(question: string) {
    send(question);
    log.current?.focus({ preventScroll: true });
  }

  /** Where the panel covers what it leads to. */
  function handleGo() {
    if (matchMedia(NARROW).matches) onClose();
  }

  return (
    <section
      hidden={!isOpen}
      data-floats="out"
      aria-labelledby={titleId}
      onKeyDown={(event) => event.key === 'Escape' && !event.nativeEvent.isComposing && onClose()}
      style={{ inlineSize: CHAT_PANEL_WIDTH_PX, blockSize: CHAT_PANEL_HEIGHT_PX }}
      className="fixed end-4 bottom-[calc(var(--floor)+5rem)] z-30 grid max-h-[calc(100dvb-6rem-var(--floor))] max-w-[calc(100vw-2rem)] grid-cols-1 animate-rise grid-rows-[auto_1fr_auto] overflow-hidden rounded-lg border bg-ground shadow-card sm:end-6 sm:bottom-[calc(var(--floor)+5.5rem)] short:end-20 short:bottom-2 short:max-h-[calc(100dvb-1rem)] short:max-w-[calc(100vw-6rem)]"
    >
      <div className="flex items-center gap-3 border-b bg-raised px-4 py-3 short:py-1">
        <Star filled className="size-6 shrink-0 text-primary-text" />
        <div className="min-w-0">
          <h2 id={titleId} className="text-base leading-tight">
            {t('chat.assistant')}
          </h2>
          <p className="truncate text-[0.8125rem] text-muted short:hidden">
            {t('chat.subtitle', { name: knowledge.about.name })}
          </p>
        </div>
      </div>
      <div ref={log} tabIndex={REACHED} className="relative overflow-y-auto overscroll-contain p-3">
        <ol aria-label={t('chat.log')} aria-live="polite" className="grid grid-cols-1 gap-2.5">
          {messages.map((message) => (
            <ChatMessageItem
              key={message.id}
              message={message}
              owner={knowledge.about.name}
              onAsk={handleAsk}
              onGo={handleGo}
            />
          ))}
        </ol>
        {isTyping && (
          <p
            role="status"
            className="mt-2.5 inline-flex gap-1 rounded-md border bg-raised px-3 py-3"
          >
            <span className="sr-only">{t('chat.typing')}</span>
            {['0ms', '150ms', '300ms'].map((delay) => (
              <span
                key={delay}
                style={{ animationDelay: delay }}
                className="size-1.5 animate-pulse rounded-full bg-muted"
              />
            ))}
          </p>
        )}
        {messages.length === 1 && !isTyping && (
          <ul aria-label={t('chat.suggestions')} className="mt-3 grid grid-cols-2 gap-1.5">
            {suggestions(knowledge)
              .slice(0, CHAT_SUGGESTIONS_SHOWN)
              .map((question) => (
                <li
                  key={question}
                  className="grid"
                  {...(quickQueries.some(({ text }) => text === question) && foreign(question))}
                >
                  <QuestionButton question={question} onAsk={handleAsk} />
                </li>
              ))}
          </ul>
        )}
      </div>
      <form onSubmit={handleSubmit} className="flex gap-2 border-t bg-raised p-2">
        <input
          ref={input}
          value={draft}
          dir="auto"
          enterKeyHint="send"
          autoComplete="off"
          aria-label={t('chat.input')}
          placeholder={t('chat.placeholder')}
          onChange={(event) => setDraft(event.target.value)}
          className="min-w-0 flex-1 rounded-md bg-sunken/60 px-3 placeholder:text-faint"
        />
        <Button type="submit" size="icon" disabled={!draft.trim()} aria-label={t('chat.send')}>
          <Send className="size-4 mirrored" />
        </Button>
      </form>
    </section>
  );
}
