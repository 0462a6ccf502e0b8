import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { Field } from '#app/ui/field.tsx';
import { Input, Textarea } from '#app/ui/input.tsx';

type Native = 'type' | 'inputMode' | 'placeholder' | 'autoComplete' | 'spellCheck' | 'required';

export interface TextFieldProps extends Pick<ComponentProps<'input'>, Native> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
  error?: string | undefined;
  /** How many lines it shows; without, it is one line. */
  rows?: number | undefined;
  onBlur?: () => void;
}

export function TextField({ label, hint, error, rows, type, ...props }: TextFieldProps) {
  const control = {
    ...props,
    // What the owner writes may run either way; addresses never do.
    dir: type === undefined || type === 'text' ? 'auto' : undefined,
    onChange: (event: ChangeEvent<{ value: string }>) => props.onChange(event.target.value),
  };
  return (
    <Field label={label} required={props.required} hint={hint} error={error}>
      {(ids) =>
        rows === undefined ? (
          <Input type={type} {...control} {...ids} />
        ) : (
          <Textarea rows={rows} {...control} {...ids} />
        )
      }
    </Field>
  );
}
