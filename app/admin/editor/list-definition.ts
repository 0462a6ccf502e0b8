// What makes one list of things editable. The plumbing is `useListEditor` and `ListEditor`.
import type { ComponentType } from 'react';
import type { Toast } from '#app/ui/toast.ts';

export type FieldErrors<Form> = Partial<Record<keyof Form & string, string>>;

export interface FormProps<Form> {
  value: Form;
  errors: FieldErrors<Form>;
  onChange: (part: Partial<Form>) => void;
}

export interface ListDefinition<Item, Form> {
  /** What one is called, in lower case: `project`. */
  noun: string;
  heading: string;
  addLabel: string;
  saveLabel: string;
  /** What tells one item from the others. */
  keyOf: (item: Item) => string;
  titleOf: (item: Item) => string;
  blank: () => Form;
  toForm: (item: Item) => Form;
  /** Keeps the identity of the item that was being edited. */
  fromForm: (form: Form, edited: Item | null) => Item;
  validate: (form: Form) => FieldErrors<Form>;
  /** Said when a required field is empty. */
  incomplete: Toast;
  added?: Toast;
  deleted: Toast;
  Fields: ComponentType<FormProps<Form>>;
  Summary: ComponentType<{ item: Item }>;
  Preview?: ComponentType<{ item: Item }>;
  /** Offered while the list is empty. */
  sample?: readonly Item[];
}

const MISSING = 'Please fill in this field.';

/** What the toast says: that something is missing, else that something cannot be used. */
export function invalidToast(errors: Record<string, string | undefined>, missed: Toast): Toast {
  const isMissing = Object.values(errors).includes(MISSING);
  return {
    ...(isMissing ? missed : { title: 'Error', text: 'Please check the marked fields.' }),
    tone: 'error',
  };
}

/** The error of every required text that is empty. */
export function missing<Form>(form: Form, names: (keyof Form & string)[]): FieldErrors<Form> {
  const errors: FieldErrors<Form> = {};
  for (const name of names) {
    if (String(form[name] ?? '').trim() === '') errors[name] = MISSING;
  }
  return errors;
}
