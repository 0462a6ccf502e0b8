// Everything below the hero, in one file for the browser: the page is readable before it arrives.
export { About } from './about.tsx';
export { Blog } from './blog.tsx';
export { CaseStudies } from './case-studies.tsx';
export { ClientSuccess } from './client-success.tsx';
export { Contact } from './contact.tsx';
export { Process } from './process.tsx';
export { Projects } from './projects.tsx';
export { ScheduleCall } from './schedule-call.tsx';
export { Services } from './services.tsx';
export { Skills } from './skills.tsx';
export { Testimonials } from './testimonials.tsx';
export { TrustedCompanies } from './trusted-companies.tsx';
export { WhyChooseMe } from './why-choose-me.tsx';
