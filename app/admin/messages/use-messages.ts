// What the owner does with messages. Each change is saved at once.
import type { Message, MessageStatus } from '#app/content/messages.ts';
import { useContent, useStore } from '#app/store/use-content.tsx';
import { type Toast, toast } from '#app/ui/toast.ts';
import { failureToast } from '../editor/failure-toast.ts';

const GONE: Toast = {
  title: 'Message not found',
  text: 'It was deleted in another tab.',
  tone: 'error',
};

export function useMessages() {
  const store = useStore();
  const messages = useContent('messages');

  async function update(change: (current: Message[]) => Message[]): Promise<boolean> {
    const result = await store.update('messages', change);
    if (!result.ok) toast(failureToast(result.failure));
    return result.ok;
  }

  /** Changes what is stored of the message; where it is gone, `orElse` says what happens to the list. */
  function patch(
    id: string,
    part: Partial<Message>,
    orElse: (current: Message[]) => Message[],
  ): Promise<boolean> {
    return update((current) =>
      current.some((message) => message.id === id)
        ? current.map((message) => (message.id === id ? { ...message, ...part } : message))
        : orElse(current),
    );
  }

  async function putStatus(id: string, status: MessageStatus): Promise<boolean> {
    let isGone = false;
    const isSaved = await patch(id, { status }, (current) => {
      isGone = true;
      return current;
    });
    if (isGone && isSaved) toast(GONE);
    return isSaved && !isGone;
  }

  async function setStatus(message: Message, status: MessageStatus) {
    if (!(await putStatus(message.id, status))) return;
    toast({
      title: 'Status Updated',
      text: `Message marked as ${status}.`,
      action: { label: 'Undo', onSelect: () => void putStatus(message.id, message.status) },
    });
  }

  async function remove({ id }: Message) {
    // What is stored at that moment comes back on undo: another tab may have answered it.
    let removed: { message: Message; at: number } | undefined;
    const isSaved = await update((current) => {
      const at = current.findIndex((message) => message.id === id);
      const message = current[at];
      removed = message && { message, at };
      return message ? current.toSpliced(at, 1) : current;
    });
    if (!isSaved) return;
    function handleUndo() {
      void update((current) =>
        !removed || current.some((message) => message.id === id)
          ? current
          : current.toSpliced(removed.at, 0, removed.message),
      );
    }
    toast({
      title: 'Message Deleted',
      text: 'Message has been permanently deleted.',
      ...(removed && { action: { label: 'Undo', onSelect: handleUndo } }),
    });
  }

  /** A message that another tab has deleted comes back with its reply. */
  async function reply(message: Message, text: string): Promise<boolean> {
    const part = {
      status: 'replied' as const,
      reply: text,
      replyTimestamp: new Date().toISOString(),
    };
    const saved = await patch(message.id, part, (current) => [{ ...message, ...part }, ...current]);
    if (saved) toast({ title: 'Reply Sent', text: 'Your reply has been saved successfully.' });
    return saved;
  }

  return { messages, setStatus, remove, reply };
}
