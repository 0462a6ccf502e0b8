import { expect, test } from 'vitest';
import { builtInContent } from './built-in.ts';

import { chatbotSchema } from './chatbot.ts';
import { type CollectionKey, collectionKeys, collections } from './collections.ts';
import { publishedPosts } from './post-queries.ts';
import { filterProjects } from './project-filters.ts';
import { CONTACT_SERVICES } from './request-options.ts';
import { contactSchema } from './requests.ts';
import { defaultSectionVisibility } from './section-visibility.ts';
import {
  navSections,
  type SectionId,
  sectionIds,
  visibilityOf,
  visibleSections,
} from './sections.ts';
import { defaultSettings, settingsSchema } from './settings.ts';
import { skillsSchema } from './skills.ts';
import { workingHoursLines } from './working-hours.ts';

test('every built-in collection satisfies its own schema and comes back unchanged', () => {
  for (const key of collectionKeys) {
    expect(collections[key].schema.parse(builtInContent[key]), key).toEqual(builtInContent[key]);
  }
});

/** In this order; a site may have more. */
const REQUIRED_SECTIONS: SectionId[] = [
  'hero',
  'about',
  'skills',
  'projects',
  'services',
  'process-flow',
  'why-choose-us',
  'client-success',
  'trusted-companies',
  'case-studies',
  'blog',
  'testimonials',
  'contact',
  'schedule-call',
];

test('the built-in content is complete', () => {
  const { projects, services, skills, trustedCompanies, caseStudies, messages } = builtInContent;
  expect(projects).toHaveLength(5);
  expect(projects.filter((project) => project.trending)).toHaveLength(3);
  expect(services.map((service) => service.id)).toEqual([
    'fullstack',
    'mobile',
    'ai',
    'web',
    'api',
    'automation',
  ]);
  expect(services.map((service) => service.price)).toEqual([
    'From $500',
    'From $300',
    'From $150',
    'From $200',
    'From $150',
    'From $100',
  ]);
  expect(services.every((service) => service.features.length === 5)).toBe(true);
  expect(skills.categories).toHaveLength(6);
  const levels = skills.categories.flatMap((category) =>
    category.skills.map((skill) => skill.level),
  );
  expect(levels).toHaveLength(30);
  expect(Math.min(...levels)).toBeGreaterThanOrEqual(75);
  expect(Math.max(...levels)).toBeLessThanOrEqual(95);
  expect(trustedCompanies).toHaveLength(8);
  expect(caseStudies).toHaveLength(3);
  expect(messages).toHaveLength(3);
  expect(sectionIds.filter((id) => REQUIRED_SECTIONS.includes(id))).toEqual(REQUIRED_SECTIONS);
  expect(CONTACT_SERVICES).toHaveLength(8);
});

test('the default settings are those of the product', () => {
  expect(defaultSettings).toMatchObject({
    siteName: '',
    primaryColor: '#3b82f6',
    secondaryColor: '#8b5cf6',
    accentColor: '#06b6d4',
    darkMode: true,
    seo: {
      robotsIndex: true,
      robotsFollow: true,
      ogType: 'website',
      twitterCard: 'summary_large_image',
    },
    notifications: { emailNotifications: true, browserNotifications: true, marketingEmails: false },
  });
});

test('settings with missing parts are repaired, a saved colour is kept as written', () => {
  expect(settingsSchema.parse({ siteName: 'Mine', primaryColor: 'tomato soup' })).toMatchObject({
    siteName: 'Mine',
    primaryColor: 'tomato soup',
    secondaryColor: '',
    seo: { robotsIndex: true },
  });
});

/** One step beside what is right; a collection without an entry has to refuse a bare number. */
const wrongValues: Partial<Record<CollectionKey, unknown>> = {
  about: { name: 7 },
  skills: { categories: [{ title: 'X', skills: [{ name: 'Y', level: 101, icon: '' }] }] },
  projects: [{ id: 1, title: '', description: 'x' }],
  services: [{ id: 'a', title: 'b', description: 'c', price: '' }],
  caseStudies: [{ id: 'a', title: 'b' }],
  trustedCompanies: [{ id: 'a', name: 'b' }],
  blogPosts: [{ id: 'a', title: 'b', date: 'yesterday' }],
  chatbot: { responses: [{ id: 'a', trigger: '', response: 'b' }] },
  sectionVisibility: { hero: true },
  settings: { darkMode: 'yes' },
  messages: [{ id: 'a', status: 'lost', timestamp: '2025-01-01' }],
  consultations: [{ id: 'a', submittedAt: '2025-01-01', status: 'done' }],
  bookings: [{ id: 'a', date: '01.02.2025', slot: 'x', submittedAt: '2025-01-01' }],
  auth: { isAuthenticated: false, user: { email: '', name: '' } },
  theme: 'blue',
  language: 4,
  siteSnapshot: { texts: { about: 4 } },
  consent: 'perhaps',
};

test.each(collectionKeys)('%s rejects a wrong value', (key) => {
  expect(collections[key].schema.safeParse(wrongValues[key] ?? 7).success).toBe(false);
});

