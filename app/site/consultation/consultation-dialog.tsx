import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { timestampId } from '#app/content/inbox.ts';
import { PREFERRED_TIMES, PROJECT_TYPES } from '#app/content/request-options.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { ChoiceField } from '../forms/fields.tsx';
import {
  BudgetAndTimeline,
  CompanyField,
  DescriptionField,
  NameAndEmail,
} from '../forms/project-fields.tsx';
import { textField, useSubmission } from '../forms/use-submission.ts';

interface ConsultationDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export default function ConsultationDialog({ isOpen, onClose }: ConsultationDialogProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const { isSending, cancel, handleSubmit } = useSubmission((fields, now) => {
    const company = textField(fields, 'company');
    return {
      kind: 'consultation',
      value: {
        id: timestampId(now),
        name: textField(fields, 'name'),
        email: textField(fields, 'email'),
        ...(company && { company }),
        projectType: textField(fields, 'projectType'),
        budget: textField(fields, 'budget'),
        timeline: textField(fields, 'timeline'),
        description: textField(fields, 'description'),
        preferredTime: textField(fields, 'preferredTime'),
        submittedAt: now.toISOString(),
        status: 'pending',
      },
    };
  }, onClose);

  function handleCancel() {
    cancel();
    form.current?.reset();
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('consultation.title')}
      description={t('consultation.intro')}
      closeLabel={t('close')}
    >
      <form ref={form} onSubmit={handleSubmit} className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <NameAndEmail />
        <CompanyField />
        <ChoiceField
          name="projectType"
          label={t('form.projectType')}
          placeholder={t('form.projectTypePlaceholder')}
          values={PROJECT_TYPES}
          texts="options.projectTypes"
          required
        />
        <BudgetAndTimeline />
        <ChoiceField
          name="preferredTime"
          label={t('form.preferredTime')}
          placeholder={t('form.preferredTimePlaceholder')}
          values={PREFERRED_TIMES}
          texts="options.preferredTimes"
          className="sm:col-span-2"
        />
        <DescriptionField />
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <Button type="submit" disabled={isSending}>
            {t(isSending ? 'form.sending' : 'consultation.submit')}
          </Button>
          <Button variant="outline" onClick={handleCancel}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
