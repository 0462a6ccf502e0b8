// The owner's profile. It drives every place that names the owner.
import * as z from 'zod/mini';
import { defineCollection } from './collection.ts';
import { name, picture, text, words } from './fields.ts';

export const aboutSchema = z.object({
  name,
  title: words,
  bio: words,
  experience: text,
  projectsCompleted: text,
  happyClients: text,
  email: text,
  phone: text,
  location: words,
  /** One line for each day or range: `Mon-Fri: 9:00 AM-6:00 PM PKT`. */
  workingHours: words,
  linkedin: text,
  github: text,
  twitter: text,
  whatsapp: text,
  calendlyUrl: text,
  cvUrl: text,
  photo: picture,
  /** Shown in the contact section; empty means the built-in notice. */
  availability: words,
  /** Shown in the footer; empty means the built-in line. */
  copyright: words,
});

export type About = z.infer<typeof aboutSchema>;

export const about = defineCollection({
  scope: 'site',
  schema: aboutSchema,
  label: 'About profile',
  screen: { path: 'about', icon: 'User', label: 'About' },
});

/** The edges of the square that an uploaded photo is cropped to, in pixels. */
export const PHOTO_SIZE_PX = 400;
