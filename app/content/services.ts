import * as z from 'zod/mini';
import { defineCollection } from './collection.ts';
import { requiredText, requiredWords, wordList } from './fields.ts';

export const SERVICE_ICONS = ['Code2', 'Smartphone', 'Brain', 'Globe', 'Database', 'Zap'] as const;
export type ServiceIcon = (typeof SERVICE_ICONS)[number];

export const serviceSchema = z.object({
  id: requiredText,
  title: requiredWords,
  description: requiredWords,
  icon: z._default(z.enum(SERVICE_ICONS), 'Code2'),
  /** Free text, such as `From $500`. */
  price: requiredWords,
  features: wordList,
});

export type Service = z.infer<typeof serviceSchema>;

export const services = defineCollection({
  scope: 'site',
  schema: z.array(serviceSchema),
  label: 'Services',
  screen: { path: 'services', icon: 'Layers' },
  items: { noun: 'service', titleOf: ({ title }) => title },
});
