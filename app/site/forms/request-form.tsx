import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { Trap } from './trap.tsx';
import type { Submission } from './use-submission.ts';

interface RequestFormProps extends ComponentProps<'form'> {
  submission: Submission;
}

/** The frame of every form that visitors send: what says that the request waits, and what machines fall into. */
export function RequestForm({ submission, children, ...form }: RequestFormProps) {
  const { t } = useTranslation();
  const note = useRef<HTMLParagraphElement>(null);
  const isWaiting = submission.state === 'waiting';

  // The button that was pressed may have been the last thing in sight.
  useEffect(() => {
    if (isWaiting) note.current?.scrollIntoView({ block: 'nearest' });
  }, [isWaiting]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const { currentTarget } = event;
    // Blanks are not sent: what holds nothing else is empty, and the browser says so in its own words.
    for (const field of currentTarget.querySelectorAll<HTMLInputElement>('[required]'))
      if (field.value.trim() === '') field.value = '';
    if (currentTarget.checkValidity()) return submission.handleSubmit(event);
    event.preventDefault();
    currentTarget.reportValidity();
  }

  return (
    <form
      onSubmit={handleSubmit}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 min-[23.5rem]:grid-cols-[repeat(2,minmax(0,1fr))] sm:gap-5"
      {...form}
    >
      {children}
      <p
        ref={note}
        role="status"
        className="scroll-mb-6 border-primary-text border-s-2 ps-3 text-sm empty:hidden col-span-full"
      >
        {isWaiting && t('form.waiting')}
      </p>
      <Trap />
    </form>
  );
}
