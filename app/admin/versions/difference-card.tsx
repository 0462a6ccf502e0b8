// One thing that is not the same in both versions: what became of it, and its fields side by side.
import { classNames } from '#app/lib/class-names.ts';
import { safeImage } from '#app/lib/safe-link.ts';
import {
  type Difference,
  type Fate,
  type FieldDifference,
  SIDES,
  type SideWords,
} from './difference.ts';
import { type Stretch, wordChanges } from './word-changes.ts';

/** A shorter text does not fill its box, unless it is all line breaks. */
const LONG_LETTERS = 200;

interface DifferenceCardProps {
  difference: Difference;
  words: SideWords;
}

export function DifferenceCard({ difference, words }: DifferenceCardProps) {
  const { title, noun, fates, fields, isCollision } = difference;
  return (
    <li
      className={classNames(
        'grid min-w-0 gap-4 rounded-lg border border-s-4 bg-raised/50 p-3 sm:p-4',
        isCollision ? 'border-s-danger' : 'border-s-line-strong',
      )}
    >
      <div className="grid gap-1">
        <p className="break-words font-semibold leading-snug">
          <bdi>{title}</bdi>
          {noun && <span className="ms-2 font-normal text-faint text-sm">{noun}</span>}
        </p>
        {SIDES.map(
          (side) =>
            fates[side].length > 0 && (
              <p key={side} className="text-muted text-sm">
                {words.doers[side]}:{' '}
                <span className="font-medium text-ink">
                  {fates[side].map(fateWords).join(', ')}
                </span>
              </p>
            ),
        )}
      </div>
      {fields.map((field) => (
        <FieldVersions key={field.label} of={title} field={field} words={words} />
      ))}
    </li>
  );
}

function fateWords(fate: Fate): string {
  return fate.kind === 'moved' ? `moved from place ${fate.from} to ${fate.to}` : fate.kind;
}

interface FieldVersionsProps {
  /** The title of what has the field: several things may differ in it. */
  of: string;
  field: FieldDifference;
  words: SideWords;
}

function FieldVersions({ of, field, words }: FieldVersionsProps) {
  const [theirs, mine] = wordChanges(field.words.theirs, field.words.mine);
  const stretches = { theirs, mine };
  return (
    <section aria-label={`${of}: ${field.label}`} className="grid min-w-0 gap-1.5">
      <h4 className="font-medium text-sm">{field.label}</h4>
      <div className="grid gap-2 sm:grid-cols-2">
        {SIDES.map((side) => {
          const isChanged = field.changedBy === side || field.changedBy === 'both';
          return (
            <figure
              key={side}
              className={classNames(
                'grid min-w-0 content-start gap-1 rounded-md border bg-ground px-3 py-2',
                isChanged && 'border-line-strong',
              )}
            >
              <figcaption className="label text-faint">
                {words.names[side]}
                {!isChanged && words.unchanged}
              </figcaption>
              <Value value={field[side]} stretches={stretches[side]} />
            </figure>
          );
        })}
      </div>
    </section>
  );
}

function Value({ value, stretches }: { value: unknown; stretches: Stretch[] }) {
  if (stretches.length === 0) return <p className="text-faint italic">Empty</p>;
  const isLong = stretches.reduce((sum, { text }) => sum + text.length, 0) > LONG_LETTERS;
  const image = typeof value === 'string' && value.startsWith('data:') && safeImage(value);
  return (
    <div className="grid gap-2">
      {image && <img src={image} alt="" className="max-h-28 rounded-sm object-contain" />}
      <p
        dir="auto"
        // What may have to scroll can be reached by the keyboard.
        tabIndex={isLong ? 0 : undefined}
        className="max-h-52 overflow-y-auto whitespace-pre-wrap break-words text-sm"
      >
        {stretches.map(({ from, text, isChanged }) =>
          isChanged ? (
            <mark
              key={from}
              className="rounded-xs bg-primary/25 text-ink underline decoration-2 decoration-primary-text underline-offset-3"
            >
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </p>
    </div>
  );
}
