// What the owner does with messages. Each change is saved at once.
import type { Message, MessageStatus } from '#app/content/messages.ts';
import { useContent, useStore } from '#app/store/use-content.tsx';
import { toast } from '#app/ui/toast.ts';
import { failureToast } from '../editor/failure-toast.ts';

export function useMessages() {
  const store = useStore();
  const messages = useContent('messages');

  async function update(change: (current: Message[]) => Message[]): Promise<boolean> {
    const result = await store.update('messages', change);
    if (!result.ok) toast(failureToast(result.failure));
    return result.ok;
  }

  function patch(id: string, part: Partial<Message>): Promise<boolean> {
    return update((current) =>
      current.map((message) => (message.id === id ? { ...message, ...part } : message)),
    );
  }

  async function setStatus(message: Message, status: MessageStatus) {
    if (!(await patch(message.id, { status }))) return;
    toast({
      title: 'Status Updated',
      text: `Message marked as ${status}.`,
      action: {
        label: 'Undo',
        onSelect: () => void patch(message.id, { status: message.status }),
      },
    });
  }

  async function remove(message: Message) {
    const at = store.get('messages').findIndex(({ id }) => id === message.id);
    if (!(await update((current) => current.filter(({ id }) => id !== message.id)))) return;
    toast({
      title: 'Message Deleted',
      text: 'Message has been permanently deleted.',
      action: {
        label: 'Undo',
        onSelect: () => void update((current) => current.toSpliced(at, 0, message)),
      },
    });
  }

  async function reply(message: Message, text: string): Promise<boolean> {
    const replyTimestamp = new Date().toISOString();
    const saved = await patch(message.id, { status: 'replied', reply: text, replyTimestamp });
    if (saved) toast({ title: 'Reply Sent', text: 'Your reply has been saved successfully.' });
    return saved;
  }

  return { messages, setStatus, remove, reply };
}
