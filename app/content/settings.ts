import * as z from 'zod/mini';
import { defineCollection } from './collection.ts';
import { DEFAULT_COLORS } from './color-presets.ts';
import { flag, name, picture, text, words } from './fields.ts';
import { LANGUAGE_CODES } from './language-codes.ts';

export const OG_TYPES = ['website', 'profile', 'article'] as const;
export const TWITTER_CARDS = ['summary', 'summary_large_image'] as const;

/** How long what visitors sent is kept. */
export const KEEP_REQUESTS = [
  'forever',
  '3 months',
  '6 months',
  '12 months',
  '24 months',
  '36 months',
] as const;

const emptyObject = () => ({}) as never;

export const settingsSchema = z.object({
  siteName: name,
  siteTagline: words,
  siteDescription: words,
  logoUrl: picture,
  faviconUrl: picture,
  /** Kept as written: a missing or unreadable colour becomes FALLBACK_COLORS when it is applied. */
  primaryColor: text,
  secondaryColor: text,
  accentColor: text,
  darkMode: flag(true),
  contactEmail: text,
  phoneNumber: text,
  address: words,
  socialMedia: z.prefault(
    z.object({ github: text, linkedin: text, twitter: text, instagram: text }),
    emptyObject,
  ),
  seo: z.prefault(
    z.object({
      metaTitle: words,
      metaDescription: words,
      keywords: words,
      ogImage: picture,
      canonicalUrl: text,
      robotsIndex: flag(true),
      robotsFollow: flag(true),
      ogTitle: words,
      ogType: z._default(z.enum(OG_TYPES), 'website'),
      twitterCard: z._default(z.enum(TWITTER_CARDS), 'summary_large_image'),
      twitterHandle: text,
      jsonLd: text,
    }),
    emptyObject,
  ),
  analytics: z.prefault(
    z.object({ googleAnalyticsId: text, googleTagManagerId: text, hotjarId: text }),
    emptyObject,
  ),
  notifications: z.prefault(
    z.object({
      emailNotifications: flag(true),
      browserNotifications: flag(true),
      marketingEmails: flag(false),
    }),
    emptyObject,
  ),
  /** Missing until the owner has chosen. */
  languages: z.optional(
    z.object({ main: z.enum(LANGUAGE_CODES), offered: z.array(z.enum(LANGUAGE_CODES)) }),
  ),
  /** The owner has cleared the samples: nothing built in stands in for what is empty. */
  isOwn: z.optional(z.literal(true)),
  /** Missing until the owner has chosen: files and pages from before it stay as they are. */
  privacy: z.optional(z.object({ keepRequests: z._default(z.enum(KEEP_REQUESTS), 'forever') })),
});

export type Settings = z.infer<typeof settingsSchema>;

export type Privacy = NonNullable<Settings['privacy']>;

export const DEFAULT_PRIVACY: Privacy = { keepRequests: 'forever' };

export const defaultSettings: Settings = settingsSchema.parse({
  primaryColor: DEFAULT_COLORS.primary,
  secondaryColor: DEFAULT_COLORS.secondary,
  accentColor: DEFAULT_COLORS.accent,
});

export const settings = defineCollection({
  scope: 'site',
  schema: settingsSchema,
  label: 'Settings',
  screen: { path: 'settings', icon: 'Settings', isGeneral: true },
  empty: defaultSettings,
});
