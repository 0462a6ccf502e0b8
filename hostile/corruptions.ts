// What a stored text can become: by a crash, a full disk, another version, another program, a hand.
import { type CollectionKey, collections } from '#app/content/collections.ts';
import { encode } from '#app/store/envelope.ts';
import { isBare } from '#app/store/keys.ts';
import { specimen } from './specimen.ts';

const SAVED_AT = new Date('2026-01-02T03:04:05.000Z');

/** A text that is in order, with something in every field. */
export function soundText(key: CollectionKey): string {
  const { schema } = collections[key];
  const value = schema.parse(specimen(schema, () => 'Kept', key));
  return encode(key, value as never, SAVED_AT);
}

/** The stored form of a value, whatever it is. */
function stored(key: CollectionKey, value: unknown, envelope: object = {}): string {
  if (isBare(key)) return JSON.stringify(value);
  return JSON.stringify({ version: 1, savedAt: SAVED_AT, value, ...envelope });
}

/** With every text and number a thing of another kind. */
function spoiled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spoiled);
  if (typeof value !== 'object' || value === null) return { was: value };
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, spoiled(inner)]));
}

function soundValue(key: CollectionKey): unknown {
  const read = JSON.parse(soundText(key));
  return isBare(key) ? read : read.value;
}

const PROTO = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}';

export const corruptions: Record<string, (key: CollectionKey) => string> = {
  nothing: () => '',
  'no JSON': () => 'garbage',
  'JSON that is cut off': (key) => soundText(key).slice(0, -3),
  null: () => 'null',
  'a list of lists': () => '[[]]',
  'the wrong type': (key) => stored(key, 7),
  'wrong types deep inside': (key) => stored(key, spoiled(soundValue(key))),
  'a newer version': (key) => stored(key, soundValue(key), { version: 99 }),
  'a version below zero': (key) => stored(key, soundValue(key), { version: -1 }),
  'a version that is no number': (key) => stored(key, soundValue(key), { version: 'NaN' }),
  'a moment that is none': (key) => stored(key, soundValue(key), { savedAt: 'soon, maybe' }),
  'names of the prototype': (key) => stored(key, JSON.parse(`{"a":1}`)).replace('{"a":1}', PROTO),
  'a value in a value': (key) => stored(key, { version: 1, savedAt: '', value: soundValue(key) }),
  'nested without end': () => `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  'letters of no kind': () => '\u0000\ud83d\ufffe\u2028{"version":1}',
  'megabytes of spaces': () => ' '.repeat(2_000_000),
};
