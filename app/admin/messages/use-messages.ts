// What the owner does with messages. Each change is saved at once.
import { EVERY_MESSAGE } from '#app/content/find-messages.ts';
import type { Message, MessageStatus } from '#app/content/messages.ts';
import { isRefusal } from '#app/store/adapter.ts';
import { usePort } from '#app/store/use-content.tsx';
import { downloadFile } from '#app/ui/download.ts';
import { type Toast, toast } from '#app/ui/toast.ts';
import { failureToast } from '../editor/failure-toast.ts';

const CSV_FILE = 'contact_messages.csv';

const GONE: Toast = {
  title: 'Message not found',
  text: 'It was deleted in another tab.',
  tone: 'error',
};

const CHANGED: Toast = {
  title: 'Nothing was undone',
  text: 'The message has changed since.',
  tone: 'error',
};

export function useMessages() {
  const inbox = usePort('inbox');

  /** Whether it was done. Of a message that is not there as expected, `otherwise` is said. */
  async function putStatus(
    { id }: Message,
    status: MessageStatus,
    otherwise: Toast,
    from?: MessageStatus,
  ): Promise<boolean> {
    const result = await inbox.setStatus([id], status, from);
    if (!result.ok)
      toast(result.failure.kind === 'conflict' ? otherwise : failureToast(result.failure));
    return result.ok;
  }

  async function setStatus(message: Message, status: MessageStatus) {
    if (!(await putStatus(message, status, GONE))) return;
    const handleUndo = () => void putStatus(message, message.status, CHANGED, status);
    toast({
      title: 'Status Updated',
      text: `Message marked as ${status}.`,
      action: { label: 'Undo', onSelect: handleUndo },
    });
  }

  /** Whether it is gone. `onRestored` hears of it when it is back. */
  async function remove({ id }: Message, onRestored?: () => void): Promise<boolean> {
    const removal = await inbox.remove(id);
    if (!removal.ok) {
      toast(failureToast(removal.failure));
      return false;
    }
    const { restore } = removal;
    async function handleUndo() {
      const result = await restore?.();
      if (result?.ok === false) toast(failureToast(result.failure));
      else onRestored?.();
    }
    toast({
      title: 'Message Deleted',
      text: 'Message has been permanently deleted.',
      ...(restore && { action: { label: 'Undo', onSelect: handleUndo } }),
    });
    return true;
  }

  /** Whether it lies among the others now. */
  async function release({ id }: Message): Promise<boolean> {
    const result = await inbox.release?.(id);
    if (!result) return false;
    if (!result.ok) {
      toast(result.failure.kind === 'conflict' ? GONE : failureToast(result.failure));
    } else if (result.slotTaken) {
      toast({
        title: 'Moved to the inbox',
        text: 'The time it asks for is not free any more: offer another one in your reply.',
        tone: 'error',
      });
    } else toast({ title: 'Moved to the inbox', text: 'It is among your messages now.' });
    return result.ok;
  }

  async function reply(message: Message, text: string): Promise<boolean> {
    const result = await inbox.reply(message, text);
    toast(
      result.ok
        ? { title: 'Reply Sent', text: 'Your reply has been saved successfully.' }
        : failureToast(result.failure),
    );
    return result.ok;
  }

  /** The whole inbox as a file, whatever the list shows. */
  async function download() {
    const file = await inbox.csv(EVERY_MESSAGE);
    if (isRefusal(file)) {
      toast({ title: 'Not exported', text: file.failure.message, tone: 'error' });
    } else downloadFile(CSV_FILE, file, file.type);
  }

  return { setStatus, remove, release, reply, download };
}
