import { useState } from 'react';
import { SECTIONS } from '#app/content/sections.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { Button } from '#app/ui/button.tsx';
import { takeQuestion } from '../forms/carried-question.ts';
import { RequestField, readFields } from '../forms/fields.tsx';
import { RequestForm } from '../forms/request-form.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import { usePlainForm, WithoutScripts } from '../forms/without-scripts.tsx';
import { ServiceChips } from './service-chips.tsx';

const NAMES = ['firstName', 'lastName', 'email', 'subject', 'message'] as const;

/** Whoever brings a question comes here by its address: nobody else has to wait for the browser to look for one. */
function takeCarried(form: HTMLFormElement | null): void {
  if (location.hash === `#${SECTIONS.contact.anchor}`) takeQuestion('contact', form);
}

export function ContactForm() {
  const { t } = useTranslation();
  const [services, setServices] = useState<string[]>([]);
  const plainForm = usePlainForm('contact');
  const submission = useSubmission(
    (fields) => ({ kind: 'contact', value: { ...readFields(fields, NAMES), services } }),
    { onEmptied: () => setServices([]) },
  );
  const isSending = submission.state === 'sending';

  return (
    <RequestForm ref={takeCarried} submission={submission} {...plainForm}>
      <RequestField name="firstName" required width="short" />
      <RequestField name="lastName" required width="short" />
      <RequestField name="email" required />
      <RequestField name="subject" required />
      <ServiceChips chosen={services} onChange={setServices} />
      <RequestField name="message" required width="wide" />
      <WithoutScripts />
      <Button
        type="submit"
        aria-disabled={isSending}
        className="col-span-full sm:justify-self-start"
      >
        {t(isSending ? 'form.sending' : 'contact.submit')}
      </Button>
    </RequestForm>
  );
}
