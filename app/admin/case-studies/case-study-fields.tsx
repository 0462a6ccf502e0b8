// The fields that only a case study has.
import type { CaseStudy } from '#app/content/case-studies.ts';
import { ILLUSTRATIONS } from '#app/content/illustrations.ts';
import { splitCommas } from '../editor/entries.ts';
import { choice, link, text } from '../editor/fields/basic.tsx';
import type { Field } from '../editor/fields/field.ts';
import { type FieldErrors, type Fields, fromForm } from '../editor/form.ts';
import { FormFields } from '../editor/form-fields.tsx';
import { linkError } from '../editor/link-rules.ts';

export const illustration: Field<string | undefined, string> = {
  ...choice<string>({
    label: 'Illustration',
    options: { '': 'Pattern', ...ILLUSTRATIONS },
  }),
  toInput: (icon) => icon ?? '',
  toValue: (icon) => icon || undefined,
};

/** Logos of technologies that keep their name are kept. */
export const technologies: Field<CaseStudy['tech'], string> = {
  ...text({ label: 'Tech', hint: 'Separated by commas.' }),
  toInput: (tech) => tech.map(({ name }) => name).join(', '),
  toValue(written, before) {
    const known = new Map(before?.map((tech) => [tech.name, tech]));
    return splitCommas(written).map((name) => known.get(name) ?? { name });
  },
};

type CallToAction = NonNullable<CaseStudy['cta']>;

const PARTS: Fields<CallToAction> = {
  label: text({
    label: 'Call to action label',
    hint: 'Optional, together with its link.',
    row: 'halves',
  }),
  href: link({ label: 'Call to action link', placeholder: '#contact', row: 'halves' }),
};

/** Both its parts or none. */
export const callToAction: Field<CallToAction | undefined, CallToAction> = {
  label: 'Call to action',
  blank: () => ({ label: '', href: '' }),
  toInput: (cta) => cta ?? { label: '', href: '' },
  toValue(written) {
    const cta = fromForm(PARTS, written, {});
    return cta.label && cta.href ? cta : undefined;
  },
  error(written) {
    const { label, href } = callToActionErrors(written);
    return label ?? href;
  },
  Control: ({ value, error, onChange }) => (
    <FormFields
      fields={PARTS}
      value={value}
      errors={error ? callToActionErrors(value) : {}}
      onChange={(part) => onChange({ ...value, ...part })}
    />
  ),
};

/** Half a call to action is a mistake: it would not be kept, and what is typed does not just disappear. */
export function callToActionErrors(written: CallToAction): FieldErrors<CallToAction> {
  const [label, link] = [written.label.trim(), written.href.trim()];
  const href = label && !link ? 'Add the link too, or clear the label.' : linkError(link);
  return {
    ...(link && !label && { label: 'Add the label too, or clear the link.' }),
    ...(href && { href }),
  };
}
