import { type Slot, slotStates, type TakenCall } from '#app/content/booking.ts';
import { slotText } from '#app/content/slot-name.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { classNames } from '#app/lib/class-names.ts';
import { useContent } from '#app/store/use-content.tsx';
import { useNow } from '#app/ui/use-now.ts';
import { nightText } from './night-text.ts';
import { useOwnTime } from './use-own-time.ts';
import { useTaken } from './use-taken.ts';

interface SlotPickerProps {
  date: string;
  chosen: Slot | null;
  refused: readonly TakenCall[];
  onChoose: (slot: Slot) => void;
}

/** The slots of one day as the owner's clock has them, with the visitor's own beside. */
export function SlotPicker({ date, chosen, refused, onChoose }: SlotPickerProps) {
  const { t, i18n } = useTranslation();
  const taken = useTaken(date, date, refused);
  const availability = useContent('availability');
  const ownTime = useOwnTime();
  // As the times beside the calendar do, they pass on a page that stays open.
  const now = useNow();
  return (
    <fieldset>
      <legend className="sr-only">{t('schedule.slots')}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3">
        {slotStates(date, availability, now, taken).map(({ state, ...each }) => {
          const { slot } = each;
          const notes =
            state === 'free' ? [nightText(i18n, each), ownTime(each)] : [t(`schedule.${state}`)];
          return (
            <label
              key={slot}
              className="pressable grid min-h-14 place-content-center justify-items-center rounded-md border border-line-strong/60 px-1 py-1.5 text-center has-disabled:cursor-not-allowed has-disabled:border-line has-checked:border-transparent has-checked:bg-primary has-checked:text-on-primary has-checked:shadow-halo has-disabled:text-faint has-focus-visible:outline-2 has-focus-visible:outline-primary-text has-focus-visible:outline-offset-2 hover:not-has-disabled:border-primary-text"
            >
              <input
                type="radio"
                name="slot"
                value={slot}
                checked={chosen?.slot === slot}
                disabled={state !== 'free'}
                onChange={() => onChoose(each)}
                className="sr-only"
              />
              <bdi className={state === 'free' ? 'font-semibold tabular' : 'tabular line-through'}>
                {slotText(slot, i18n.language)}
              </bdi>
              {notes.map(
                (note) =>
                  note && (
                    <span
                      key={note}
                      className={classNames(
                        'text-[0.8125rem]',
                        state === 'free' && chosen?.slot !== slot && 'text-muted',
                      )}
                    >
                      {note}
                    </span>
                  ),
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
