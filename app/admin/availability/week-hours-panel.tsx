import { Copy, Plus, X } from 'lucide-react';
import { useRef } from 'react';
import type { Availability } from '#app/content/availability.ts';
import { type HourRange, overlappingDay, WEEKDAYS, type Weekday } from '#app/content/week-hours.ts';
import { keyed } from '#app/lib/keyed.ts';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Input } from '#app/ui/input.tsx';
import { toast } from '#app/ui/toast.ts';
import { Panel } from '../editor/panel.tsx';
import { useUntilLeft } from '../editor/use-until-left.ts';

type Hours = Availability['hours'];

export const weekdayName = (weekday: Weekday) => weekday.charAt(0).toUpperCase() + weekday.slice(1);

const FIRST_RANGE: HourRange = { from: '09:00', to: '17:00' };

const onEveryDay = (rangesOf: (weekday: Weekday) => HourRange[]) =>
  Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, rangesOf(weekday)])) as Hours;

const isSame = (one: readonly HourRange[], other: readonly HourRange[]) =>
  JSON.stringify(one) === JSON.stringify(other);

/** What keeps the hours from being saved, and on which day. */
export function hoursError(hours: Hours): { weekday: Weekday; text: string } | undefined {
  const unfinished = WEEKDAYS.find((weekday) =>
    hours[weekday].some(({ from, to }) => from === '' || to === ''),
  );
  if (unfinished) return { weekday: unfinished, text: 'Please fill in both times.' };
  const weekday = overlappingDay(hours);
  return weekday && { weekday, text: 'These hours reach into others.' };
}

interface WeekHoursPanelProps {
  hours: Hours;
  error: { weekday: Weekday; text: string } | undefined;
  onChange: (change: (current: Hours) => Hours) => void;
}

export function WeekHoursPanel({ hours, error, onChange }: WeekHoursPanelProps) {
  const untilLeft = useUntilLeft();

  function copyToAll(from: Weekday) {
    const copied = hours[from];
    onChange(() => onEveryDay(() => copied));
    // A day that was changed since stays as it is.
    const handleUndo = () =>
      onChange((current) =>
        onEveryDay((weekday) =>
          isSame(current[weekday], copied) ? hours[weekday] : current[weekday],
        ),
      );
    toast({
      title: 'Hours Copied',
      text: `Every day has the hours of ${weekdayName(from)} now. Save to keep them.`,
      until: untilLeft.current,
      action: { label: 'Undo', onSelect: handleUndo },
    });
  }

  return (
    <Panel title="Weekly hours">
      <p className="text-muted text-sm">
        A call lies within these hours from its beginning to its end. Hours that end at or before
        their start end on the next day.
      </p>
      <div className="divide-y">
        {WEEKDAYS.map((weekday) => (
          <DayHours
            key={weekday}
            weekday={weekday}
            ranges={hours[weekday]}
            error={error?.weekday === weekday ? error.text : undefined}
            onChange={(ranges) => onChange((current) => ({ ...current, [weekday]: ranges }))}
            onCopy={() => copyToAll(weekday)}
          />
        ))}
      </div>
    </Panel>
  );
}

interface DayHoursProps {
  weekday: Weekday;
  ranges: HourRange[];
  error: string | undefined;
  onChange: (ranges: HourRange[]) => void;
  onCopy: () => void;
}

function DayHours({ weekday, ranges, error, onChange, onCopy }: DayHoursProps) {
  const name = weekdayName(weekday);
  const addButton = useRef<HTMLButtonElement>(null);
  // Hours are known by their place: the rest of them is what is typed.
  const byPlace = keyed(ranges, () => name);
  const change = (at: number, part: Partial<HourRange>) =>
    onChange(ranges.map((range, other) => (other === at ? { ...range, ...part } : range)));
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0 sm:grid-cols-[7rem_1fr]">
      <legend className="sr-only">{name}</legend>
      <p aria-hidden="true" className="font-semibold sm:pt-2.5">
        {name}
      </p>
      <div className="grid grid-cols-1 content-start gap-2">
        {ranges.length === 0 && <p className="text-muted sm:pt-2.5">No calls</p>}
        {byPlace.map(({ key, value: range }, at) => (
          <div key={key} className="flex flex-wrap items-center gap-2">
            <Time
              label={`${name}, from`}
              value={range.from}
              error={error}
              onChange={(from) => change(at, { from })}
            />
            <span aria-hidden="true" className="text-muted">
              –
            </span>
            <Time
              label={`${name}, to`}
              value={range.to}
              error={error}
              onChange={(to) => change(at, { to })}
            />
            <IconButton
              label={`Remove ${range.from}–${range.to} on ${name}`}
              onClick={() => {
                // The one that was pressed goes.
                addButton.current?.focus();
                onChange(ranges.toSpliced(at, 1));
              }}
            >
              <X className="size-4" />
            </IconButton>
          </div>
        ))}
        {error && (
          <p role="alert" className="font-medium text-danger text-sm">
            {error}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 sm:col-start-2">
        <Button
          ref={addButton}
          variant="outline"
          size="small"
          aria-label={`Add hours on ${name}`}
          onClick={() => onChange([...ranges, nextRange(ranges)])}
        >
          <Plus className="size-4" />
          Add
        </Button>
        <Button
          variant="outline"
          size="small"
          aria-label={`Copy ${name} to every day`}
          onClick={onCopy}
        >
          <Copy className="size-4" />
          To every day
        </Button>
      </div>
    </fieldset>
  );
}

/** Beginning where the last one ends; a day without hours starts with the usual ones. */
function nextRange(ranges: readonly HourRange[]): HourRange {
  const last = ranges.at(-1);
  return last ? { from: last.to, to: '' } : FIRST_RANGE;
}

interface TimeProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (time: string) => void;
}

function Time({ label, value, error, onChange }: TimeProps) {
  return (
    <Input
      type="time"
      aria-label={label}
      aria-invalid={error ? true : undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="min-w-24 max-w-36 flex-1 basis-24 ps-2 pe-2 tabular [&::-webkit-calendar-picker-indicator]:hidden"
    />
  );
}
