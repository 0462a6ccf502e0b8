import type { Availability } from '#app/content/availability.ts';
import { isCalendarDate } from '#app/lib/time-zone.ts';
import { text } from '../editor/fields/basic.tsx';
import { ItemSummary } from '../editor/item-summary.tsx';
import { defineList, type ItemIdentity } from '../editor/list-definition.ts';

type DaysOff = Availability['daysOff'][number];

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' });

export const dayWords = (date: string) =>
  isCalendarDate(date) ? dayFormat.format(new Date(`${date}T00:00Z`)) : date;

const daysWords = ({ from, to }: DaysOff) =>
  from === to ? dayWords(from) : `${dayWords(from)} – ${dayWords(to)}`;

const dayError = (written: string) =>
  isCalendarDate(written.trim()) ? undefined : 'Choose a day.';

const DAYS_OFF: ItemIdentity<DaysOff> = {
  noun: 'day off',
  keyOf: ({ from, to }) => `${from}/${to}`,
  titleOf: daysWords,
};

export const daysOffList = defineList(DAYS_OFF, {
  fields: {
    from: text({
      label: 'First day',
      type: 'date',
      required: true,
      row: 'halves',
      check: dayError,
    }),
    to: text({
      label: 'Last day',
      type: 'date',
      required: true,
      row: 'halves',
      check: dayError,
      hint: 'The same day for one day.',
    }),
  },
  fresh: () => ({}),
  belongs: 'each day, or run of days, without calls',
  words: {
    heading: 'Days off',
    deleted: { title: 'Day Off Deleted', text: 'Save to take calls on it again.' },
  },
  Summary: ({ item }) => (
    <ItemSummary
      title={daysWords(item)}
      text={
        item.to < item.from
          ? 'The last day is before the first: nothing is off.'
          : 'Visitors see that nothing is free.'
      }
    />
  ),
});
