import { bindTo } from '../editor/bind.ts';
import { LinkField } from '../editor/link-field.tsx';
import type { FormProps } from '../editor/list-definition.ts';
import { SelectField, TextAreaField, TextField } from '../editor/text-field.tsx';
import type { CaseStudyForm } from './case-study-form.ts';

const ILLUSTRATIONS = [
  { value: '', label: 'Pattern' },
  { value: 'storefront-speed', label: 'Storefront' },
  { value: 'support-assistant', label: 'Assistant' },
  { value: 'live-analytics', label: 'Analytics' },
];

export function CaseStudyFields({ value, errors, onChange }: FormProps<CaseStudyForm>) {
  const bind = bindTo({ value, errors, onChange });
  return (
    <>
      <TextField label="Title" required {...bind('title')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Result" placeholder="62% faster pages" {...bind('result')} />
        <TextField label="Stack" placeholder="Next.js · Node.js" {...bind('stack')} />
      </div>
      <TextAreaField label="Summary" required rows={3} {...bind('summary')} />
      <SelectField label="Illustration" options={ILLUSTRATIONS} {...bind('icon')} />
      <TextField label="Tech" hint="Separated by commas." {...bind('tech')} />
      <TextAreaField label="Highlights" hint="One per line." rows={3} {...bind('highlights')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Call to action label"
          hint="Optional, together with its link."
          {...bind('ctaLabel')}
        />
        <LinkField label="Call to action link" placeholder="#contact" {...bind('ctaHref')} />
      </div>
    </>
  );
}
