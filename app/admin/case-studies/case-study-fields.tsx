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
  const halfCta = (value.ctaLabel.trim() === '') !== (value.ctaHref.trim() === '');
  return (
    <>
      <TextField
        label="Title"
        required
        value={value.title}
        error={errors.title}
        onChange={(title) => onChange({ title })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Result"
          placeholder="62% faster pages"
          value={value.result}
          onChange={(result) => onChange({ result })}
        />
        <TextField
          label="Stack"
          placeholder="Next.js · Node.js"
          value={value.stack}
          onChange={(stack) => onChange({ stack })}
        />
      </div>
      <TextAreaField
        label="Summary"
        required
        rows={3}
        value={value.summary}
        error={errors.summary}
        onChange={(summary) => onChange({ summary })}
      />
      <SelectField
        label="Illustration"
        options={ILLUSTRATIONS}
        value={value.icon}
        onChange={(icon) => onChange({ icon })}
      />
      <TextField
        label="Tech"
        hint="Separated by commas."
        value={value.tech}
        onChange={(tech) => onChange({ tech })}
      />
      <TextAreaField
        label="Highlights"
        hint="One per line."
        rows={3}
        value={value.highlights}
        onChange={(highlights) => onChange({ highlights })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Call to action label"
          hint={halfCta ? 'Shown only when it has both a label and a link.' : 'Optional.'}
          value={value.ctaLabel}
          onChange={(ctaLabel) => onChange({ ctaLabel })}
        />
        <LinkField
          label="Call to action link"
          placeholder="#contact"
          value={value.ctaHref}
          error={errors.ctaHref}
          onChange={(ctaHref) => onChange({ ctaHref })}
        />
      </div>
    </>
  );
}
