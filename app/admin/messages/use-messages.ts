// What the owner does with messages. Each change is saved at once.
import { useRef } from 'react';
import { EVERY_MESSAGE } from '#app/content/find-messages.ts';
import type { Message, MessageStatus } from '#app/content/messages.ts';
import { isRefusal, type Result } from '#app/store/adapter.ts';
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

export function useMessages() {
  const inbox = usePort('inbox');
  /** What was set from here last: what the inbox shows may lag behind. */
  const lastSet = useRef(new Map<string, MessageStatus | undefined>());

  /** Notes it before it is saved: Undo can be pressed meanwhile. */
  async function setting(id: string, status: MessageStatus, change: () => Promise<Result>) {
    const before = lastSet.current.get(id);
    lastSet.current.set(id, status);
    const result = await change();
    if (!result.ok && lastSet.current.get(id) === status) lastSet.current.set(id, before);
    return result;
  }

  async function putStatus(id: string, status: MessageStatus): Promise<boolean> {
    const result = await setting(id, status, () => inbox.setStatus([id], status));
    if (!result.ok) toast(result.failure.kind === 'conflict' ? GONE : failureToast(result.failure));
    return result.ok;
  }

  /** Leaves a message alone that has got another status since. */
  async function takeBack({ id, status: before }: Message, status: MessageStatus) {
    const shown = inbox.message(id).get()?.status ?? status;
    const isStill = lastSet.current.get(id) === status && [status, before].includes(shown);
    if (isStill) await putStatus(id, before);
  }

  async function setStatus(message: Message, status: MessageStatus) {
    if (!(await putStatus(message.id, status))) return;
    toast({
      title: 'Status Updated',
      text: `Message marked as ${status}.`,
      action: { label: 'Undo', onSelect: () => void takeBack(message, status) },
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
    } else toast({ title: 'Moved to the inbox', text: 'It lies among your messages now.' });
    return result.ok;
  }

  async function reply(message: Message, text: string): Promise<boolean> {
    const result = await setting(message.id, 'replied', () => inbox.reply(message, text));
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
