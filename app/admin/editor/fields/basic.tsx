// The kinds of fields that most forms are made of.
import { withoutInvisible } from '#app/lib/safe-link.ts';
import { Field as LabelledField } from '#app/ui/field.tsx';
import { Select } from '#app/ui/input.tsx';
import { Switch } from '#app/ui/toggle.tsx';
import { splitCommas, splitLines } from '../entries.ts';
import { completeLink, linkError } from '../link-rules.ts';
import { TextField, type TextFieldProps } from '../text-field.tsx';
import { type Field, missing, type Row } from './field.ts';

interface Labelled {
  label: string;
  row?: Row;
}

interface TextOptions
  extends Labelled,
    Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'error' | 'hint'> {
  hint?: string | ((written: string) => string);
  /** What an empty one means. */
  fallback?: string;
  /** What keeps it from being saved. */
  check?: (written: string) => string | undefined;
  /** What is said about it while it is typed. */
  remark?: (written: string) => string | undefined;
  /** Adds what people leave out, when they leave the field and when it is saved. */
  complete?: (written: string) => string;
}

export function text(options: TextOptions): Field<string> {
  const { hint, row, fallback = '', check, remark, complete, ...native } = options;
  const { label, required } = options;
  return {
    ...{ label, required, row },
    blank: () => fallback,
    toInput: (value) => value,
    toValue: (written) => (complete ? complete(written) : written.trim()) || fallback,
    error: (written) => missing(required, written) ?? check?.(written),
    Control: ({ value, error, onChange }) => (
      <TextField
        {...native}
        value={value}
        onChange={onChange}
        hint={typeof hint === 'function' ? hint(value) : hint}
        error={error ?? remark?.(value)}
        onBlur={() => complete && complete(value) !== value && onChange(complete(value))}
      />
    ),
  };
}

/** Completes what is typed, and says at once when it cannot be used. */
export function link(options: TextOptions): Field<string> {
  return text({
    type: 'url',
    inputMode: 'url',
    spellCheck: false,
    autoComplete: 'off',
    placeholder: 'https://',
    check: linkError,
    // Not before it looks finished.
    remark: (written) => (/[:/]/.test(written) ? linkError(written) : undefined),
    complete: completeLink,
    ...options,
  });
}

/** Empty, or one that a mail can be sent to. */
export function email(options: TextOptions): Field<string> {
  return text({
    type: 'email',
    autoComplete: 'off',
    check: emailError,
    remark: emailError,
    complete: completeEmail,
    ...options,
  });
}

/** `mailto:me@x.com`, `<me@x.com>` and `me@x.com;` come along when an address is copied from a mail or a link. */
function completeEmail(written: string): string {
  const address = withoutInvisible(written);
  return address.replace(/^[<\s]*(mailto:)?\s*/i, '').replace(/[>,;\s]+$/, '');
}

/** What separates addresses, or names their owner, would make of this one another or none. */
function emailError(written: string): string | undefined {
  const address = completeEmail(written);
  return address === '' || /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(address)
    ? undefined
    : 'Use an address such as name@example.com.';
}

/** Shown to visitors as it is typed. */
export function phone(options: TextOptions): Field<string> {
  return text({
    type: 'tel',
    autoComplete: 'off',
    complete: (written) => withoutInvisible(written).trim(),
    ...options,
  });
}

/** A list, one entry a line. */
export function lines(options: TextOptions): Field<string[], string> {
  return {
    ...text(options),
    toInput: (values) => values.join('\n'),
    toValue: splitLines,
    textsIn: splitLines,
  };
}

/** A list, its entries separated by commas. */
export function commas(options: TextOptions): Field<string[], string> {
  return {
    ...text(options),
    toInput: (values) => values.join(', '),
    toValue: splitCommas,
    textsIn: splitCommas,
  };
}

/** What is chosen needs no reading, and cannot be wrong. */
const asIs = {
  toInput: <Value,>(value: Value) => value,
  toValue: <Value,>(value: Value) => value,
  error: () => undefined,
};

interface ChoiceOptions<Value extends string> extends Labelled {
  /** Each value with what it is called; the first is where it starts. */
  options: Readonly<Record<Value, string>>;
}

export function choice<Value extends string>(choice: ChoiceOptions<Value>): Field<Value> {
  const { label, row } = choice;
  const values = Object.keys(choice.options) as Value[];
  const options = values.map((value) => ({ value, label: choice.options[value] }));
  return {
    ...asIs,
    ...{ label, row },
    names: choice.options,
    blank: () => values[0] as Value,
    Control: ({ value, onChange }) => (
      <LabelledField label={label}>
        {(ids) => (
          <Select
            {...ids}
            options={options}
            value={value}
            onChange={(event) => onChange(event.target.value as Value)}
          />
        )}
      </LabelledField>
    ),
  };
}

export function toggle({ row, ...toggle }: Labelled & { hint?: string }): Field<boolean> {
  return {
    ...asIs,
    label: toggle.label,
    row,
    blank: () => false,
    Control: ({ value, onChange }) => (
      <Switch {...toggle} checked={value} onChange={(event) => onChange(event.target.checked)} />
    ),
  };
}
