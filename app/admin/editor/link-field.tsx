import type { ComponentProps } from 'react';
import { completeLink, linkError } from './link-rules.ts';
import { TextField } from './text-field.tsx';

/** Completes what is typed, and says at once when it cannot be used. */
export function LinkField(props: ComponentProps<typeof TextField>) {
  const { value, onChange, error } = props;
  const looksFinished = /[:/]/.test(value);
  return (
    <TextField
      type="url"
      inputMode="url"
      spellCheck={false}
      autoComplete="off"
      placeholder="https://"
      {...props}
      error={error ?? (looksFinished ? linkError(value) : undefined)}
      onBlur={() => {
        const complete = completeLink(value);
        if (complete !== value) onChange(complete);
      }}
    />
  );
}
