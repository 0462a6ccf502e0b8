// The fields that the site's forms are made of.
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { type TextListKey, useTextList } from '#app/i18n/text-list.ts';
import { Field } from '#app/ui/field.tsx';
import { Input, Select, Textarea } from '#app/ui/input.tsx';

interface FormFieldProps {
  name: string;
  label: string;
  placeholder: string;
  required?: boolean;
  className?: string;
}

interface TextFieldProps extends FormFieldProps {
  type?: 'text' | 'email' | 'tel';
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

export function TextField({ label, required, className, type = 'text', ...input }: TextFieldProps) {
  // Addresses and numbers read left to right in every language.
  const direction = type === 'text' ? {} : { dir: 'ltr', className: 'rtl:text-end' };
  return (
    <Field label={label} required={required} {...(className && { className })}>
      {(control) => <Input type={type} {...direction} {...input} {...control} />}
    </Field>
  );
}

export function LongTextField({ label, required, className, ...textarea }: FormFieldProps) {
  return (
    <Field label={label} required={required} {...(className && { className })}>
      {(control) => <Textarea {...textarea} {...control} />}
    </Field>
  );
}

interface ChoiceFieldProps extends FormFieldProps {
  /** What is stored: the same words whatever the visitor's language. */
  values: readonly string[];
  /** What is shown for each of them. */
  texts: Extract<TextListKey, `options.${string}`>;
}

export function ChoiceField({
  label,
  required,
  className,
  values,
  texts,
  ...select
}: ChoiceFieldProps) {
  const shown = useTextList(texts);
  const options = values.map((value, at) => ({ value, label: shown[at] ?? value }));
  return (
    <Field label={label} required={required} {...(className && { className })}>
      {(control) => <Select options={options} {...select} {...control} />}
    </Field>
  );
}
