import type { About } from '../about.ts';

export const defaultAbout: About = {
  name: 'Hamza Qureshi',
  title: 'Full-stack developer',
  bio: 'I design, build and look after web and mobile products for teams who need one dependable person from the first sketch to the ten-thousandth user. Four years in, most of my work comes from clients who came back.',
  experience: '4+',
  projectsCompleted: '50+',
  happyClients: '40+',
  email: 'hamza@example.com',
  phone: '+92 300 0000000',
  location: 'Lahore, Pakistan',
  workingHours:
    'Mon-Fri: 9:00 AM-6:00 PM PKT\nSaturday: 10:00 AM-4:00 PM PKT\nSunday: Available for urgent matters only',
  linkedin: 'https://www.linkedin.com/in/hamza-qureshi-example',
  github: 'https://github.com/hamza-qureshi-example',
  twitter: 'https://x.com/hamzaq_example',
  whatsapp: 'https://wa.me/923000000000',
  calendlyUrl: 'https://calendly.com/hamza-qureshi-example/30min',
  cvUrl: 'https://example.com/hamza-qureshi-cv.pdf',
  photo: '/images/portrait.svg',
  availability: '',
  copyright: '',
};
