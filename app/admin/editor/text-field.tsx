import type { ComponentProps } from 'react';
import { Field } from '#app/ui/field.tsx';
import { Input, Select, Textarea } from '#app/ui/input.tsx';

interface Labelled {
  label: string;
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
  hint?: React.ReactNode;
  error?: string | undefined;
  className?: string;
}

type Native<T extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<T>,
  keyof Labelled | 'id'
>;

export function TextField(props: Labelled & Native<'input'>) {
  const { label, value, onChange, required, hint, error, className, ...native } = props;
  return (
    <Field
      label={label}
      required={required}
      hint={hint}
      error={error}
      {...(className && { className })}
    >
      {(control) => (
        <Input
          {...native}
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

export function TextAreaField(props: Labelled & Native<'textarea'>) {
  const { label, value, onChange, required, hint, error, className, ...native } = props;
  return (
    <Field
      label={label}
      required={required}
      hint={hint}
      error={error}
      {...(className && { className })}
    >
      {(control) => (
        <Textarea
          {...native}
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

type Options = ComponentProps<typeof Select>['options'];

export function SelectField(props: Labelled & { options: Options } & Native<'select'>) {
  const { label, value, onChange, required, hint, error, className, options, ...native } = props;
  return (
    <Field
      label={label}
      required={required}
      hint={hint}
      error={error}
      {...(className && { className })}
    >
      {(control) => (
        <Select
          {...native}
          {...control}
          options={options}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
