// The two controls that are on or off. Both are native checkboxes underneath.
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '#app/lib/class-names.ts';

type ToggleProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode };

function Toggle({
  label,
  hint,
  className,
  control,
  ...props
}: ToggleProps & { control: string; role?: ComponentProps<'input'>['role'] }) {
  const id = useId();
  const [labelId, hintId] = [`${id}-label`, `${id}-hint`];
  return (
    <label
      className={classNames('flex items-start gap-3', props.disabled && 'opacity-55', className)}
    >
      <input
        type="checkbox"
        className={control}
        // All that is inside of its label would be its name.
        {...(hint ? { 'aria-labelledby': labelId, 'aria-describedby': hintId } : {})}
        {...props}
      />
      <span className="grid">
        <span id={labelId}>{label}</span>
        {hint && (
          <span id={hintId} className="text-faint text-sm">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}

export function Checkbox(props: ToggleProps) {
  return (
    <Toggle
      {...props}
      control="mt-0.5 size-5 shrink-0 appearance-none rounded-sm border border-line-strong bg-sunken/60 bg-(image:--check) bg-center bg-no-repeat bg-size-[0_0] transition-all checked:border-primary checked:bg-primary checked:bg-size-[0.9rem]"
    />
  );
}

export function Switch(props: ToggleProps) {
  return (
    <Toggle
      {...props}
      role="switch"
      control="mt-0.5 h-6 w-11 shrink-0 appearance-none rounded-full border border-line-strong bg-sunken transition-colors duration-150 before:block before:size-[1.125rem] before:[translate:0_0.125rem] before:rounded-full before:bg-faint before:transition-[margin,background-color] before:duration-150 before:ms-[0.1875rem] checked:border-primary checked:bg-primary checked:before:ms-[1.3125rem] checked:before:bg-on-primary"
    />
  );
}
