// What a save changed, in a line.
import { compareVersions } from '../versions/compare-versions.ts';
import type { Difference } from '../versions/difference.ts';
import type { Shape } from '../versions/shape.ts';

const THINGS_NAMED = 3;
const FIELDS_NAMED = 4;

export function whatChanged(shape: Shape, before: unknown, after: unknown): string {
  const { differences } = compareVersions(shape, { base: before, theirs: before, mine: after });
  if (differences.length === 0) return 'Saved without a change.';
  return shortened(differences.map(words), THINGS_NAMED, ' · ');
}

function words({ title, noun, fates, fields }: Difference): string {
  // A record has a heading, an item a title of the owner's.
  const name = noun ? `“${title}”` : title;
  const kinds = new Set(fates.mine.map(({ kind }) => kind));
  if (kinds.has('added')) return `${name} added`;
  if (kinds.has('removed')) return `${name} removed`;
  const labels = fields.map(({ label }) => label);
  const moved = kinds.has('moved') ? ['moved'] : [];
  return `${name}: ${shortened([...moved, ...labels], FIELDS_NAMED, ', ')}`;
}

function shortened(parts: readonly string[], most: number, separator: string): string {
  const more = parts.length - most;
  const named = parts.slice(0, most).join(separator);
  return more > 0 ? `${named} and ${more.toLocaleString('en')} more` : named;
}
