import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Availability } from '#app/content/availability.ts';
import { WEEKDAYS } from '#app/content/week-hours.ts';
import { usePort } from '#app/store/use-content.tsx';
import { toast } from '#app/ui/toast.ts';
import { EditorPage } from '../editor/editor-page.tsx';
import { FormPanel } from '../editor/form-fields.tsx';
import { ListEditor } from '../editor/list-editor.tsx';
import { useDraft } from '../editor/use-draft.ts';
import { useListPart } from '../editor/use-list-part.ts';
import { listOf, recordOf } from '../versions/shape.ts';
import { daysOffList } from './days-off.tsx';
import { FeedPanel } from './feed-panel.tsx';
import { NextSlots } from './next-slots.tsx';
import { RULES } from './rule-fields.tsx';
import { hoursError, WeekHoursPanel, weekdayName } from './week-hours-panel.tsx';

const DAYS = Object.fromEntries(
  WEEKDAYS.map((weekday) => [weekday, { label: weekdayName(weekday) }]),
);
const SHAPE = recordOf('Availability', RULES, {
  hours: recordOf('Weekly hours', DAYS),
  daysOff: listOf(daysOffList),
});

export default function AvailabilityPage() {
  const draft = useDraft('availability', {
    shape: SHAPE,
    saved: { title: 'Availability Updated', text: 'Visitors see your new times at once.' },
  });
  const { feed } = usePort('calls');
  const daysOff = useListPart(draft, 'daysOff', daysOffList);
  const [isRefused, setRefused] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  const { hours } = draft.value;
  const error = hoursError(hours);

  function handleChange(part: (current: Availability) => Partial<Availability>) {
    setRefused(false);
    draft.change((current) => ({ ...current, ...part(current) }));
  }

  function handleSave() {
    flushSync(() => setRefused(error !== undefined));
    if (error) {
      toast({ title: 'Error', text: 'Please check the marked hours.', tone: 'error' });
      screen.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    const days = daysOff.finish();
    if (days) void draft.save({ ...draft.value, daysOff: [...days] });
  }

  function handleDiscard() {
    setRefused(false);
    daysOff.discard();
  }

  return (
    <EditorPage
      title="Availability"
      description="When visitors can book a call. Calls that are booked already stay as they are."
      draft={draft}
      hasUncommitted={daysOff.hasUncommitted}
      onDiscard={handleDiscard}
      onSave={handleSave}
    >
      <div
        ref={screen}
        className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <FormPanel
            title="Calls"
            fields={RULES}
            value={draft.value}
            onChange={(part) => handleChange(() => part)}
          />
          <WeekHoursPanel
            hours={hours}
            error={isRefused ? error : undefined}
            onChange={(change) => handleChange((current) => ({ hours: change(current.hours) }))}
          />
          <ListEditor list={daysOff} />
          {feed && <FeedPanel feed={feed} />}
        </div>
        <NextSlots availability={draft.value} />
      </div>
    </EditorPage>
  );
}
