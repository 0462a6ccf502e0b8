// The steps of working together, in their order.
import * as z from 'zod/mini';
import { defineCollection } from './collection.ts';
import { id, requiredWords, words } from './fields.ts';

export const processSteps = defineCollection({
  scope: 'site',
  schema: z.array(z.object({ id, title: requiredWords, description: words })),
  label: 'Process steps',
  screen: { path: 'process', icon: 'Workflow', isPart: true },
  items: { noun: 'step', titleOf: ({ title }) => title },
});
