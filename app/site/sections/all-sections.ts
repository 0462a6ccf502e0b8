// Everything below the hero, in one file for the browser: the page is readable before it arrives.
import type { ComponentType } from 'react';
import type { SectionId } from '#app/content/sections.ts';
import { About } from './about.tsx';
import { Blog } from './blog.tsx';
import { CaseStudies } from './case-studies.tsx';
import { ClientSuccess } from './client-success.tsx';
import { Contact } from './contact.tsx';
import { Process } from './process.tsx';
import { Projects } from './projects.tsx';
import { ScheduleCall } from './schedule-call.tsx';
import { Services } from './services.tsx';
import { Skills } from './skills.tsx';
import { Testimonials } from './testimonials.tsx';
import { TrustedCompanies } from './trusted-companies.tsx';
import { WhyChooseMe } from './why-choose-me.tsx';

export const SECTION_BLOCKS: Record<Exclude<SectionId, 'hero'>, ComponentType> = {
  about: About,
  skills: Skills,
  projects: Projects,
  services: Services,
  'process-flow': Process,
  'why-choose-us': WhyChooseMe,
  'client-success': ClientSuccess,
  'trusted-companies': TrustedCompanies,
  'case-studies': CaseStudies,
  blog: Blog,
  testimonials: Testimonials,
  contact: Contact,
  'schedule-call': ScheduleCall,
};
