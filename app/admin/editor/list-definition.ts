// What makes one list of things editable. The plumbing is `useListEditor` and `ListEditor`.
import type { ComponentType } from 'react';
import type { Items } from '#app/content/collection.ts';
import type { Toast } from '#app/ui/toast.ts';
import { type FieldView, MISSING } from './fields/field.ts';
import type { Fields, Rest } from './form.ts';
import { type ListWords, listWords, saveAllWords } from './list-words.ts';

/** What one is called, and what tells it from the others. */
export interface ItemIdentity<Item> extends Items<Item> {
  keyOf: (item: Item) => string;
}

export interface ListParts<Item, Form> {
  fields: Fields<Item, Form>;
  /** The rest of a new item: all that the form does not offer. */
  fresh: () => Rest<Item, NoInfer<Form>>;
  /** What to add one for, while there is none: `each talk that you gave`. */
  belongs: string;
  Summary: ComponentType<{ item: Item }>;
  Preview?: ComponentType<{ item: Item }>;
  /** Offered while the list is empty. */
  sample?: readonly Item[];
  /** Its page says Save All, and its words are those that go with it. */
  savesAll?: boolean;
  /** Where its words do not follow from the noun. */
  words?: Partial<ListWords>;
}

export interface ListDefinition<Item, Form>
  extends ItemIdentity<Item>,
    ListWords,
    Omit<ListParts<Item, Form>, 'words'> {}

export function defineList<Item, Form>(
  items: ItemIdentity<Item>,
  { words, ...parts }: ListParts<Item, Form>,
): ListDefinition<Item, Form> {
  const fields: FieldView<never>[] = Object.values(parts.fields);
  const required = fields.filter((field) => field.required).map(({ label }) => label);
  return {
    ...items,
    ...listWords(items.noun),
    ...(parts.savesAll && saveAllWords(items.noun, required)),
    ...words,
    ...parts,
  };
}

/** What the toast says: that something is missing, else that something cannot be used. */
export function invalidToast(errors: Record<string, string | undefined>, missed: Toast): Toast {
  const isMissing = Object.values(errors).includes(MISSING);
  return {
    ...(isMissing ? missed : { title: 'Error', text: 'Please check the marked fields.' }),
    tone: 'error',
  };
}

/** Names what went, if it has a name, and says what is left of it on the public page. */
export function deletedToast<Item, Form>(
  { deleted, whenEmpty, titleOf }: ListDefinition<Item, Form>,
  item: Item,
  isLast: boolean,
): Toast {
  const title = titleOf(item);
  const named = title && `“${title}” has left the list.`;
  const next = (isLast && whenEmpty) || deleted.text;
  return { ...deleted, text: [named, next].filter(Boolean).join(' ') };
}
