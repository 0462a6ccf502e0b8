import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outgoing, VisitorRequest } from '#app/content/requests.ts';
import { SUBMIT_DELAY_MS } from '#app/content/timing.ts';
import { type Failure, failure, type Result } from '#app/store/adapter.ts';
import { discard, keep } from '#app/store/outbox.ts';
import { usePort } from '#app/store/use-content.tsx';
import { type Toast, toast } from '#app/ui/toast.ts';
import { deliver } from '../outbox/deliver.ts';
import { sentToast, slotGoneToast } from '../outbox/sent-toast.ts';
import { useOwner } from '../use-owner.ts';

interface Submission {
  isSending: boolean;
  /** Takes back what has not gone out yet. */
  cancel: () => void;
  handleSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * What every form does when it is sent: one request at a time, a second of 'Sending...', then either a
 * confirmation, `onSent` and an empty form, or an error toast and everything still in its place. Whoever leaves
 * within that second has sent it all the same: the next page delivers what is in the outbox.
 */
export function useSubmission<Request extends VisitorRequest>(
  read: (fields: FormData, now: Date) => Request,
  onSent: (request: Request) => void,
): Submission {
  const { i18n } = useTranslation();
  const desk = usePort('desk');
  const [isSending, setSending] = useState(false);
  /** What is on its way. */
  const underway = useRef<Outgoing>(null);
  const failureToast = useFailureToast();

  async function submit(form: HTMLFormElement) {
    if (underway.current) return;
    const now = new Date(Date.now() + SUBMIT_DELAY_MS);
    const request = read(new FormData(form), now);
    const outgoing = { at: now.toISOString(), request };
    underway.current = outgoing;
    keep(outgoing);
    setSending(true);
    await new Promise((resolve) => setTimeout(resolve, SUBMIT_DELAY_MS));
    if (underway.current !== outgoing) return;
    const result: Result = await deliver(desk, outgoing).catch((error: unknown) =>
      failure('unreachable', String(error)),
    );
    cancel();
    if (result.ok) {
      form.reset();
      toast(sentToast(i18n, request));
      onSent(request);
    } else {
      toast(failureToast(result.failure, request));
    }
  }

  /** Nothing is left that another page could deliver. */
  function cancel() {
    if (underway.current) discard(underway.current);
    underway.current = null;
    setSending(false);
  }

  return {
    isSending,
    cancel,
    handleSubmit(event) {
      event.preventDefault();
      void submit(event.currentTarget);
    },
  };
}

function useFailureToast(): (failure: Failure, request: VisitorRequest) => Toast {
  const { t, i18n } = useTranslation();
  const { email } = useOwner();
  return ({ kind }, request) => {
    if (kind === 'conflict' && request.kind === 'booking') return slotGoneToast(i18n);
    const text =
      kind === 'full'
        ? t('form.full', { email })
        : kind === 'not-allowed'
          ? t('form.notAllowed', { email })
          : kind === 'unreadable'
            ? t('form.unreadable', { email })
            : t('form.other', { email });
    return { title: t('form.notSaved'), text, tone: 'error' };
  };
}
