// What people read of a collection and what they look at: for translations, and for whoever has to know what is missing.
import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { type CollectionKey, type Content, collections } from './collections.ts';
import { reading } from './fields.ts';

interface MarkedText {
  /** The name of the field. */
  field: string;
  as: 'words' | 'name' | 'picture';
  text: string;
  /** Where it stands: `services.fullstack.title`. */
  at: string;
}

const isRead = ({ as }: MarkedText) => as !== 'picture';

/** Every text of a value that people read. */
export function readableTexts<K extends CollectionKey>(key: K, value: Content[K]): MarkedText[] {
  return textsOf(collections[key].schema, value, key).filter(isRead);
}

/** Every picture in a value: that of a whole collection, or of a list with a few of its items. */
export function picturesIn(key: CollectionKey, value: unknown): MarkedText[] {
  const texts = textsOf(collections[key].schema, value, key);
  return texts.filter((text) => !isRead(text) && text.text !== '');
}

function textsOf(schema: $ZodType, value: unknown, field: string, at = field): MarkedText[] {
  const read = reading.get(schema);
  if (read) {
    const texts = [value].flat();
    const place = (index: number) => (texts.length > 1 ? `${at}.${index}` : at);
    return texts.map((text, index) => ({
      field,
      ...read,
      text: String(text ?? ''),
      at: place(index),
    }));
  }
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, part]) =>
        textsOf(
          part,
          (value as Record<string, unknown> | undefined)?.[name],
          name,
          `${at}.${name}`,
        ),
      );
    case 'array':
      return ((value ?? [undefined]) as unknown[]).flatMap((item, index) =>
        textsOf(def.element, item, field, `${at}.${idOf(item) ?? index}`),
      );
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return textsOf(def.innerType, value, field, at);
    case 'pipe':
      // What is only brought into its present form first is described by what comes out.
      return textsOf(def.out, value, field, at);
    default:
      return [];
  }
}

function idOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined;
}

/** The names of all fields that people read. */
export function readableFields(keys: readonly CollectionKey[]): string[] {
  const names = keys.flatMap((key) => textsOf(collections[key].schema, undefined, key));
  return [...new Set(names.filter(isRead).map(({ field }) => field))].sort();
}
