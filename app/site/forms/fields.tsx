// The fields that visitors' forms are made of, each with its name: what it is called and what it asks for follow.
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BUDGETS,
  PREFERRED_TIMES,
  PROJECT_TYPES,
  TIMELINES,
} from '#app/content/request-options.ts';
import { type TextListKey, useTextList } from '#app/i18n/text-list.ts';
import { Field } from '#app/ui/field.tsx';
import { Input, Select, Textarea } from '#app/ui/input.tsx';

interface Choices {
  /** What is stored: the same words whatever the visitor's language. */
  values: readonly string[];
  /** What is shown for each of them. */
  texts: Extract<TextListKey, `options.${string}`>;
}

type Kind =
  | { type?: 'email' | 'tel'; autoComplete?: HTMLInputAutoCompleteAttribute }
  | { isLong: true }
  | Choices;

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
  projectType: { values: PROJECT_TYPES, texts: 'options.projectTypes' },
  budget: { values: BUDGETS, texts: 'options.budgets' },
  timeline: { values: TIMELINES, texts: 'options.timelines' },
  preferredTime: { values: PREFERRED_TIMES, texts: 'options.preferredTimes' },
} as const satisfies Record<string, Kind>;

export type RequestFieldName = keyof typeof KINDS;

interface RequestFieldProps {
  name: RequestFieldName;
  required?: boolean;
  /** Where another word fits better. */
  label?: string;
  /** A short one shares its row on a phone too, a wide one shares it nowhere. */
  width?: 'short' | 'wide';
}

const WIDTHS = { short: '', wide: 'col-span-full', usual: 'max-sm:col-span-full' };

export function RequestField({ name, required, label, width }: RequestFieldProps) {
  const { t } = useTranslation();
  const kind: Kind = KINDS[name];
  const input = { name, placeholder: t(`form.${name}Placeholder`) };
  return (
    <Field
      label={label ?? t(`form.${name}`)}
      required={required}
      className={WIDTHS[width ?? 'usual']}
    >
      {(control) => {
        if ('isLong' in kind) return <Textarea {...input} {...control} />;
        if ('values' in kind) return <Choice {...kind} {...input} {...control} />;
        // Addresses and numbers read left to right in every language.
        const direction = kind.type ? { dir: 'ltr', className: 'rtl:text-end' } : {};
        return <Input type="text" {...kind} {...direction} {...input} {...control} />;
      }}
    </Field>
  );
}

function Choice({ values, texts, ...select }: Choices & { name: string; placeholder: string }) {
  const shown = useTextList(texts);
  const options = values.map((value, at) => ({ value, label: shown[at] ?? value }));
  return <Select options={options} {...select} />;
}

/** What was typed, without the spaces around it. */
export function readFields<Name extends RequestFieldName>(
  fields: FormData,
  names: readonly Name[],
): Record<Name, string> {
  const values = names.map((name) => [name, String(fields.get(name) ?? '').trim()]);
  return Object.fromEntries(values);
}
