// What is not the same in two versions that grew from one base.

/** What was saved elsewhere, and what stands on this screen. */
export type Side = 'theirs' | 'mine';
export const SIDES: readonly Side[] = ['theirs', 'mine'];

export interface Versions {
  base: unknown;
  theirs: unknown;
  mine: unknown;
}

export type Fate =
  | { kind: 'added' | 'changed' | 'removed' }
  /** Places count from one. */
  | { kind: 'moved'; from: number; to: number };

export type Fates = Record<Side, Fate[]>;

/** What the two versions are called where both are shown. */
export interface SideWords {
  names: Record<Side, string>;
  /** Who changed it. */
  doers: Record<Side, string>;
  /** Said of a version that left it as it was. */
  unchanged: string;
}

export interface FieldDifference {
  label: string;
  theirs: unknown;
  mine: unknown;
  /** The values as a person reads them. */
  words: Record<Side, string>;
  changedBy: Side | 'both';
}

/** One item, or the fields of one record. */
export interface Difference {
  title: string;
  /** What an item is called; empty for a record. */
  noun: string;
  fates: Fates;
  fields: FieldDifference[];
  /** Both versions changed it, and only one of the changes can stay. */
  isCollision: boolean;
}
