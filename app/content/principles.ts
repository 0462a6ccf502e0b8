interface Principle {
  title: string;
  description: string;
}

/** Why choose me: the eight principles. */
export const PRINCIPLES: Principle[] = [
  {
    title: 'One person, whole product',
    description:
      'Database, interface and deployment in one pair of hands. Nothing falls between chairs.',
  },
  {
    title: 'Fixed scope, fixed price',
    description: 'You know what it costs before it starts. Changes are quoted, never slipped in.',
  },
  {
    title: 'Progress you can click',
    description: 'A private link from the first week, updated with every finished piece.',
  },
  {
    title: 'Plain language',
    description: 'Trade-offs explained without jargon, so that the decision stays yours.',
  },
  {
    title: 'Fast on a slow phone',
    description: 'Measured on a mid-range device and a weak network, not on a developer’s desk.',
  },
  {
    title: 'Open to everyone',
    description: 'Keyboard, screen reader and six languages are part of the work, not an extra.',
  },
  {
    title: 'Secure by habit',
    description: 'Least privilege, checked input and reviewed dependencies from the first commit.',
  },
  {
    title: 'Yours to keep',
    description: 'Code, accounts and documentation are handed over. No lock-in, no hidden fees.',
  },
];
