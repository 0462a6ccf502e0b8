import { RATING_MAX } from '#app/content/rating.ts';
import { choice } from '../editor/fields/basic.tsx';
import type { Field, Row } from '../editor/fields/field.ts';

/** From the best to the worst: the first is where a new one starts. */
const STARS = Array.from({ length: RATING_MAX }, (_, at) => RATING_MAX - at);

/** In front of a number, so that the table keeps their order. */
const named = (count: number) => `rated ${count}`;

export function stars({ label, row }: { label: string; row: Row }): Field<number, string> {
  const { names: _, ...field } = choice<string>({
    label,
    row,
    options: Object.fromEntries(STARS.map((count) => [named(count), `${count} of ${RATING_MAX}`])),
  });
  return {
    ...field,
    toInput: (rating) => named(Math.round(rating)),
    toValue: (chosen) => STARS.find((count) => named(count) === chosen) ?? RATING_MAX,
  };
}
