// What a content value is made of, as far as two versions of it have to be compared.

/** Fields are single values unless the shape says otherwise. */
export interface RecordShape {
  kind: 'record';
  /** What it is called where it has no title of its own. */
  title: string;
  parts?: Readonly<Record<string, RecordShape | ListShape>>;
  /** Labels of fields whose name is not the word for them. */
  labels?: Readonly<Record<string, string>>;
  /** Values that are stored as a key and shown as a name. */
  names?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface ListShape {
  kind: 'list';
  /** What one item is called, in lower case: `project`. */
  noun: string;
  keyOf: (item: unknown) => string;
  titleOf: (item: unknown) => string;
  /** What an item without an id is recognised by when its key has changed. */
  restOf?: (item: unknown) => unknown;
  item: RecordShape;
}

export type Shape = RecordShape | ListShape;

/** The shape of a list of known items. */
export function listOf<Item>(shape: {
  noun: string;
  keyOf: (item: Item) => string;
  titleOf: (item: Item) => string;
  restOf?: (item: Item) => unknown;
  item?: Omit<RecordShape, 'kind' | 'title'>;
}): ListShape {
  const { item, ...list } = shape as Omit<ListShape, 'kind' | 'item'> & {
    item?: Omit<RecordShape, 'kind' | 'title'>;
  };
  return { kind: 'list', ...list, item: { kind: 'record', title: list.noun, ...item } };
}

/** `projectsCompleted` as `Projects completed`, unless the shape has a better word. */
export function labelOf({ labels }: RecordShape, name: string): string {
  const known = labels?.[name];
  if (known) return known;
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
