// The fields of how calls are booked. What can be chosen needs no reading, and cannot be wrong.
import type { Availability } from '#app/content/availability.ts';
import { Field as LabelledField } from '#app/ui/field.tsx';
import { Select } from '#app/ui/input.tsx';
import type { Field, Row } from '../editor/fields/field.ts';
import type { Fields } from '../editor/form.ts';

interface SelectOptions {
  label: string;
  hint?: string;
  row?: Row;
  /** Each value with what it is called, in their order. */
  options: ReadonlyMap<string, string>;
  /** What a value is called that is not among them: it was imported. */
  nameOf: (value: string) => string;
}

function select<Value extends string | number>(
  { label, hint, row, options, nameOf }: SelectOptions,
  read: (chosen: string) => Value,
): Field<Value> {
  const [first = ''] = options.keys();
  return {
    label,
    row,
    names: Object.fromEntries(options),
    blank: () => read(first),
    toInput: (value) => value,
    toValue: (value) => value,
    error: () => undefined,
    Control: ({ value, onChange }) => {
      const chosen = String(value);
      const all = new Map([
        ...options,
        ...(options.has(chosen) ? [] : [[chosen, nameOf(chosen)] as const]),
      ]);
      return (
        <LabelledField label={label} hint={hint}>
          {(ids) => (
            <Select
              {...ids}
              options={[...all].map(([each, name]) => ({ value: each, label: name }))}
              value={chosen}
              onChange={(event) => onChange(read(event.target.value))}
            />
          )}
        </LabelledField>
      );
    },
  };
}

const HOUR = 60;
const DAY = 24 * HOUR;

function amount(minutes: number): string {
  const [count, unit] =
    minutes % DAY === 0
      ? [minutes / DAY, 'day']
      : minutes % HOUR === 0
        ? [minutes / HOUR, 'hour']
        : [minutes, 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

interface AmountOptions extends Omit<SelectOptions, 'options' | 'nameOf'> {
  amounts: readonly number[];
  /** What 0 means. */
  none?: string;
  /** How many minutes one of it is. */
  unit?: number;
}

/** So many minutes, or days. */
function amounts({ amounts: given, none, unit = 1, ...rest }: AmountOptions): Field<number> {
  const nameOf = (value: string) =>
    (value === '0' ? none : undefined) ?? amount(Number(value) * unit);
  const options = new Map(given.map((each) => [String(each), nameOf(String(each))]));
  return select({ ...rest, options, nameOf }, Number);
}

const zones = new Map(
  ['UTC', ...Intl.supportedValuesOf('timeZone')].map((zone) => [zone, zone.replaceAll('_', ' ')]),
);

export const RULES: Fields<Omit<Availability, 'hours' | 'daysOff'>> = {
  timeZone: select(
    {
      label: 'Time zone',
      hint: 'Your hours are hours of this clock. Calls that are booked keep their moment when you change it.',
      options: zones,
      nameOf: (zone) => zone,
    },
    String,
  ),
  callMinutes: amounts({
    label: 'Length of a call',
    row: 'halves',
    amounts: [15, 20, 30, 45, HOUR, 90, 2 * HOUR],
  }),
  bufferMinutes: amounts({
    label: 'Pause between calls',
    row: 'halves',
    none: 'None',
    amounts: [0, 5, 10, 15, 20, 30, 45, HOUR],
  }),
  noticeMinutes: amounts({
    label: 'Shortest notice',
    row: 'halves',
    none: 'None',
    hint: 'Nobody books a call that begins sooner.',
    amounts: [0, HOUR, 2 * HOUR, 4 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY],
  }),
  horizonDays: amounts({
    label: 'How far ahead',
    row: 'halves',
    none: 'No limit',
    hint: 'Later days cannot be booked yet.',
    unit: DAY,
    amounts: [7, 14, 30, 60, 90, 180, 365, 0],
  }),
};
