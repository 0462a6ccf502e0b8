import type { ComponentProps } from 'react';
import { classNames } from '#app/lib/class-names.ts';

const control =
  'w-full rounded-md border border-line-strong bg-sunken/60 px-3.5 py-2.5 text-ink transition-[border-color,box-shadow] duration-150 placeholder:text-faint hover:border-primary-text focus-visible:border-primary-text focus-visible:outline-offset-0 disabled:opacity-55 aria-invalid:border-danger';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={classNames(control, 'min-h-11', className)} {...props} />;
}

export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={classNames(control, 'min-h-28 resize-y wrap-break-word', className)}
      {...props}
    />
  );
}

/** One in another language than the others says so. */
export interface Option extends Pick<ComponentProps<'option'>, 'lang' | 'dir'> {
  value: string;
  label: string;
}

interface SelectProps extends ComponentProps<'select'> {
  /** Shown while nothing is chosen; it cannot be chosen again once it has been left. */
  placeholder?: string;
  options: readonly Option[];
}

export function Select({ className, placeholder, options, ...props }: SelectProps) {
  return (
    <select
      className={classNames(
        control,
        'min-h-11 appearance-none bg-(image:--chevron) bg-no-repeat pe-10 invalid:text-faint has-[option[value=""]:checked]:text-faint',
        'bg-position-[right_0.9rem_center] rtl:bg-position-[left_0.9rem_center]',
        className,
      )}
      {...props}
    >
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ label, ...option }) => (
        <option key={option.value} {...option} className="bg-raised text-ink">
          {label}
        </option>
      ))}
    </select>
  );
}
