// The port between the store and the place where texts are kept.
import type { CollectionKey } from '#app/content/collections.ts';

export type FailureKind = 'full' | 'conflict' | 'corrupt' | 'not-allowed' | 'unreachable';

export interface Failure {
  kind: FailureKind;
  message: string;
}

export type Result = { ok: true } | { ok: false; failure: Failure };

export const success: Result = { ok: true };

export function failure(kind: FailureKind, message: string): Result {
  return { ok: false, failure: { kind, message } };
}

/** The stored text itself, or null when there is none: equal revisions mean equal content. */
export type Revision = string | null;

/** What a key is to hold, if it still holds what is expected. Null removes. */
export interface Write {
  key: CollectionKey;
  text: Revision;
  expected: Revision;
}

export interface StorageAdapter {
  read(key: CollectionKey): Revision;
  /** Writes only while `expected` is still what is stored. Null removes. */
  write(key: CollectionKey, text: Revision, expected: Revision): Promise<Result>;
  /** Writes all of it or, when one part fails, nothing. */
  writeAll(writes: readonly Write[]): Promise<Result>;
  /** Moves an unreadable text out of the way so that it can be recovered. */
  setAside(key: CollectionKey, text: string): void;
  /** Calls back when somebody else changed a key; null means any key may have changed. */
  watch(onChange: (key: CollectionKey | null) => void): () => void;
  /** Brings what is stored up to date. */
  load(): Promise<void>;
}
