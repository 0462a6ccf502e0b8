import { useRef } from 'react';
import { timestampId } from '#app/content/inbox.ts';
import { Said } from '#app/i18n/said.tsx';
import { useTexts } from '#app/i18n/use-site-content.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { RequestField, readFields } from '../forms/fields.tsx';
import { RequestForm } from '../forms/request-form.tsx';
import { useSubmission } from '../forms/use-submission.ts';

const NAMES = [
  'name',
  'email',
  'company',
  'projectType',
  'budget',
  'timeline',
  'description',
  'preferredTime',
] as const;

interface ConsultationDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export default function ConsultationDialog({ isOpen, onClose }: ConsultationDialogProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const submission = useSubmission(
    (fields, now) => {
      const { company, ...asked } = readFields(fields, NAMES);
      return {
        kind: 'consultation',
        value: {
          id: timestampId(now),
          ...asked,
          ...(company && { company }),
          submittedAt: now.toISOString(),
          status: 'pending',
        },
      };
    },
    { onEmptied: onClose },
  );
  const { title, intro } = useTexts('consultation');
  const isSending = submission.state === 'sending';

  function handleCancel() {
    submission.cancel();
    form.current?.reset();
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title ? <Said>{title}</Said> : t('contact.schedule')}
      description={intro && <Said>{intro}</Said>}
      closeLabel={t('close')}
    >
      <RequestForm ref={form} submission={submission}>
        <RequestField name="name" required />
        <RequestField name="email" required />
        <RequestField name="company" />
        <RequestField name="projectType" required />
        <RequestField name="budget" />
        <RequestField name="timeline" />
        <RequestField name="preferredTime" width="wide" />
        <RequestField name="description" required width="wide" />
        <div className="flex flex-wrap gap-3 col-span-full">
          <Button type="submit" aria-disabled={isSending}>
            {t(isSending ? 'form.sending' : 'consultation.submit')}
          </Button>
          <Button variant="outline" onClick={handleCancel}>
            {t('cancel')}
          </Button>
        </div>
      </RequestForm>
    </Dialog>
  );
}
