// What every stored collection has in common. A collection is one value under one key, and it is declared once:
// its schema gives the type, the check on reading, import, export and the API; the rest of the declaration gives the
// admin its screen, its words and what tells one item from another.
import type * as z from 'zod/mini';

/** Who sees a collection: everybody, the owner's inbox, or only the browser it was set in. */
export type Scope = 'site' | 'inbox' | 'device';

/** Where the admin shows it: `/admin/<path>`, drawn by `admin/<path>/<path>-page.tsx`. */
export interface Screen {
  path: string;
  /** A name of `admin/layout/icons.ts`. */
  icon: string;
  /** What the menu says, where that is not the collection's label. */
  label?: string;
  /** It is about the site as a whole, and not about one thing on it. */
  isGeneral?: boolean;
  /** It is one part of the landing page: the screen of the sections leads to it, and not the menu. */
  isPart?: boolean;
}

/** What one item of a list is called, and what it is known by beside its id. */
export interface Items<Item> {
  /** In lower case: `project`. */
  noun: string;
  titleOf(item: Item): string;
}

type ItemOf<Value> = Value extends readonly (infer Item)[] ? Item : unknown;

interface Declaration<Schema extends z.ZodMiniType> {
  schema: Schema;
  scope: Scope;
  /** What the owner calls it. */
  label: string;
  screen?: Screen;
  items?: Items<ItemOf<z.infer<Schema>>>;
  /** What stands there while nothing is stored, and the built-in site has none of it. */
  empty?: Readonly<z.infer<Schema>>;
  /** The page is not without it: while the owner's list is empty, the built-in one stands there. */
  neverEmpty?: boolean;
  /** Raised when the stored shape changes; `migrate` brings an older value up to it. */
  version?: number;
  migrate?: (value: unknown, from: number) => unknown;
}

/** Any collection, whatever it holds. */
export type Collection = Omit<Declaration<z.ZodMiniType>, 'empty'> & {
  version: number;
  empty?: unknown;
};

export function defineCollection<
  Schema extends z.ZodMiniType,
  const Rest extends Omit<Declaration<Schema>, 'schema'>,
>(declaration: { schema: Schema } & Rest): { schema: Schema; version: number } & Rest {
  return { version: 1, ...declaration };
}
