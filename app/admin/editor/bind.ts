import type { FieldErrors } from './list-definition.ts';

interface Bound<Form> {
  value: Form;
  errors?: FieldErrors<Form>;
  onChange: (part: Partial<Form>) => void;
}

/** Ties controls to the fields of a form: `<TextField label="Title" {...bind('title')} />`. */
export function bindTo<Form>({ value, errors, onChange }: Bound<Form>) {
  return <Name extends keyof Form & string>(name: Name) => ({
    value: value[name],
    error: errors?.[name],
    onChange: (next: Form[Name]) => onChange({ [name]: next } as unknown as Partial<Form>),
  });
}
