// The fields that the inquiry and the consultation ask alike.
import { useTranslation } from 'react-i18next';
import { BUDGETS, TIMELINES } from '#app/content/request-options.ts';
import { ChoiceField, LongTextField, TextField } from './fields.tsx';

export function NameAndEmail() {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        name="name"
        label={t('form.name')}
        placeholder={t('form.namePlaceholder')}
        autoComplete="name"
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
    </>
  );
}

export function CompanyField({ className }: { className?: string }) {
  const { t } = useTranslation();
  return (
    <TextField
      name="company"
      label={t('form.company')}
      placeholder={t('form.companyPlaceholder')}
      autoComplete="organization"
      {...(className && { className })}
    />
  );
}

export function BudgetAndTimeline() {
  const { t } = useTranslation();
  return (
    <>
      <ChoiceField
        name="budget"
        label={t('form.budget')}
        placeholder={t('form.budgetPlaceholder')}
        values={BUDGETS}
        texts="options.budgets"
      />
      <ChoiceField
        name="timeline"
        label={t('form.timeline')}
        placeholder={t('form.timelinePlaceholder')}
        values={TIMELINES}
        texts="options.timelines"
      />
    </>
  );
}

export function DescriptionField() {
  const { t } = useTranslation();
  return (
    <LongTextField
      name="description"
      label={t('form.description')}
      placeholder={t('form.descriptionPlaceholder')}
      required
      className="sm:col-span-2"
    />
  );
}
