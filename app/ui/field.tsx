// A control with its label, hint and error. The control gets the ids that tie them together.
import { type ReactNode, useId } from 'react';
import { classNames } from '#app/lib/class-names.ts';

export interface ControlProps {
  id: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps {
  label: ReactNode;
  required?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

export function Field({ label, required, hint, error, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ');
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="font-medium text-sm">
        {label}
        {required && (
          <span aria-hidden="true" className="ms-1 text-primary-text after:content-['*']" />
        )}
      </label>
      {children({
        id,
        ...(required && { required }),
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true }),
      })}
      {hint && (
        <p id={hintId} className="text-faint text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="font-medium text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
