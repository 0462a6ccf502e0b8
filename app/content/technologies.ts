// The core technologies of the about section. Names are the same in every language, areas are not.
import * as z from 'zod/mini';
import { defineCollection } from './collection.ts';
import { id, requiredName, words } from './fields.ts';

export const technologies = defineCollection({
  scope: 'site',
  schema: z.array(z.object({ id, name: requiredName, area: words })),
  label: 'Core technologies',
  screen: { path: 'technologies', icon: 'Layers', isPart: true },
  items: { noun: 'technology', titleOf: ({ name }) => name },
});
