// The stored form of a collection: its value with the schema's version and the moment it was saved.
import { type CollectionKey, type Content, collections } from '#app/content/collections.ts';
import { isVersion, NEWER, readCollection } from '#app/content/read-collection.ts';
import { isBare } from './keys.ts';

export interface Stored<K extends CollectionKey> {
  value: Content[K];
  savedAt: string | null;
}

export type Decoded<K extends CollectionKey> =
  | ({ ok: true } & Stored<K>)
  | { ok: false; reason: string; isNewer?: boolean };

export function encode<K extends CollectionKey>(key: K, value: Content[K], savedAt: Date): string {
  if (isBare(key)) return JSON.stringify(value);
  const { version } = collections[key];
  return JSON.stringify({ version, savedAt: savedAt.toISOString(), value });
}

/** Checks a value against the schema of its collection, filling in what may be missing. */
export function parseValue<K extends CollectionKey>(
  key: K,
  value: unknown,
  version?: number,
): { ok: true; value: Content[K] } | { ok: false; reason: string } {
  const read = readCollection(key, value, version);
  if (read.ok) return read;
  const where = read.path.join('.');
  return { ok: false, reason: where ? `${where}: ${read.problem}` : read.problem };
}

export function decode<K extends CollectionKey>(key: K, text: string): Decoded<K> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { ok: false, reason: 'not JSON' };
  }
  if (isBare(key)) {
    const parsed = parseValue(key, raw);
    return parsed.ok ? { ...parsed, savedAt: null } : parsed;
  }
  if (!isEnvelope(raw)) return { ok: false, reason: 'not a saved collection' };
  const parsed = parseValue(key, raw.value, raw.version);
  if (parsed.ok) return { ...parsed, savedAt: momentOf(raw.savedAt) };
  return parsed.reason === NEWER ? { ...parsed, isNewer: true } : parsed;
}

/** A moment in the form of our own, or null: a wrong one is no reason to give up what it stands beside. */
export function momentOf(savedAt: unknown): string | null {
  const moment = typeof savedAt === 'string' ? Date.parse(savedAt) : Number.NaN;
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}

interface Envelope {
  version: number;
  savedAt: unknown;
  value: unknown;
}

function isEnvelope(raw: unknown): raw is Envelope {
  return (
    typeof raw === 'object' &&
    raw !== null &&
    'value' in raw &&
    'version' in raw &&
    isVersion(raw.version) &&
    'savedAt' in raw
  );
}
