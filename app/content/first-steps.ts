// What a visitor of a fresh site would miss, the most painful first.
import type { SiteContent } from './bundle.ts';
import type { ScreenKey } from './collections.ts';

export interface FirstStep {
  /** What to do. */
  text: string;
  /** Where. */
  screen: ScreenKey;
}

export function firstSteps(site: SiteContent): FirstStep[] {
  const { about, settings, pageTexts } = site;
  const steps: [boolean, string, ScreenKey][] = [
    [about.name.trim() !== '', 'Say who you are: your name', 'about'],
    [(settings.contactEmail || about.email).trim() !== '', 'Give an e-mail address', 'about'],
    [(pageTexts.hero.roles || about.title).trim() !== '', 'Say what you do', 'about'],
    [about.bio.trim() !== '', 'Introduce yourself in two or three sentences', 'about'],
    [about.photo.trim() !== '', 'Add a photo of yourself', 'about'],
    [settings.siteName.trim() !== '', 'Name the site, for tabs and search results', 'settings'],
    [site.services.length > 0, 'Say what clients can order', 'services'],
    [site.projects.length > 0, 'Show your work', 'projects'],
    [site.skills.categories.length > 0, 'Say what you work with', 'skills'],
    [
      pageTexts.hero.greeting.trim() !== '',
      'Greet your visitors, and head your sections',
      'pageTexts',
    ],
    [site.testimonials.length > 0, 'Let a client speak for you', 'testimonials'],
  ];
  return steps.flatMap(([isDone, text, screen]) => (isDone ? [] : [{ text, screen }]));
}
