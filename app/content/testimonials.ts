import * as z from 'zod/mini';
import { defineCollection } from './collection.ts';
import { id, name, requiredName, requiredWords, text, words } from './fields.ts';
import { RATING_MAX } from './rating.ts';

const testimonialSchema = z.object({
  id,
  name: requiredName,
  role: words,
  company: name,
  /** The initials that stand in for a portrait. */
  image: text,
  rating: z.number().check(z.int(), z.gte(1), z.lte(RATING_MAX)),
  text: requiredWords,
  project: words,
});

export const testimonials = defineCollection({
  scope: 'site',
  schema: z.array(testimonialSchema),
  label: 'Testimonials',
  screen: { path: 'testimonials', icon: 'Quote', isPart: true },
  items: { noun: 'testimonial', titleOf: ({ name }) => name },
});
