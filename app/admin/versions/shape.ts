// What a content value is made of, as far as two versions of it have to be compared.

/** What a form says about a field that two versions may differ in. */
export interface FieldWords {
  label: string;
  /** What its values are called, where they are stored as something else. */
  names?: Readonly<Record<string, string>>;
}

/** Fields are single values unless the shape says otherwise. */
export interface RecordShape {
  kind: 'record';
  /** What it is called where it has no title of its own. */
  title: string;
  fields: Readonly<Record<string, FieldWords>>;
  parts: Readonly<Record<string, Shape>>;
}

export interface ListShape {
  kind: 'list';
  /** What one item is called, in lower case: `project`. */
  noun: string;
  keyOf: (item: unknown) => string;
  titleOf: (item: unknown) => string;
  /** What an item without an id is recognised by when its key has changed. */
  restOf?: ((item: unknown) => unknown) | undefined;
  item: RecordShape;
}

export type Shape = RecordShape | ListShape;

/** The shape of one thing: the words are those of its form. */
export function recordOf(
  title: string,
  fields: RecordShape['fields'],
  parts: RecordShape['parts'] = {},
): RecordShape {
  return { kind: 'record', title, fields, parts };
}

/** The shape of a list of known items. */
export function listOf<Item>(list: {
  noun: string;
  keyOf: (item: Item) => string;
  titleOf: (item: Item) => string;
  restOf?: (item: Item) => unknown;
  fields?: RecordShape['fields'];
}): ListShape {
  const { noun, keyOf, titleOf, restOf, fields = {} } = list;
  // What comes out of a list goes into its functions: nobody else calls them.
  return { kind: 'list', noun, keyOf, titleOf, restOf, item: recordOf(noun, fields) } as ListShape;
}

/** What the form calls a field; without a form `projectsCompleted` is `Projects completed`. */
export function labelOf({ fields }: RecordShape, name: string): string {
  const known = fields[name]?.label;
  if (known) return known;
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
