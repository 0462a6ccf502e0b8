interface ProcessStep {
  title: string;
  description: string;
}

export const PROCESS_STEPS: ProcessStep[] = [
  {
    title: 'Discovery & Planning',
    description:
      'A call about goals, users and limits. You get a written scope, a fixed price and a date.',
  },
  {
    title: 'Design & Architecture',
    description:
      'Clickable screens and a technical plan, agreed before the first line of code is written.',
  },
  {
    title: 'Development & Testing',
    description:
      'Weekly demos on a private link. Every feature arrives with the tests that keep it working.',
  },
  {
    title: 'Deployment & Support',
    description: 'Launch, monitoring and a handover your team can follow. I stay within reach.',
  },
];
