import { useEffect, useRef, useState } from 'react';
import { answer, welcome } from '#app/content/chat/engine.ts';
import type { Knowledge } from '#app/content/chat/types.ts';
import { CHAT_REPLY_MIN_MS, CHAT_REPLY_SPREAD_MS } from '#app/content/timing.ts';

interface ChatMessage {
  id: number;
  text: string;
  sender: 'user' | 'bot';
  timestamp: Date;
}

interface Conversation {
  messages: ChatMessage[];
  isTyping: boolean;
  send: (text: string) => void;
}

/** Starts with the welcome; answers each message after the assistant has seemed to type. */
export function useConversation(knowledge: Knowledge): Conversation {
  const [sent, setSent] = useState<ChatMessage[]>([]);
  const [waiting, setWaiting] = useState(0);
  const [startedAt] = useState(() => new Date());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const pending = timers.current;
    return () => pending.forEach(clearTimeout);
  }, []);

  function append(sender: ChatMessage['sender'], text: string) {
    setSent((all) => [...all, { id: all.length + 1, text, sender, timestamp: new Date() }]);
  }

  function send(text: string) {
    append('user', text.trim());
    setWaiting((count) => count + 1);
    const reply = answer(text, knowledge).text;
    const delay = CHAT_REPLY_MIN_MS + Math.random() * CHAT_REPLY_SPREAD_MS;
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setWaiting((count) => count - 1);
      append('bot', reply);
    }, delay);
    timers.current.add(timer);
  }

  // The welcome is not stored: it follows the visitor's language and the owner's edits.
  const greeting: ChatMessage = {
    id: 0,
    text: welcome(knowledge),
    sender: 'bot',
    timestamp: startedAt,
  };
  return { messages: [greeting, ...sent], isTyping: waiting > 0, send };
}
