// The content of a site on which nothing has been saved yet. Only the build, the live server and tests
// import this: the browser receives it inside the page.
import { defaultAbout } from './about.ts';
import { defaultBlogPosts } from './blog-posts.ts';
import { defaultCaseStudies } from './case-studies.ts';
import { defaultChatbot } from './chatbot.ts';
import type { Content } from './collections.ts';
import { sampleMessages } from './messages.ts';
import { defaultProjects } from './projects.ts';
import { defaultSectionVisibility } from './sections.ts';
import { defaultServices } from './services.ts';
import { defaultSettings } from './settings.ts';
import { defaultSkills } from './skills.ts';
import { defaultTrustedCompanies } from './trusted-companies.ts';

export const builtInContent: Content = {
  about: defaultAbout,
  skills: defaultSkills,
  projects: defaultProjects,
  services: defaultServices,
  caseStudies: defaultCaseStudies,
  trustedCompanies: defaultTrustedCompanies,
  blogPosts: defaultBlogPosts,
  chatbot: defaultChatbot,
  sectionVisibility: defaultSectionVisibility,
  settings: defaultSettings,
  messages: sampleMessages,
  consultations: [],
  bookings: [],
  auth: null,
  theme: null,
  language: null,
};