test('a prototype key in stored data is not followed', () => {
  const hostile = JSON.parse('{"__proto__":{"polluted":true},"siteName":"x"}');
  const parsed = settingsSchema.parse(hostile);
  expect(parsed).not.toHaveProperty('polluted');
  expect({}).not.toHaveProperty('polluted');
});

test('trending projects come first and the rest keep their order', () => {
  const [a, b, c] = builtInContent.projects.map((project) => ({ ...project, trending: false }));
  if (!a || !b || !c) throw new Error('three projects expected');
  const sorted = filterProjects([a, b, { ...c, trending: true }], 'all');
  expect(sorted.map((project) => project.id)).toEqual([c.id, a.id, b.id]);
  expect(filterProjects(builtInContent.projects, 'mobile').map((project) => project.id)).toEqual([
    2,
  ]);
  expect(filterProjects(builtInContent.projects, 'healthcare')).toEqual([]);
});

test('a missing image or list of a project is repaired', () => {
  const [project] = collections.projects.schema.parse([{ id: 9, title: 'T', description: 'D' }]);
  expect(project).toMatchObject({
    image: '',
    technologies: [],
    categoryKey: 'fullStack',
    type: 'web',
  });
});

test('case-study technologies may be bare names or carry a logo', () => {
  const tech = ['React', { name: 'Node.js', logo: '/node.svg' }];
  const [study] = collections.caseStudies.schema.parse([{ id: 1, title: 'T', summary: 'S', tech }]);
  expect(study?.tech).toEqual([{ name: 'React' }, { name: 'Node.js', logo: '/node.svg' }]);
  expect(study?.id).toBe('1');
});

test('a stored chatbot defaultMessage is read as its welcomeMessage', () => {
  expect(chatbotSchema.parse({ defaultMessage: 'Salam!' })).toEqual({
    welcomeMessage: 'Salam!',
    responses: [],
    quickQueries: [],
  });
});

test('a chatbot response without a category is General', () => {
  const parsed = chatbotSchema.parse({ responses: [{ id: 1, trigger: 'a', response: 'b' }] });
  expect(parsed.responses[0]?.category).toBe('General');
});

test('a skill level outside 0 to 100 is rejected', () => {
  const withLevel = (level: number) => ({
    categories: [{ title: 'T', skills: [{ name: 'N', level, icon: '' }] }],
  });
  expect(skillsSchema.safeParse(withLevel(0)).success).toBe(true);
  expect(skillsSchema.safeParse(withLevel(100)).success).toBe(true);
  expect(skillsSchema.safeParse(withLevel(-1)).success).toBe(false);
  expect(skillsSchema.safeParse(withLevel(100.5)).success).toBe(false);
});

test('a contact message names at most eight services', () => {
  const message = { services: Array.from({ length: 9 }, (_, index) => `${index}`) };
  expect(contactSchema.safeParse(message).success).toBe(false);
});

test('hero and testimonials start outside the navigation bar, blog and contact inside', () => {
  expect(navSections(defaultSectionVisibility, [])).toEqual([
    'about',
    'skills',
    'projects',
    'services',
    'blog',
    'contact',
  ]);
});

test('a section that the stored list does not mention is visible in both', () => {
  expect(visibilityOf([], 'hero')).toEqual({ showInNavbar: true, showInPortfolio: true });
});

test('beside the eight usual items, a section has one only when the list says so', () => {
  expect(navSections([], [])).toEqual([
    'hero',
    'about',
    'skills',
    'projects',
    'services',
    'blog',
    'testimonials',
    'contact',
  ]);
  const everything = sectionIds.map((id) => ({ id, showInNavbar: true, showInPortfolio: true }));
  expect(navSections(everything, [])).toEqual(sectionIds);
});

test('a section hidden from the page is hidden from the navigation bar too', () => {
  const visibility = [{ id: 'about', showInNavbar: true, showInPortfolio: false }];
  expect(navSections(visibility, [])).not.toContain('about');
});

test('only published posts with an address are public, newest first', () => {
  const post = { excerpt: '', content: '', featured: false, tags: [], coverImage: '', author: '' };
  const posts = [
    { ...post, id: 'a', slug: 'a', title: 'A', date: '2025-01-01', published: true },
    { ...post, id: 'b', slug: 'b', title: 'B', date: '2025-03-01', published: true },
    { ...post, id: 'c', slug: 'c', title: 'C', date: '2025-02-01', published: false },
    { ...post, id: 'd', slug: '', title: 'D', date: '2025-02-01', published: true },
  ];
  expect(publishedPosts(posts).map((entry) => entry.id)).toEqual(['b', 'a']);
});

test('working hours are split into days and hours', () => {
  expect(workingHoursLines('Mon-Fri: 9:00 AM-6:00 PM PKT\n\n By appointment ')).toEqual([
    { days: 'Mon-Fri', hours: '9:00 AM-6:00 PM PKT' },
    { days: '', hours: 'By appointment' },
  ]);
});

test('the blog has a place on the page and in the navigation bar only while it has posts', () => {
  expect(visibleSections(defaultSectionVisibility, [])).toContain('blog');
  expect(visibleSections(defaultSectionVisibility, ['blog'])).not.toContain('blog');
  expect(navSections(defaultSectionVisibility, ['blog'])).not.toContain('blog');
});
