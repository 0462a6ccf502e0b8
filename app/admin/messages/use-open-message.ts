// The message that is open, and the reply to it that is being typed.
import { useState } from 'react';
import type { Message } from '#app/content/messages.ts';

interface OpenMessage {
  message: Message;
  replyText: string;
  /** The stored reply when the owner began to type another one. */
  knownReply?: string | undefined;
}

interface Desk {
  open?: OpenMessage | undefined;
  /** Came back with a reply while another message was open. */
  waiting: readonly OpenMessage[];
}

export function useOpenMessage() {
  const [{ open }, setDesk] = useState<Desk>({ waiting: [] });

  function openMessage(message: Message) {
    setDesk(({ waiting }) => ({
      open: find(waiting, message.id) ?? { message, replyText: '' },
      waiting: without(waiting, message.id),
    }));
  }

  function close() {
    setDesk(({ waiting }) => ({ waiting }));
  }

  /** Changes it if it is still the one that is open. */
  function change(id: string, next: (current: OpenMessage) => OpenMessage) {
    setDesk((desk) => (desk.open?.message.id === id ? { ...desk, open: next(desk.open) } : desk));
  }

  function typeReply({ id, reply }: Message, replyText: string) {
    change(id, (current) => ({
      ...current,
      ...(current.replyText === '' && { knownReply: reply }),
      replyText,
    }));
  }

  /** Clears what was sent, and only that. */
  function clearSent({ id }: Message, typed: string, reply: string) {
    change(id, (current) => ({
      ...current,
      replyText: typedSince(current.replyText, typed),
      knownReply: reply,
    }));
  }

  /** Puts back what was open when a reply was being typed: on the screen where it is free, else it waits. */
  function bringBack(left: OpenMessage | undefined, isFree: boolean) {
    if (!left || left.replyText.trim() === '') return;
    const { id } = left.message;
    setDesk(({ open: current, waiting }) => {
      const isWaiting = current ? current.message.id !== id : !isFree;
      if (isWaiting) return { open: current, waiting: [...without(waiting, id), left] };
      return { open: current?.replyText ? current : left, waiting };
    });
  }

  return { open, openMessage, close, typeReply, clearSent, bringBack };
}

const find = (all: readonly OpenMessage[], id: string) =>
  all.find(({ message }) => message.id === id);

const without = (all: readonly OpenMessage[], id: string) =>
  all.filter(({ message }) => message.id !== id);

function typedSince(text: string, sent: string): string {
  return text.startsWith(sent) ? text.slice(sent.length).trimStart() : text;
}
