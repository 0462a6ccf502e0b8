import { type ReactNode, useId } from 'react';
import { type Field, missing } from './field.ts';

interface TilesOptions<Value extends string> {
  label: string;
  options: RadioTilesProps<Value>['options'];
  /** Nothing is chosen at first; otherwise the first is. */
  required?: boolean;
}

/** A choice between a few things that are easier to see than to read. */
export function tiles<Value extends string>(tiles: TilesOptions<Value>): Field<Value, Value | ''> {
  const { label, options, required = false } = tiles;
  const first = options[0]?.value as Value;
  return {
    label,
    required,
    names: Object.fromEntries(options.map((option) => [option.value, option.label])),
    blank: () => (required ? '' : first),
    toInput: (value) => value,
    toValue: (chosen) => chosen || first,
    error: (chosen) => missing(required, chosen),
    Control: (props) => (
      <RadioTiles legend={label} required={required} options={options} {...props} />
    ),
  };
}

interface RadioTilesProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string; tile: ReactNode }[];
  value: Value | '';
  onChange: (value: Value) => void;
  required?: boolean;
  error?: string | undefined;
}

export function RadioTiles<Value extends string>(props: RadioTilesProps<Value>) {
  const { legend, options, value, onChange, required, error } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={error && `${id}-error`} className="min-w-0">
      <legend className="mb-1.5 font-medium text-sm">
        {legend}
        {required && (
          <span aria-hidden="true" className="ms-1 text-primary-text after:content-['*']" />
        )}
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            title={option.label}
            className="grid min-h-11 min-w-11 place-content-center rounded-md border border-line-strong text-muted has-checked:border-primary-text has-checked:bg-primary/15 has-checked:text-ink has-checked:ring-1 has-checked:ring-primary-text has-focus-visible:outline-2 has-focus-visible:outline-primary-text has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name={id}
              aria-label={option.label}
              aria-invalid={error ? true : undefined}
              className="sr-only"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.tile}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-medium text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
