// Why choose me.
import * as z from 'zod/mini';
import { defineCollection } from './collection.ts';
import { id, requiredWords, words } from './fields.ts';

export const principles = defineCollection({
  scope: 'site',
  schema: z.array(z.object({ id, title: requiredWords, description: words })),
  label: 'Principles',
  screen: { path: 'principles', icon: 'BadgeCheck', isPart: true },
  items: { noun: 'principle', titleOf: ({ title }) => title },
});
