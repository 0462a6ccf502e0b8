import type { Project } from '../projects.ts';

export const defaultProjects: Project[] = [
  {
    id: 1,
    title: 'Dastarkhwan',
    description:
      'A food-ordering platform for 120 restaurants: live menus, split bills, kitchen screens and same-day payouts on one dashboard.',
    image: '/images/projects/dastarkhwan.svg',
    technologies: ['React', 'Node.js', 'MongoDB', 'Stripe', 'Socket.IO'],
    categoryKey: 'fullStack',
    type: 'web',
    trending: true,
    github: 'https://github.com/hamza-qureshi-example/dastarkhwan',
    live: 'https://dastarkhwan.example.com',
  },
  {
    id: 2,
    title: 'Dastarkhwan Go',
    description:
      'The platform in a pocket: order in three taps, follow the rider on the map, and keep ordering when the signal drops.',
    image: '/images/projects/dastarkhwan-go.svg',
    technologies: ['React Native', 'Expo', 'Google Maps', 'Firebase', 'Redux Toolkit'],
    categoryKey: 'mobile',
    type: 'mobile',
    trending: true,
    github: 'https://github.com/hamza-qureshi-example/dastarkhwan-go',
    live: 'https://play.google.com/store/apps/details?id=com.example.dastarkhwango',
  },
  {
    id: 3,
    title: 'Baraat',
    description:
      'Couples compare halls, caterers and photographers by date and budget, and book all of them with a single deposit.',
    image: '/images/projects/baraat.svg',
    technologies: ['Next.js', 'TypeScript', 'PostgreSQL', 'Prisma', 'Cloudinary'],
    categoryKey: 'fullStack',
    type: 'web',
    trending: true,
    github: 'https://github.com/hamza-qureshi-example/baraat',
    live: 'https://baraat.example.com',
  },
  {
    id: 4,
    title: 'Malkhana',
    description:
      'An inventory system for police stores: every item tagged, every hand-over signed, and an audit trail that stands up in court.',
    image: '/images/projects/malkhana.svg',
    technologies: ['React', 'Express', 'MySQL', 'Docker'],
    categoryKey: 'fullStack',
    type: 'web',
    trending: false,
    github: 'https://github.com/hamza-qureshi-example/malkhana',
    live: 'https://malkhana.example.com',
  },
  {
    id: 5,
    title: 'Pehra',
    description:
      'A security-services company runs on it: guard rosters, patrol check-ins, incident reports and invoices that agree with them.',
    image: '/images/projects/pehra.svg',
    technologies: ['React', 'Node.js', 'MongoDB', 'Mapbox', 'Tailwind CSS'],
    categoryKey: 'fullStack',
    type: 'web',
    trending: false,
    github: 'https://github.com/hamza-qureshi-example/pehra',
    live: 'https://pehra.example.com',
  },
];

/** Offered by an empty editor. */
export const sampleProjects: Project[] = defaultProjects.slice(0, 2);
