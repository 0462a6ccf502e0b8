// Figures that the owner can stand behind, and promises to go with them.
import * as z from 'zod/mini';
import { defineCollection } from './collection.ts';
import { id, requiredWords, words } from './fields.ts';

const metricSchema = z.object({ id, value: requiredWords, label: requiredWords });

const promiseSchema = z.object({ id, title: requiredWords, figure: words, description: words });

export type Metric = z.infer<typeof metricSchema>;
export type Promised = z.infer<typeof promiseSchema>;

export const clientSuccess = defineCollection({
  scope: 'site',
  schema: z.object({
    metrics: z._default(z.array(metricSchema), []),
    promises: z._default(z.array(promiseSchema), []),
  }),
  label: 'Client success',
  screen: { path: 'client-success', icon: 'TrendingUp', isPart: true },
});
