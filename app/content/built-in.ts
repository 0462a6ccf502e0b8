// The content of a site on which nothing has been saved yet. Only the build, the live server and tests
// import this: the browser receives it inside the page.

import { defaultBlogPosts } from './blog-posts.ts';
import { defaultAbout } from './built-in/about.ts';
import { defaultCaseStudies } from './built-in/case-studies.ts';
import { defaultChatbot } from './built-in/chatbot.ts';
import { sampleMessages } from './built-in/messages.ts';
import { defaultProjects } from './built-in/projects.ts';
import { defaultServices } from './built-in/services.ts';
import { defaultSkills } from './built-in/skills.ts';
import { defaultTrustedCompanies } from './built-in/trusted-companies.ts';
import type { Content } from './collections.ts';
import { nothingStored } from './nothing-stored.ts';
import { defaultSectionVisibility } from './section-visibility.ts';
import { defaultSettings } from './settings.ts';

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
  ...nothingStored,
  messages: sampleMessages,
};
