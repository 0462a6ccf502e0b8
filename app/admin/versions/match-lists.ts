// Three versions of a list, item by item.
import type { Fate, Fates, Side, Versions } from './difference.ts';
import { arranged, identities, movedIds } from './identity.ts';
import { same } from './same.ts';
import type { ListShape } from './shape.ts';

export interface MatchedItem extends Versions {
  id: string;
  moves: Fates;
}

export interface MatchedLists {
  items: MatchedItem[];
  /** Both put the items into an order of their own. */
  isTornApart: boolean;
  /** The kept items in the order of whoever changed it: mine when both did. */
  inOrder: (kept: ReadonlyMap<string, unknown>) => unknown[];
}

export function matchLists(list: ListShape, versions: Versions): MatchedLists {
  const [base, theirs, mine] = [versions.base, versions.theirs, versions.mine].map((version) => {
    const items: readonly unknown[] = Array.isArray(version) ? version : [];
    const ids = identities(list, asList(versions.base), items);
    return { ids, items: new Map(ids.map((id, at) => [id, items[at]])) };
  }) as [Identified, Identified, Identified];
  const moved = { theirs: movedIds(base.ids, theirs.ids), mine: movedIds(base.ids, mine.ids) };
  const apart = movedIds(theirs.ids, mine.ids);
  const isSameOrder = apart.size === 0;
  const isBaseOrder = moved.theirs.size + moved.mine.size === 0;
  // What both have added in different places has none in the base: mine moved away from theirs.
  const [start, movedNow] = isBaseOrder
    ? [theirs, { theirs: new Set<string>(), mine: apart }]
    : [base, moved];
  const places = { start: placesOf(start), theirs: placesOf(theirs), mine: placesOf(mine) };
  const movesOf = (side: Side, id: string): Fate[] => {
    const [from, to] = [places.start.get(id), places[side].get(id)];
    if (isSameOrder || !movedNow[side].has(id) || from === undefined || to === undefined) return [];
    return [{ kind: 'moved', from, to }];
  };
  const [lead, other] =
    moved.theirs.size > 0 && moved.mine.size === 0 ? [theirs, mine] : [mine, theirs];

  return {
    items: [...new Set([...mine.ids, ...theirs.ids, ...base.ids])].map((id) => ({
      id,
      base: base.items.get(id),
      theirs: theirs.items.get(id),
      mine: mine.items.get(id),
      moves: { theirs: movesOf('theirs', id), mine: movesOf('mine', id) },
    })),
    isTornApart: moved.theirs.size > 0 && moved.mine.size > 0 && !isSameOrder,
    inOrder: (kept) =>
      arranged(lead.ids, other.ids, (id) => kept.has(id)).map((id) => kept.get(id)),
  };
}

interface Identified {
  ids: string[];
  items: Map<string, unknown>;
}

function placesOf({ ids }: Identified): Map<string, number> {
  return new Map(ids.map((id, at) => [id, at + 1]));
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What became of an item that only one of the two versions has: added there, or removed from the other. */
export function fateOfLone({ base, theirs, mine }: Versions) {
  const item = mine ?? theirs;
  const isAdded = base === undefined;
  const isChanged = !isAdded && !same(base, item);
  const held: Fate[] = isAdded ? [{ kind: 'added' }] : isChanged ? [{ kind: 'changed' }] : [];
  const gone: Fate[] = isAdded ? [] : [{ kind: 'removed' }];
  const fates: Fates =
    mine === undefined ? { theirs: held, mine: gone } : { theirs: gone, mine: held };
  return { fates, isKept: isAdded || isChanged, isCollision: isChanged };
}
