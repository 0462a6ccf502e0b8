export const RATING_MAX = 5;

export type Testimonial = {
  id: string;
  name: string;
  role: string;
  company: string;
  /** The initials that stand in for a portrait. */
  image: string;
  /** From 1 to the highest. */
  rating: number;
  text: string;
  project: string;
};

export const TESTIMONIALS: Testimonial[] = [
  {
    id: 'ayesha',
    name: 'Ayesha Siddiqui',
    role: 'Operations Director',
    company: 'Saffron Foods',
    image: 'AS',
    rating: 5,
    text: 'We went from phone orders to a platform that 120 restaurants rely on every evening. Hamza asked better questions in the first call than our last agency did in six months.',
    project: 'Food-ordering platform',
  },
  {
    id: 'markus',
    name: 'Markus Weber',
    role: 'Head of Logistics',
    company: 'Indus Freight',
    image: 'MW',
    rating: 5,
    text: 'The dashboard went live two weeks early and has not gone down since. When we had a question on a Sunday, there was an answer before lunch.',
    project: 'Realtime dashboard',
  },
  {
    id: 'claire',
    name: 'Claire Fontaine',
    role: 'Practice Manager',
    company: 'Halden Clinics',
    image: 'CF',
    rating: 5,
    text: 'Our patients get answers at once, and our team got its mornings back. What I value most: he told us plainly what the assistant should not do.',
    project: 'AI support assistant',
  },
];
