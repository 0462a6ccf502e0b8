import type { Service } from '#app/content/services.ts';
import { Said } from '#app/i18n/said.tsx';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { useContent } from '#app/store/use-content.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { RequestField, readFields } from '../forms/fields.tsx';
import { RequestForm } from '../forms/request-form.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import { usePlainForm, WithoutScripts } from '../forms/without-scripts.tsx';

const NAMES = ['name', 'email', 'company', 'budget', 'timeline', 'description'] as const;

interface InquiryFormProps {
  /** Undefined where there is nothing to choose from. */
  chosen: readonly Service[] | undefined;
  onEmptied: () => void;
}

export function InquiryForm({ chosen, onEmptied }: InquiryFormProps) {
  const { t } = useTranslation();
  const plainForm = usePlainForm('inquiry');
  const services = chosen ?? [];
  const own = useContent('services');
  const submission = useSubmission(
    (fields) => {
      const inquiry = {
        ...readFields(fields, NAMES),
        // As the owner calls them, whatever the visitor reads.
        services: services.map(
          ({ id, title }) => own.find((each) => each.id === id)?.title ?? title,
        ),
      };
      return { kind: 'inquiry', value: inquiry };
    },
    {
      onSend: ({ value }) =>
        console.log('Inquiry', { ...value, services: services.map(({ id }) => id) }),
      onEmptied,
    },
  );
  const isSending = submission.state === 'sending';

  return (
    <RequestForm submission={submission} {...plainForm}>
      {chosen && (
        <div className="col-span-full grid gap-1">
          <p className="font-medium text-sm">{t('inquiry.selectedServices')}</p>
          {chosen.length > 0 ? (
            <ul className="flex flex-wrap gap-2">
              {chosen.map((service) => (
                <Badge as="li" key={service.id} tone="primary" className="py-1">
                  <Said>{service.title}</Said>
                </Badge>
              ))}
            </ul>
          ) : (
            <p className="text-muted text-sm">{t('inquiry.noneSelected')}</p>
          )}
        </div>
      )}
      <RequestField name="name" required width="short" />
      <RequestField name="company" width="short" />
      <RequestField name="email" required width="wide" />
      <RequestField name="budget" width="short" />
      <RequestField name="timeline" width="short" />
      <RequestField name="description" required width="wide" />
      <WithoutScripts />
      <Button
        type="submit"
        aria-disabled={isSending}
        className="col-span-full sm:justify-self-start"
      >
        {t(isSending ? 'form.sending' : 'inquiry.submit')}
      </Button>
    </RequestForm>
  );
}
