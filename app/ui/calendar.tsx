import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { classNames } from '#app/lib/class-names.ts';
import { latinDigits } from '#app/lib/time-words.ts';

interface CalendarProps {
  /** Months before that of this day cannot be reached. */
  from: Date;
  selected: Date | undefined;
  onSelect: (date: Date | undefined) => void;
  isDisabled: (date: Date) => boolean;
  language: string;
  direction: 'ltr' | 'rtl';
  label: string;
  previousLabel: string;
  nextLabel: string;
  className?: string;
}

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The language's own first day of the week; Monday where the browser does not know. */
function firstWeekday(language: string): Weekday {
  const locale = new Intl.Locale(language) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  const firstDay = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
  return (firstDay % 7) as Weekday;
}

/** One date of one month. Names and order of days follow the language. */
export function Calendar({
  from,
  selected,
  onSelect,
  isDisabled,
  language,
  direction,
  label,
  previousLabel,
  nextLabel,
  className,
}: CalendarProps) {
  const [month, setMonth] = useState<Date>();

  // A day that was chosen elsewhere may be one of another month.
  useEffect(() => {
    if (selected) setMonth(selected);
  }, [selected]);

  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(latinDigits(language), options);
    return (date: Date) => formatter.format(date);
  };
  const formatMonth = format({ month: 'long', year: 'numeric' });
  const formatDay = format({ dateStyle: 'full' });
  return (
    <DayPicker
      mode="single"
      selected={selected}
      onSelect={onSelect}
      disabled={isDisabled}
      {...(month && { month })}
      onMonthChange={setMonth}
      startMonth={from}
      // As high in every month: what stands below keeps its place.
      fixedWeeks
      weekStartsOn={firstWeekday(language)}
      dir={direction}
      aria-label={label}
      formatters={{
        formatCaption: formatMonth,
        // Arabic has no short names but letters.
        formatWeekdayName: format({ weekday: language === 'ar' ? 'narrow' : 'short' }),
        formatDay: format({ day: 'numeric' }),
      }}
      labels={{
        labelNav: () => label,
        labelPrevious: () => previousLabel,
        labelNext: () => nextLabel,
        labelGrid: formatMonth,
        labelDayButton: formatDay,
        labelGridcell: formatDay,
        labelWeekday: format({ weekday: 'long' }),
      }}
      components={{
        Chevron: ({ orientation }) =>
          orientation === 'left' ? (
            <ChevronLeft className="size-5 mirrored" />
          ) : (
            <ChevronRight className="size-5 mirrored" />
          ),
      }}
      classNames={{
        root: classNames('w-full', className),
        months: 'relative',
        nav: 'absolute end-0 top-0 flex gap-1',
        button_previous:
          'grid size-11 place-content-center rounded-md hover:bg-line aria-disabled:opacity-40',
        button_next:
          'grid size-11 place-content-center rounded-md hover:bg-line aria-disabled:opacity-40',
        month_caption: 'flex h-11 items-center font-semibold text-lg capitalize',
        month_grid: 'mt-1 w-full table-fixed border-collapse',
        weekday: 'label h-8 whitespace-nowrap font-normal text-faint',
        day: 'h-11 p-0 text-center',
        day_button:
          'mx-auto grid h-11 w-full max-w-14 place-content-center rounded-md border border-transparent tabular transition-colors hover:not-disabled:border-primary-text disabled:cursor-not-allowed disabled:text-faint disabled:line-through disabled:opacity-60',
        today: '[&>button]:border-line-strong',
        selected:
          '[&>button]:bg-primary [&>button]:font-semibold [&>button]:text-on-primary [&>button]:shadow-halo',
        outside: 'opacity-0',
      }}
    />
  );
}
