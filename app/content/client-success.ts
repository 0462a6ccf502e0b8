interface Metric {
  value: string;
  label: string;
}

export const METRICS: Metric[] = [
  { value: '50+', label: 'Projects delivered' },
  { value: '98%', label: 'Client satisfaction' },
  { value: '15+', label: 'Countries served' },
  { value: '4.9/5', label: 'Average rating' },
];

interface Promised {
  title: string;
  figure: string;
  description: string;
}

export const PROMISES: Promised[] = [
  {
    title: 'Fast Delivery',
    figure: '30% faster',
    description: '30% faster than industry standard, because one person decides and builds.',
  },
  {
    title: 'Quality Assurance',
    figure: '6-month warranty',
    description: 'Every project carries a 6-month warranty: what breaks is mended, free of charge.',
  },
  {
    title: 'Ongoing Support',
    figure: '24/7',
    description: '24/7 support for what runs in production, from someone who wrote it.',
  },
];
