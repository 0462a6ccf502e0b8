import { useEffect, useRef, useState } from 'react';
import { ownWelcome, welcome } from '#app/content/chat/engine.ts';
import { MESSAGE_LIMIT } from '#app/content/chat/normalise.ts';
import type { Spoken } from '#app/content/chat/spoken.ts';
import { type ChatTopic, isChatTopic, type Knowledge } from '#app/content/chat/types.ts';
import { CHAT_REPLY_MIN_MS, CHAT_REPLY_SPREAD_MS } from '#app/content/timing.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { isLost, prepare, type Reply, think } from './think.ts';
import { useNote } from './use-note.ts';

export interface ChatMessage {
  id: number;
  text: string;
  sender: 'user' | 'bot';
  timestamp: Date;
  /** How the owner wrote it, if it is the owner's. */
  written?: string;
  /** What the assistant has to offer beside its text. */
  reply?: Reply;
}

interface Conversation {
  messages: ChatMessage[];
  isTyping: boolean;
  send: (text: string) => void;
}

/** Starts with the welcome; answers each message after the assistant has seemed to type. */
export function useConversation(knowledge: Knowledge): Conversation {
  const { i18n } = useTranslation();
  const note = useNote();
  const [sent, setSent] = useState<ChatMessage[]>([]);
  const [waiting, setWaiting] = useState(0);
  const [startedAt] = useState(() => new Date());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  /** Done when all that was asked so far has been answered. */
  const answered = useRef(Promise.resolve());
  /** What the last answer was about. */
  const before = useRef<ChatTopic>(undefined);

  useEffect(() => {
    const pending = timers.current;
    return () => pending.forEach(clearTimeout);
  }, []);

  useEffect(() => {
    // While the visitor reads the welcome. Whoever asks before it is done waits no longer than without it.
    void prepare(knowledge);
  }, [knowledge]);

  function append(message: Pick<ChatMessage, 'sender' | 'text' | 'reply'>) {
    setSent((all) => [...all, { ...message, id: all.length + 1, timestamp: new Date() }]);
  }

  function send(text: string) {
    // More is not read, nor carried to a form.
    const question = text.trim().slice(0, MESSAGE_LIMIT);
    append({ sender: 'user', text: question });
    setWaiting((count) => count + 1);
    // In the order of the questions: the next one may be about what was answered last.
    const thought = answered.current.then(() =>
      think(question, knowledge, i18n.language as Spoken, before.current),
    );
    let settle = () => {};
    answered.current = new Promise((resolve) => {
      settle = resolve;
    });
    const delay = CHAT_REPLY_MIN_MS + Math.random() * CHAT_REPLY_SPREAD_MS;
    const timer = setTimeout(async () => {
      const reply = await thought;
      timers.current.delete(timer);
      setWaiting((count) => count - 1);
      if (isChatTopic(reply.topic)) before.current = reply.topic;
      append({ sender: 'bot', text: reply.text, reply });
      if (isLost(reply.topic)) note(reply, reply.topic);
      settle();
    }, delay);
    timers.current.add(timer);
  }

  // The welcome is not stored: it follows the visitor's language and the owner's edits.
  const greeting: ChatMessage = {
    id: 0,
    text: welcome(knowledge),
    written: ownWelcome(knowledge),
    sender: 'bot',
    timestamp: startedAt,
  };
  return { messages: [greeting, ...sent], isTyping: waiting > 0, send };
}
