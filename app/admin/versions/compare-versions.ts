// Two versions that grew from the same base: what each changed, and what both together come to.
import type { Difference, Fates, FieldDifference, Side, Versions } from './difference.ts';
import { fateOfLone, type MatchedItem, matchLists } from './match-lists.ts';
import { fieldNames, isRecord, same } from './same.ts';
import { type ListShape, labelOf, type RecordShape, type Shape } from './shape.ts';
import { valueWords } from './value-words.ts';

export interface Comparison<T> {
  differences: Difference[];
  /** All changes of both. Where they collide, mine; but what one removed and the other changed is kept. */
  merged: T;
  /** The merged version is not simply one of the two. */
  isMerge: boolean;
}

export function compareVersions<T>(
  shape: Shape,
  versions: { base: T; theirs: T; mine: T },
): Comparison<T> {
  const differences: Difference[] = [];
  const merged = compare(shape, versions, differences) as T;
  const isMerge = !same(merged, versions.mine) && !same(merged, versions.theirs);
  return { differences, merged, isMerge };
}

function compare(shape: Shape, versions: Versions, found: Difference[]): unknown {
  if (shape.kind === 'list') return compareLists(shape, versions, found);
  return compareRecords(shape, versions, { title: shape.title, noun: '' }, found);
}

function compareRecords(
  shape: RecordShape,
  versions: Versions,
  named: Pick<Difference, 'title' | 'noun'>,
  found: Difference[],
  moves: Fates = { theirs: [], mine: [] },
): Record<string, unknown> {
  const merged: Record<string, unknown> = {};
  const fields: FieldDifference[] = [];
  const within: Difference[] = [];
  for (const name of fieldNames(versions.mine, versions.theirs)) {
    const parts = fieldOf(versions, name);
    const shapeOfPart = shape.parts[name];
    if (shapeOfPart) {
      merged[name] = compare(shapeOfPart, parts, within);
      continue;
    }
    const by = changedBy(parts);
    const value = by === 'theirs' ? parts.theirs : parts.mine;
    if (value !== undefined) merged[name] = value;
    if (by) fields.push(differenceOf(shape, name, parts, by));
  }
  const kind = versions.base === undefined ? 'added' : 'changed';
  const isBy = (side: Side) => fields.some(({ changedBy: by }) => by === side || by === 'both');
  const fates: Fates = {
    theirs: [...(isBy('theirs') ? [{ kind } as const] : []), ...moves.theirs],
    mine: [...(isBy('mine') ? [{ kind } as const] : []), ...moves.mine],
  };
  if (fates.theirs.length + fates.mine.length > 0) {
    const isCollision = fields.some(({ changedBy: by }) => by === 'both');
    found.push({ ...named, fates, fields, isCollision });
  }
  found.push(...within);
  return merged;
}

function compareLists(list: ListShape, versions: Versions, found: Difference[]): unknown[] {
  const { items, isTornApart, inOrder } = matchLists(list, versions);
  const merged = new Map<string, unknown>();
  for (const item of items) {
    const own: Difference[] = [];
    const kept = compareItem(list, item, own);
    if (kept !== undefined) merged.set(item.id, kept);
    const isMoved = item.moves.theirs.length + item.moves.mine.length > 0;
    for (const difference of own) if (isTornApart && isMoved) difference.isCollision = true;
    found.push(...own);
  }
  return inOrder(merged);
}

/** The item as it is in the merged list; undefined when it is not in it. */
function compareItem(list: ListShape, item: MatchedItem, found: Difference[]): unknown {
  const { base, theirs, mine, moves } = item;
  const named = { title: list.titleOf(mine ?? theirs ?? base) || 'Untitled', noun: list.noun };
  if (theirs === undefined && mine === undefined) return undefined;
  if (theirs === undefined || mine === undefined) {
    const { fates, isKept, isCollision } = fateOfLone(item);
    found.push({ ...named, fates, fields: [], isCollision });
    return isKept ? (mine ?? theirs) : undefined;
  }
  if (isRecord(mine)) return compareRecords(list.item, item, named, found, moves);
  if (moves.theirs.length + moves.mine.length > 0)
    found.push({ ...named, fates: moves, fields: [], isCollision: false });
  return mine;
}

/** Whose change makes the two differ; null while they agree. */
function changedBy({ base, theirs, mine }: Versions): Side | 'both' | null {
  if (same(theirs, mine)) return null;
  if (same(base, mine)) return 'theirs';
  return same(base, theirs) ? 'mine' : 'both';
}

function differenceOf(
  shape: RecordShape,
  name: string,
  { theirs, mine }: Versions,
  by: Side | 'both',
): FieldDifference {
  const names = shape.fields[name]?.names;
  const words = { theirs: valueWords(theirs, names), mine: valueWords(mine, names) };
  return { label: labelOf(shape, name), theirs, mine, words, changedBy: by };
}

function fieldOf({ base, theirs, mine }: Versions, name: string): Versions {
  const read = (record: unknown) => (isRecord(record) ? record[name] : undefined);
  return { base: read(base), theirs: read(theirs), mine: read(mine) };
}
