import type { Service } from '../services.ts';

export const defaultServices: Service[] = [
  {
    id: 'fullstack',
    title: 'Full-Stack Development',
    description:
      'A complete product from database to interface, built by one person who answers for all of it.',
    icon: 'Code2',
    price: 'From $500',
    features: [
      'React or Next.js front end',
      'Node.js or Python back end',
      'Database design that lasts',
      'Sign-in, roles and payments',
      'Deployment and handover',
    ],
  },
  {
    id: 'mobile',
    title: 'Mobile App Development',
    description: 'One codebase, both stores: apps that feel native and keep working offline.',
    icon: 'Smartphone',
    price: 'From $300',
    features: [
      'iOS and Android with React Native',
      'Maps, camera and notifications',
      'Offline-first data',
      'Store listing and release',
      'Crash and usage reports',
    ],
  },
  {
    id: 'ai',
    title: 'AI/ML Solutions',
    description:
      'Assistants, search and predictions that are grounded in your own data and measured before launch.',
    icon: 'Brain',
    price: 'From $150',
    features: [
      'Chat assistants on your documents',
      'Classification and extraction',
      'Recommendations and forecasts',
      'Cost and quality evaluation',
      'Integration with your product',
    ],
  },
  {
    id: 'web',
    title: 'Web Development',
    description: 'Fast, findable sites that load on a cheap phone and read well on a large screen.',
    icon: 'Globe',
    price: 'From $200',
    features: [
      'Landing pages and company sites',
      'Content you can edit yourself',
      'Technical SEO and analytics',
      'Accessibility to WCAG AA',
      'Hosting set up for you',
    ],
  },
  {
    id: 'api',
    title: 'API Development',
    description: 'Documented, tested interfaces that other teams enjoy building on.',
    icon: 'Database',
    price: 'From $150',
    features: [
      'REST or GraphQL design',
      'Sign-in and rate limits',
      'Third-party integrations',
      'Documentation with examples',
      'Load-tested before launch',
    ],
  },
  {
    id: 'automation',
    title: 'Automation Tools',
    description: 'The report, the import, the copy-and-paste of every Monday: done by a script.',
    icon: 'Zap',
    price: 'From $100',
    features: [
      'Spreadsheet and e-mail workflows',
      'Scheduled data collection',
      'Bots for Slack and WhatsApp',
      'Alerts when something breaks',
      'A short manual for your team',
    ],
  },
];

function sample(id: string, price: string): Service {
  const service = defaultServices.find((candidate) => candidate.id === id);
  if (!service) throw new Error(`No built-in service is called ${id}.`);
  return { ...service, price };
}

/** Offered by an empty editor. */
export const sampleServices: Service[] = [
  sample('fullstack', 'From $2,000'),
  sample('mobile', 'From $3,000'),
  sample('ai', 'From $150'),
];
