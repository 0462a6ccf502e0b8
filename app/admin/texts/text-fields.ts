import type { PageTexts } from '#app/content/page-texts.ts';
import { text } from '../editor/fields/basic.tsx';
import type { Fields } from '../editor/form.ts';

const HEADING = {
  eyebrow: text({ label: 'Line above the heading', hint: 'Empty shows the section’s name.' }),
  title: text({ label: 'Heading', hint: 'Empty shows the section’s name.' }),
  intro: text({ label: 'Lead', rows: 2 }),
};

const MINUTES = 'You can use {{minutes}}: how long a call takes.';
const LEGAL =
  'Leave an empty line between paragraphs; {{email}} is your address. Empty shows the built-in text, in the visitor’s language and true for where the site runs.';
const CHOICES = 'One a line. Empty: the forms do not ask.';
const formTitle = text({ label: 'Heading of the form' });

/** What can be said in each part of the page. */
export const TEXT_FIELDS: { [G in keyof PageTexts]: Fields<PageTexts[G]> } = {
  hero: {
    greeting: text({ label: 'Greeting', hint: 'Stands above your name.' }),
    roles: text({
      label: 'Roles',
      rows: 5,
      hint: 'One a line; they are typed one after the other. Empty shows the title of your profile.',
    }),
  },
  about: { ...HEADING, responseTime: text({ label: 'Response time', placeholder: '< 2 hours' }) },
  skills: HEADING,
  projects: HEADING,
  services: {
    ...HEADING,
    formTitle,
    formIntro: text({ label: 'Lead of the form', rows: 2 }),
    callIntro: text({ label: 'Invitation to a call', rows: 2, hint: MINUTES }),
  },
  'process-flow': HEADING,
  'why-choose-us': HEADING,
  'client-success': HEADING,
  'trusted-companies': { title: text({ label: 'Heading' }) },
  'case-studies': HEADING,
  blog: {
    ...HEADING,
    intro: text({ label: 'Lead', rows: 2, hint: 'Also on the blog’s own page.' }),
  },
  testimonials: HEADING,
  contact: {
    ...HEADING,
    locationNote: text({ label: 'Note on the location', row: 'halves' }),
    responseTime: text({ label: 'Response time', placeholder: 'Within 24 hours', row: 'halves' }),
    availability: text({
      label: 'Availability notice',
      hint: 'While your profile has none of its own. Empty shows none.',
    }),
    formTitle,
  },
  'schedule-call': { ...HEADING, title: text({ label: 'Heading', hint: MINUTES }) },
  consultation: {
    title: text({ label: 'Heading' }),
    intro: text({ label: 'Lead', rows: 2, hint: MINUTES }),
  },
  choices: {
    projectTypes: text({ label: 'Project types', rows: 7, hint: CHOICES, row: 'halves' }),
    budgets: text({ label: 'Budgets', rows: 7, hint: CHOICES, row: 'halves' }),
    timelines: text({ label: 'Timelines', rows: 5, hint: CHOICES, row: 'halves' }),
    preferredTimes: text({ label: 'Preferred times', rows: 5, hint: CHOICES, row: 'halves' }),
  },
  footer: {
    callToAction: text({ label: 'Invitation', hint: 'Beside the button Start Project.' }),
    tagline: text({
      label: 'Line below your name',
      hint: 'While the settings have no tagline.',
    }),
    copyright: text({
      label: 'Copyright line',
      hint: 'While your profile has none of its own. {{name}} is your name.',
    }),
  },
  legal: {
    privacy: text({ label: 'Privacy note', rows: 8, hint: LEGAL }),
    terms: text({ label: 'Terms', rows: 8, hint: LEGAL }),
  },
};
