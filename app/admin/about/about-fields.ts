import type { About } from '#app/content/about.ts';
import { email, link, phone, text } from '../editor/fields/basic.tsx';
import type { Fields } from '../editor/form.ts';

export const WHO = {
  name: text({ label: 'Name', autoComplete: 'off', row: 'halves' }),
  title: text({ label: 'Title', row: 'halves' }),
  bio: text({ label: 'Bio', rows: 5 }),
  experience: text({ label: 'Years of experience', placeholder: '4+', row: 'thirds' }),
  projectsCompleted: text({ label: 'Projects completed', placeholder: '50+', row: 'thirds' }),
  happyClients: text({ label: 'Happy clients', placeholder: '40+', row: 'thirds' }),
};

export const REACH = {
  email: email({ label: 'Email', row: 'halves' }),
  phone: phone({ label: 'Phone', row: 'halves' }),
  location: text({ label: 'Location' }),
  workingHours: text({
    label: 'Working hours',
    rows: 3,
    hint: 'One line for each day or range, such as Mon-Fri: 9:00 AM-6:00 PM PKT.',
  }),
  availability: text({
    label: 'Availability notice',
    hint: 'Optional. Empty shows the notice of the contact section’s texts.',
  }),
};

export const LINKS = {
  linkedin: link({ label: 'LinkedIn', row: 'halves' }),
  github: link({ label: 'GitHub', row: 'halves' }),
  twitter: link({ label: 'X (Twitter)', row: 'halves' }),
  whatsapp: link({ label: 'WhatsApp', row: 'halves' }),
  calendlyUrl: link({ label: 'Calendly', row: 'halves' }),
  cvUrl: link({ label: 'CV', row: 'halves' }),
  copyright: text({
    label: 'Copyright line',
    hint: 'Optional. Empty shows the line of the footer’s texts.',
  }),
};

/** All but the photo, which has a place of its own. */
export const ABOUT: Fields<About, Omit<About, 'photo'>> = { ...WHO, ...REACH, ...LINKS };
