// The owner's own words in other languages: a memory from text to text, beside the one that comes with the built-in
// content. It outlives what it translates, so that a text that comes back, or changes a little, finds its translation.
import * as z from 'zod/mini';
import { defineCollection } from './collection.ts';
import { anyText, requiredText } from './fields.ts';
import { LANGUAGE_CODES } from './language-codes.ts';

export const translationSchema = z.object({
  language: z.enum(LANGUAGE_CODES),
  /** In the main language. */
  source: requiredText,
  text: requiredText,
  /** Where the source stood when it was translated: `services.fullstack.title`. */
  at: z._default(anyText, ''),
});

export type Translation = z.infer<typeof translationSchema>;

export const translations = defineCollection({
  scope: 'site',
  schema: z.array(translationSchema),
  label: 'Translations',
  screen: { path: 'translate', icon: 'Languages', label: 'Translate', isGeneral: true },
  empty: [],
});
