import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button.tsx';
import { LongTextField, TextField } from '../forms/fields.tsx';
import { textField, useSubmission } from '../forms/use-submission.ts';
import { useMailForm, WithoutScripts } from '../forms/without-scripts.tsx';
import { ServiceChips } from './service-chips.tsx';

export function ContactForm() {
  const { t } = useTranslation();
  const [services, setServices] = useState<string[]>([]);
  const mailForm = useMailForm();
  const { isSending, handleSubmit } = useSubmission(
    (fields) => ({
      kind: 'contact',
      value: {
        firstName: textField(fields, 'firstName'),
        lastName: textField(fields, 'lastName'),
        email: textField(fields, 'email'),
        subject: textField(fields, 'subject'),
        services,
        message: textField(fields, 'message'),
      },
    }),
    () => setServices([]),
  );

  return (
    <form {...mailForm} onSubmit={handleSubmit} className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <TextField
        name="firstName"
        label={t('form.firstName')}
        placeholder={t('form.firstNamePlaceholder')}
        autoComplete="given-name"
        required
      />
      <TextField
        name="lastName"
        label={t('form.lastName')}
        placeholder={t('form.lastNamePlaceholder')}
        autoComplete="family-name"
        required
      />
      <TextField
        name="email"
        type="email"
        label={t('form.email')}
        placeholder={t('form.emailPlaceholder')}
        autoComplete="email"
        required
      />
      <TextField
        name="subject"
        label={t('form.subject')}
        placeholder={t('form.subjectPlaceholder')}
        required
      />
      <ServiceChips chosen={services} onChange={setServices} />
      <LongTextField
        name="message"
        label={t('form.message')}
        placeholder={t('form.messagePlaceholder')}
        required
        className="sm:col-span-2"
      />
      <WithoutScripts />
      <Button type="submit" disabled={isSending} className="sm:col-span-2 sm:justify-self-start">
        {t(isSending ? 'form.sending' : 'contact.submit')}
      </Button>
    </form>
  );
}
