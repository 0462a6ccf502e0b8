// A field of a form owns everything about its value: how it starts, how it is typed and read, what is wrong with it.
import type { ReactNode } from 'react';

export interface ControlProps<Input> {
  value: Input;
  /** Said after a refused save. */
  error: string | undefined;
  onChange: (input: Input) => void;
}

/** Two or three that follow each other share a row. */
export type Row = 'halves' | 'thirds';

/** What a form needs of a field to draw it. */
export interface FieldView<Input> {
  label: string;
  required?: boolean | undefined;
  row?: Row | undefined;
  /** What its values are called, where they are stored as something else. */
  names?: Readonly<Record<string, string>>;
  /** What of it visitors read in their language, where it is not one text. */
  textsIn?: (input: Input) => readonly string[];
  /** What keeps it from being saved. */
  error: (input: Input) => string | undefined;
  Control: (props: ControlProps<Input>) => ReactNode;
}

/** The fields of a form, by name. */
export type FieldViews<Form> = { [Name in keyof Form]: FieldView<Form[Name]> };

/** `Input` is what the control holds while the owner types: the words of a list, say. */
export interface Field<Value, Input = Value> extends FieldView<Input> {
  blank: () => Input;
  toInput: (value: Value) => Input;
  /** `before` is what the edited item holds there. */
  toValue: (input: Input, before: Value | undefined) => Value;
}

export const MISSING = 'Please fill in this field.';

/** The error of a required text that is empty. */
export function missing(required: boolean | undefined, written: string): string | undefined {
  return required && written.trim() === '' ? MISSING : undefined;
}
