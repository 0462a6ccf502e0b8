// What the screens know of mails: those that the site sends, and those that the owner sends.
import { useMemo } from 'react';
import type { Message, ToMail } from '#app/content/messages.ts';
import type { Result } from '#app/store/adapter.ts';
import type { SentMail, View } from '#app/store/ports.ts';
import { usePort, useView } from '#app/store/use-content.tsx';
import { toast } from '#app/ui/toast.ts';
import { failureToast } from '../editor/failure-toast.ts';
import { MAIL_NAMES } from './mail-names.ts';

const never: View<false> = { get: () => false, subscribe: () => () => {} };
const none: View<undefined> = { get: () => undefined, subscribe: () => () => {} };

/** Whether the site sends mail itself; undefined until that is known. */
export function useIsSending(): boolean | undefined {
  return useView<boolean | undefined>(usePort('inbox').mail?.isSending ?? never);
}

export function useSentMails(id: string): readonly SentMail[] | undefined {
  const { mail } = usePort('inbox');
  return useView<readonly SentMail[] | undefined>(useMemo(() => mail?.of(id) ?? none, [mail, id]));
}

export function useMailing() {
  const inbox = usePort('inbox');

  const isDone = (result: Result) => {
    if (!result.ok) toast(failureToast(result.failure));
    return result.ok;
  };

  async function tick({ id }: Message, mail: ToMail) {
    if (!isDone(await inbox.setMailed(id, mail, true))) return;
    toast({
      title: 'Ticked off',
      text: `${MAIL_NAMES[mail.kind]}: marked as mailed.`,
      action: {
        label: 'Undo',
        onSelect: async () => void isDone(await inbox.setMailed(id, mail, false)),
      },
    });
  }

  async function retry({ id, kind }: SentMail) {
    const result = await inbox.mail?.retry(id);
    if (result && isDone(result)) {
      toast({ title: 'Trying again', text: `${MAIL_NAMES[kind]}: on its way once more.` });
    }
  }

  return { tick, retry };
}
