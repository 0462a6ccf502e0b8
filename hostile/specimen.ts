// Values made from the schemas alone, so that a new collection or field is tried without a word here.
import { type $ZodType, type $ZodTypes, safeParse } from 'zod/v4/core';
import {
  type CollectionKey,
  type Content,
  collectionKeys,
  collections,
} from '#app/content/collections.ts';

/** What a text is to be, by the place it stands in. */
export type Fill = (path: string) => string;

/** What fits where the text does not: a word, a day for fields that hold moments, a time of the day, a zone. */
const HARMLESS = ['Text', '2026-01-02', '09:00', 'UTC'];

/** A value with every field filled, every list holding one, and every flag set. */
export function specimen(schema: $ZodType, fill: Fill, path = ''): unknown {
  const { def } = (schema as $ZodTypes)._zod;
  const inner = (part: $ZodType, name: string | number = '') =>
    specimen(part, fill, [path, name].filter((step) => step !== '').join('.'));
  switch (def.type) {
    case 'string':
      return [fill(path), ...HARMLESS].find((text) => safeParse(schema, text).success);
    case 'number':
      return [1, 30].find((number) => safeParse(schema, number).success);
    case 'boolean':
      return true;
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([name, part]) => [name, inner(part, name)]),
      );
    case 'array':
      return [inner(def.element, 0)];
    case 'record':
      return { [fill(path)]: inner(def.valueType) };
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return inner(def.innerType);
    case 'union':
      return inner(def.options[0] as $ZodType);
    case 'pipe':
      // What is only turned into another form has no shape of its own.
      return inner(isTransform(def.in) ? def.out : def.in);
    default:
      throw new Error(`${path}: the suite knows no value of type ${def.type}`);
  }
}

/** The whole content of a browser in which every text is the given one, wherever the schemas allow it. */
export function contentOf(fill: Fill): Content {
  return Object.fromEntries(
    collectionKeys.map((key) => [key, parsed(key, specimen(collections[key].schema, fill, key))]),
  ) as unknown as Content;
}

/** The places of all texts of a collection. */
export function textFields(key: CollectionKey): string[] {
  const fields = new Set<string>();
  specimen(
    collections[key].schema,
    (path) => {
      fields.add(path);
      return 'Text';
    },
    key,
  );
  return [...fields];
}

function parsed(key: CollectionKey, value: unknown): unknown {
  return collections[key].schema.parse(value);
}

function isTransform(schema: $ZodType): boolean {
  return (schema as $ZodTypes)._zod.def.type === 'transform';
}
