import type { CaseStudy } from '../case-studies.ts';

export const defaultCaseStudies: CaseStudy[] = [
  {
    id: 'storefront-speed',
    title: 'E-commerce performance revamp',
    result: '62% faster pages, 28% more orders',
    stack: 'Next.js · Node.js · Redis',
    summary:
      'A fashion store lost buyers on mid-range phones. I rebuilt the storefront around its product page and gave every kilobyte a reason to be there.',
    tech: [{ name: 'Next.js' }, { name: 'Node.js' }, { name: 'Redis' }, { name: 'Cloudflare' }],
    highlights: [
      'Largest paint from 4.8 s to 1.6 s on a mid-range phone',
      'Checkout cut from five steps to two',
      'No downtime: moved over page by page',
    ],
    cta: { label: 'Discuss a similar project', href: '#contact' },
    icon: 'storefront-speed',
  },
  {
    id: 'support-assistant',
    title: 'AI support assistant',
    result: '71% of tickets answered at once',
    stack: 'Python · FastAPI · PostgreSQL',
    summary:
      'A clinic chain answered the same questions all day. The assistant reads their own handbook, says where each answer comes from, and hands over when it is unsure.',
    tech: [{ name: 'Python' }, { name: 'FastAPI' }, { name: 'PostgreSQL' }, { name: 'React' }],
    highlights: [
      'First reply in 4 seconds instead of 6 hours',
      'Every answer cites its source',
      'Hand-over to a person in one click',
    ],
    cta: { label: 'Ask about AI for your team', href: '#contact' },
    icon: 'support-assistant',
  },
  {
    id: 'live-analytics',
    title: 'Realtime analytics dashboard',
    result: 'Decisions in seconds, not next morning',
    stack: 'React · WebSockets · ClickHouse',
    summary:
      'A freight company planned its day from last night’s spreadsheet. Now 300 trucks report every ten seconds, and the dashboard says which one needs a call.',
    tech: [{ name: 'React' }, { name: 'WebSockets' }, { name: 'ClickHouse' }, { name: 'Docker' }],
    highlights: [
      '2.6 million events a day on one small server',
      'Late deliveries down by a third',
      'Alerts that stay quiet until they matter',
    ],
    cta: { label: 'Plan your dashboard', href: '#contact' },
    icon: 'live-analytics',
  },
];
