import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SUBMIT_DELAY_MS } from '#app/content/timing.ts';
import type { Failure, Result } from '#app/store/adapter.ts';
import { toast } from '#app/ui/toast.ts';
import { useOwner } from '../use-owner.ts';

interface Submission {
  isSending: boolean;
  /** Takes back what has not gone out yet. */
  cancel: () => void;
  handleSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * What every form does when it is sent: one request at a time, a second of 'Sending...', then either
 * `onSent` and an empty form, or an error toast and everything still in its place.
 */
export function useSubmission(
  send: (fields: FormData) => Promise<Result>,
  onSent: () => void,
): Submission {
  const [isSending, setSending] = useState(false);
  /** The form that is on its way. */
  const underway = useRef<FormData>(null);
  const reportFailure = useFailureToast();

  async function submit(form: HTMLFormElement) {
    if (underway.current) return;
    const fields = new FormData(form);
    underway.current = fields;
    setSending(true);
    await new Promise((resolve) => setTimeout(resolve, SUBMIT_DELAY_MS));
    if (underway.current !== fields) return;
    const result = await send(fields);
    stop();
    if (result.ok) {
      form.reset();
      onSent();
    } else {
      reportFailure(result.failure);
    }
  }

  function stop() {
    underway.current = null;
    setSending(false);
  }

  return {
    isSending,
    cancel: stop,
    handleSubmit(event) {
      event.preventDefault();
      void submit(event.currentTarget);
    },
  };
}

/** A text field of a submitted form, trimmed. */
export function textField(fields: FormData, name: string): string {
  return String(fields.get(name) ?? '').trim();
}

function useFailureToast(): (failure: Failure) => void {
  const { t } = useTranslation();
  const { email } = useOwner();
  return ({ kind }) => {
    const text =
      kind === 'full'
        ? t('form.full', { email })
        : kind === 'not-allowed'
          ? t('form.notAllowed', { email })
          : t('form.other', { email });
    toast({ title: t('form.notSaved'), text, tone: 'error' });
  };
}
