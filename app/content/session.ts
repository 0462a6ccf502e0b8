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

export const auth = defineCollection('device', z.nullable(authSchema));
export const theme = defineCollection('device', z.nullable(z.enum(THEMES)));
export const language = defineCollection('device', z.nullable(anyText));
/** Whether visits may be counted; null until the visitor has answered. */
export const consent = defineCollection('device', z.nullable(z.enum(CONSENTS)));
