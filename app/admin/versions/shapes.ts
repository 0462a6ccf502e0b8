// The shape of everything that an editor saves.
import type { BlogPost } from '#app/content/blog-posts.ts';
import type { CaseStudy } from '#app/content/case-studies.ts';
import type { ChatbotResponse, QuickQuery } from '#app/content/chatbot.ts';
import { PROJECT_CATEGORIES, type Project } from '#app/content/projects.ts';
import type { SectionVisibility } from '#app/content/section-visibility.ts';
import { SECTIONS, type SectionId } from '#app/content/sections.ts';
import type { Service } from '#app/content/services.ts';
import { COLOR_THEMES, type SkillCategory } from '#app/content/skills.ts';
import type { TrustedCompany } from '#app/content/trusted-companies.ts';
import { listOf, type RecordShape } from './shape.ts';

const PROFILES = {
  github: 'GitHub',
  linkedin: 'LinkedIn',
  twitter: 'Twitter',
  instagram: 'Instagram',
};

const record = (title: string, more: Omit<RecordShape, 'kind' | 'title'> = {}): RecordShape => ({
  kind: 'record',
  title,
  ...more,
});

export const SHAPES = {
  about: record('Profile', {
    labels: {
      ...PROFILES,
      whatsapp: 'WhatsApp',
      calendlyUrl: 'Calendly link',
      cvUrl: 'CV link',
      availability: 'Availability notice',
      copyright: 'Copyright line',
    },
  }),
  projects: listOf<Project>({
    noun: 'project',
    keyOf: ({ id }) => String(id),
    titleOf: ({ title }) => title,
    item: {
      labels: { categoryKey: 'Category', github: 'GitHub link', live: 'Live link' },
      names: { categoryKey: PROJECT_CATEGORIES, type: { web: 'Web', mobile: 'Mobile' } },
    },
  }),
  services: listOf<Service>({
    noun: 'service',
    keyOf: ({ id }) => id,
    titleOf: ({ title }) => title,
  }),
  caseStudies: listOf<CaseStudy>({
    noun: 'case study',
    keyOf: ({ id }) => id,
    titleOf: ({ title }) => title,
    item: { labels: { cta: 'Call to action', icon: 'Illustration' } },
  }),
  trustedCompanies: listOf<TrustedCompany>({
    noun: 'company',
    keyOf: ({ id }) => id,
    titleOf: ({ name }) => name,
    item: { labels: { url: 'Website' } },
  }),
  blogPosts: listOf<BlogPost>({
    noun: 'post',
    keyOf: ({ id }) => id,
    titleOf: ({ title }) => title,
    item: { labels: { content: 'Text' } },
  }),
  skills: record('Skills', {
    parts: {
      // A category has no id: it is known by its title, and by the rest of it when that has changed.
      categories: listOf<SkillCategory>({
        noun: 'category',
        keyOf: ({ title }) => title,
        titleOf: ({ title }) => title,
        restOf: ({ title: _, ...rest }) => rest,
        item: {
          labels: { colorTheme: 'Colour theme' },
          names: { colorTheme: Object.fromEntries(COLOR_THEMES.map(({ id, name }) => [id, name])) },
        },
      }),
      additionalSkills: listOf<string>({
        noun: 'additional skill',
        keyOf: (skill) => skill,
        titleOf: (skill) => skill,
      }),
    },
  }),
  chatbot: record('Greeting', {
    parts: {
      responses: listOf<ChatbotResponse>({
        noun: 'response',
        keyOf: ({ id }) => id,
        titleOf: ({ trigger }) => trigger,
      }),
      quickQueries: listOf<QuickQuery>({
        noun: 'quick query',
        keyOf: ({ id }) => id,
        titleOf: ({ text }) => text,
      }),
    },
  }),
  sectionVisibility: listOf<SectionVisibility[number]>({
    noun: 'section',
    keyOf: ({ id }) => id,
    titleOf: ({ id }) => SECTIONS[id as SectionId]?.name ?? id,
    item: { labels: { showInNavbar: 'Navbar', showInPortfolio: 'Portfolio' } },
  }),
  settings: record('General and appearance', {
    labels: {
      siteTagline: 'Tagline',
      siteDescription: 'Description',
      logoUrl: 'Logo',
      faviconUrl: 'Favicon',
    },
    parts: {
      socialMedia: record('Social media', { labels: PROFILES }),
      seo: record('SEO & Meta', {
        labels: {
          ogImage: 'Share image',
          ogTitle: 'Share title',
          ogType: 'Share type',
          canonicalUrl: 'Canonical URL',
          robotsIndex: 'Index',
          robotsFollow: 'Follow',
          twitterCard: 'X (Twitter) card',
          twitterHandle: 'X (Twitter) handle',
          jsonLd: 'JSON-LD',
        },
      }),
      analytics: record('Analytics', {
        labels: {
          googleAnalyticsId: 'Google Analytics ID',
          googleTagManagerId: 'Google Tag Manager ID',
          hotjarId: 'Hotjar ID',
        },
      }),
      notifications: record('Notifications'),
    },
  }),
} as const;
