// The site as it was before an import, so that the owner can have it back.
import * as z from 'zod/mini';
import { defineCollection } from './collection.ts';

/** The stored text of each collection, exactly as it was; null for one on which nothing was saved. */
export const siteSnapshot = defineCollection({
  scope: 'device',
  schema: z.nullable(z.object({ texts: z.record(z.string(), z.nullable(z.string())) })),
  label: 'Snapshot before an import',
  empty: null,
});
