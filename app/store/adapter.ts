// The port between the store and the place where texts are kept.
import type { CollectionKey } from '#app/content/collections.ts';

export type FailureKind =
  | 'full'
  | 'conflict'
  | 'corrupt'
  | 'outdated'
  | 'unreadable'
  | 'busy'
  | 'not-allowed'
  | 'unreachable';

export interface Failure {
  kind: FailureKind;
  message: string;
  /** What the owner can do about it, where the adapter knows. */
  help?: string;
}

export interface Refusal {
  ok: false;
  failure: Failure;
}

export type Result = { ok: true } | Refusal;

export const success: Result = { ok: true };

export function failure(kind: FailureKind, message: string): Refusal {
  return { ok: false, failure: { kind, message } };
}

export function isRefusal(answer: object): answer is Refusal {
  return 'failure' in answer;
}

/** The stored text itself, or null when there is none: equal revisions mean equal content. */
export type Revision = string | null;
export type Revisions = Partial<Record<CollectionKey, Revision>>;

/** What a key is to hold, or a name beside the keys: a copy that was set aside, a former state. Null removes. */
export type Write = { key: CollectionKey; text: Revision } | { name: string; text: Revision };

export interface Named {
  name: string;
  text: string;
}

/** An unreadable text, kept under a name of its own. */
export interface Copy extends Named {
  key: CollectionKey;
}

export interface StorageAdapter {
  read(key: CollectionKey): Revision;
  /**
   * Writes what `plan` makes of what these keys hold: all of it or, when one part fails, nothing. Nobody else
   * writes from the moment `plan` reads until its writes are done; it must not wait for anything.
   */
  write(keys: readonly CollectionKey[], plan: () => readonly Write[] | Refusal): Promise<Result>;
  /** Moves an unreadable text out of the way so that it can be recovered; false when it has to stay. */
  setAside(key: CollectionKey, text: string): boolean;
  /** Everything that was set aside. */
  copies(): Copy[];
  /** What lies beside the keys under names that start so. Missing where former states are kept by somebody else. */
  beside?(prefix: string): Named[];
  /** Calls back when somebody else changed a key; null means any key may have changed. */
  watch(onChange: (key: CollectionKey | null) => void): () => void;
  /** Brings what is stored up to date. */
  load(): Promise<void>;
}
