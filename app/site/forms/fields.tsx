// The fields that visitors' forms are made of, each with its name: what it is called and what it asks for follow.
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { type Choice, choicesOf } from '#app/content/choices.ts';
import type { PageTexts } from '#app/content/page-texts.ts';
import { useForeign } from '#app/i18n/said.tsx';
import { useTexts } from '#app/i18n/use-site-content.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { useContent } from '#app/store/use-content.tsx';
import { Field } from '#app/ui/field.tsx';
import { Input, Select, Textarea } from '#app/ui/input.tsx';

interface Chosen {
  among: keyof PageTexts['choices'];
}

type Kind =
  | { type?: 'email' | 'tel'; autoComplete?: HTMLInputAutoCompleteAttribute }
  | { isLong: true }
  | Chosen;

const KINDS = {
  name: { autoComplete: 'name' },
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  company: { autoComplete: 'organization' },
  subject: {},
  message: { isLong: true },
  description: { isLong: true },
  notes: { isLong: true },
  projectType: { among: 'projectTypes' },
  budget: { among: 'budgets' },
  timeline: { among: 'timelines' },
  preferredTime: { among: 'preferredTimes' },
} as const satisfies Record<string, Kind>;

export type RequestFieldName = keyof typeof KINDS;

interface RequestFieldProps {
  name: RequestFieldName;
  required?: boolean;
  /** Where another word fits better. */
  label?: string;
  /** A short one shares its row on a phone too, a wide one shares it nowhere. */
  width?: 'short' | 'wide';
  /** The id of the message that says what is wrong with it, where something is. */
  faultId?: string | undefined;
}

const WIDTHS = { short: '', wide: 'col-span-full', usual: 'max-sm:col-span-full' };

function useChoices(kind: Kind): Choice[] {
  const foreign = useForeign();
  const [written, shown] = [useContent('pageTexts').choices, useTexts('choices')];
  if (!('among' in kind)) return [];
  const { among } = kind;
  return choicesOf(written[among], shown[among], foreign(shown[among]));
}

export function RequestField({ name, required, label, width, faultId }: RequestFieldProps) {
  const { t } = useTranslation();
  const kind: Kind = KINDS[name];
  const options = useChoices(kind);
  if ('among' in kind && options.length === 0) return null;
  const input = {
    name,
    placeholder: t(`form.${name}Placeholder`),
    ...(faultId && { 'aria-invalid': true, 'aria-describedby': faultId }),
  };
  return (
    <Field
      label={label ?? t(`form.${name}`)}
      required={required}
      className={WIDTHS[width ?? 'usual']}
    >
      {(control) => {
        if ('isLong' in kind) return <Textarea {...input} {...control} />;
        if ('among' in kind) return <Select options={options} {...input} {...control} />;
        // Addresses and numbers read left to right in every language.
        const direction = kind.type ? { dir: 'ltr', className: 'rtl:text-end' } : {};
        return <Input type="text" {...kind} {...direction} {...input} {...control} />;
      }}
    </Field>
  );
}

/** What was typed, without the spaces around it. */
export function readFields<Name extends RequestFieldName>(
  fields: FormData,
  names: readonly Name[],
): Record<Name, string> {
  const values = names.map((name) => [name, String(fields.get(name) ?? '').trim()]);
  return Object.fromEntries(values);
}
