import { type FormEvent, useEffect, useRef, useState } from 'react';
import { TRAP_FIELD } from '#app/content/request-options.ts';
import type { Outgoing, VisitorRequest } from '#app/content/requests.ts';
import { SUBMIT_DELAY_MS } from '#app/content/timing.ts';
import { useTexts } from '#app/i18n/use-site-content.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { randomKey } from '#app/lib/random-key.ts';
import { type Failure, failure, type Result } from '#app/store/adapter.ts';
import { discard, isKept, keep, watchOutbox } from '#app/store/outbox.ts';
import { useContent, usePort } from '#app/store/use-content.tsx';
import { type Toast, toast } from '#app/ui/toast.ts';
import { canWait, left, settled } from '../outbox/courier-signals.ts';
import { deliver } from '../outbox/deliver.ts';
import { sentToast, slotGoneToast } from '../outbox/sent-toast.ts';
import { useOwner } from '../use-owner.ts';

/** Waiting: what was sent lies in this browser until it can go out. */
type State = 'idle' | 'sending' | 'waiting';

export interface Submission {
  state: State;
  /** Takes back what has not gone out yet. */
  cancel: () => void;
  handleSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

interface Outcomes<Request> {
  /** It is on its way. */
  onSend?: (request: Request) => void;
  /** With the key that it was sent under. Whether the visitor reads of it there: then no toast says the same. */
  onSent?: (request: Request, key: string | undefined) => boolean;
  /** It was sent, and the form is empty: nothing was changed in it meanwhile. */
  onEmptied?: () => void;
  /** Somebody else was quicker. */
  onTaken?: (request: Request) => void;
}

interface Underway<Request> {
  outgoing: Outgoing;
  request: Request;
  form: HTMLFormElement;
}

/**
 * What every form does when it is sent: one request at a time, a second of 'Sending...', then either a
 * confirmation, `onSent` and an empty form, or an error toast and everything still in its place. What was changed in the
 * form meanwhile was not sent, and stays. Whoever leaves
 * within that second has sent it all the same: the next page delivers what is in the outbox. So does the courier of
 * this page with what cannot be sent just now, and the form says so until then.
 */
export function useSubmission<Request extends VisitorRequest>(
  read: (fields: FormData, now: Date) => Request,
  outcomes: Outcomes<Request>,
): Submission {
  const { i18n } = useTranslation();
  const { isOwn } = useContent('settings');
  const { responseTime } = useTexts('contact');
  const desk = usePort('desk');
  const [state, setState] = useState<State>('idle');
  /** What is on its way or waits, and the form that it came from. */
  const underway = useRef<Underway<Request>>(null);
  /** The state follows a little later: two presses can come before it. */
  const isSending = useRef(false);
  /** Much can have been chosen since it was sent: the outcome is told to the page as it is then. */
  const latest = useRef({ read, outcomes });
  const failureToast = useFailureToast();

  useEffect(() => {
    latest.current = { read, outcomes };
  });

  async function submit(form: HTMLFormElement) {
    if (isSending.current) return;
    isSending.current = true;
    const sent = prepare(form);
    underway.current = sent;
    outcomes.onSend?.(sent.request);
    const isSafe = keep(sent.outgoing);
    setState('sending');
    await new Promise((resolve) => setTimeout(resolve, SUBMIT_DELAY_MS));
    if (underway.current !== sent) return;
    const result: Result = await deliver(desk, sent.outgoing).catch((error: unknown) =>
      failure('corrupt', String(error)),
    );
    // Cancelled, or delivered by the courier, who has said so.
    if (underway.current !== sent) return;
    if (!result.ok && isSafe && canWait(result.failure)) {
      isSending.current = false;
      setState('waiting');
      left.tell();
      return;
    }
    if (finish(result)) return;
    toast(
      result.ok
        ? sentToast(i18n, sent.request, isOwn && responseTime)
        : failureToast(result.failure, sent.outgoing),
    );
  }

  /** The request that waits, if nothing was changed in the form since: it may have arrived without an answer. */
  function prepare(form: HTMLFormElement) {
    const last = underway.current;
    if (last && isUnchanged(form, last)) return { ...last, form };
    if (last) discard(last.outgoing);
    const fields = new FormData(form);
    const now = new Date(Date.now() + SUBMIT_DELAY_MS);
    const request = read(fields, now);
    const trap = String(fields.get(TRAP_FIELD) ?? '');
    const outgoing: Outgoing = {
      key: randomKey(),
      at: now.toISOString(),
      openFor: Math.round(performance.now()),
      ...(trap && { trap }),
      language: i18n.language,
      request,
    };
    return { outgoing, request, form };
  }

  /** Whether the form still says what was sent. */
  function isUnchanged(form: HTMLFormElement, { outgoing, request }: Underway<Request>): boolean {
    const now = latest.current.read(new FormData(form), new Date(outgoing.at));
    return JSON.stringify(now) === JSON.stringify(request);
  }

  /** Whether the visitor reads on the page what became of it. */
  function finish(result: Result): boolean | undefined {
    const sent = underway.current;
    const { onSent, onEmptied, onTaken } = latest.current.outcomes;
    cancel();
    if (result.ok && sent) {
      if (isUnchanged(sent.form, sent)) {
        sent.form.reset();
        onEmptied?.();
      }
      return onSent?.(sent.request, sent.outgoing.key);
    }
    if (!result.ok && sent && result.failure.kind === 'conflict') onTaken?.(sent.request);
    return false;
  }

  /** Nothing is left that another page could deliver. */
  function cancel() {
    if (underway.current) discard(underway.current.outgoing);
    underway.current = null;
    isSending.current = false;
    setState('idle');
  }

  // The courier has told the visitor; the form follows.
  useEffect(() =>
    settled.hear(({ key }, result) => {
      if (underway.current?.outgoing.key === key) finish(result);
    }),
  );

  // Another tab has delivered it. The request stays known: sent once more, it is still the same one.
  useEffect(() =>
    watchOutbox(() => {
      const sent = underway.current;
      if (state === 'waiting' && sent && !isKept(sent.outgoing)) setState('idle');
    }),
  );

  return {
    state,
    cancel,
    handleSubmit(event) {
      event.preventDefault();
      void submit(event.currentTarget);
    },
  };
}

function useFailureToast(): (failure: Failure, outgoing: Outgoing) => Toast {
  const { t, i18n } = useTranslation();
  const { email } = useOwner();
  return ({ kind }, { request }) => {
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
