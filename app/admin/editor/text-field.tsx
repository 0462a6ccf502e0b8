import type { ChangeEvent, ComponentProps } from 'react';
import { Field } from '#app/ui/field.tsx';
import { Input, Select, Textarea } from '#app/ui/input.tsx';

interface Labelled<Value extends string = string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  required?: boolean;
  hint?: React.ReactNode;
  error?: string | undefined;
  className?: string;
}

type Native<T extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<T>,
  keyof Labelled | 'id'
>;

/** What is the field's, and what is its control's. */
function split<Rest extends object, Value extends string = string>(props: Labelled<Value> & Rest) {
  const { label, value, onChange, required, hint, error, className, ...rest } = props;
  return {
    field: { label, required, hint, error, ...(className && { className }) },
    control: {
      ...rest,
      value,
      onChange: (event: ChangeEvent<{ value: string }>) => onChange(event.target.value as Value),
    },
  };
}

export function TextField(props: Labelled & Native<'input'>) {
  const { field, control } = split<Native<'input'>>(props);
  return <Field {...field}>{(ids) => <Input {...control} {...ids} />}</Field>;
}

export function TextAreaField(props: Labelled & Native<'textarea'>) {
  const { field, control } = split<Native<'textarea'>>(props);
  return <Field {...field}>{(ids) => <Textarea {...control} {...ids} />}</Field>;
}

type Choices<Value extends string> = Native<'select'> & {
  options: readonly { value: Value; label: string }[];
};

export function SelectField<Value extends string>(props: Labelled<Value> & Choices<Value>) {
  const { field, control } = split<Choices<Value>, Value>(props);
  return <Field {...field}>{(ids) => <Select {...control} {...ids} />}</Field>;
}
