// What one browser remembers: who is signed in, the theme, the language, and the answer about analytics.
import * as z from 'zod/mini';
import { CONSENTS } from './analytics.ts';
import { defineCollection } from './collection.ts';
import { anyText } from './fields.ts';

export const authSchema = z.object({
  isAuthenticated: z.literal(true),
  user: z.object({ email: anyText, name: anyText }),
});

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];
export type AuthRecord = z.infer<typeof authSchema>;
export type User = AuthRecord['user'];

/** What one browser remembers; null until there is something to remember. */
function remembered<Schema extends z.ZodMiniType>(label: string, schema: Schema) {
  return defineCollection({ scope: 'device', schema: z.nullable(schema), label, empty: null });
}

export const auth = remembered('Sign-in', authSchema);
export const theme = remembered('Theme', z.enum(THEMES));
export const language = remembered('Language', anyText);
/** Whether visits may be counted. */
export const consent = remembered('Answer about analytics', z.enum(CONSENTS));
