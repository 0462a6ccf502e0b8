// What every stored collection has in common. A collection is one value under one key; its schema is
// its only description: the type, the check on reading, import, export and the API follow from it.
import type * as z from 'zod/mini';

/** Who sees a collection: everybody, the owner's inbox, or only the browser it was set in. */
export type Scope = 'site' | 'inbox' | 'device';

export interface Collection<
  Schema extends z.ZodMiniType = z.ZodMiniType,
  Where extends Scope = Scope,
> {
  schema: Schema;
  scope: Where;
  /** Raised when the stored shape changes; `migrate` brings an older value up to it. */
  version: number;
  migrate?: (value: unknown, from: number) => unknown;
}

export function defineCollection<Schema extends z.ZodMiniType, Where extends Scope>(
  scope: Where,
  schema: Schema,
  options: Partial<Pick<Collection, 'version' | 'migrate'>> = {},
): Collection<Schema, Where> {
  return { schema, scope, version: 1, ...options };
}
