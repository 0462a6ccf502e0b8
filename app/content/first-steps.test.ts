import { expect, test } from 'vitest';
import { builtInContent } from './built-in.ts';
import { type SiteContent, siteKeys } from './bundle.ts';
import { firstSteps } from './first-steps.ts';
import { withoutSamples } from './own-content.ts';

const samples = Object.fromEntries(
  siteKeys.map((key) => [key, builtInContent[key]]),
) as unknown as SiteContent;
const { about, settings, pageTexts } = samples;
/** A site that has everything. */
const whole: SiteContent = { ...samples, settings: { ...settings, siteName: 'Mine' } };

test('an owner who begins is led from what hurts most to what can wait', () => {
  const steps = firstSteps(withoutSamples(samples, 'Europe/Berlin'));
  expect(steps.map(({ text, screen }) => `${screen}: ${text}`)).toEqual([
    'about: Say who you are: your name',
    'about: Give an e-mail address',
    'about: Say what you do',
    'about: Introduce yourself in two or three sentences',
    'about: Add a photo of yourself',
    'settings: Name the site, for tabs and search results',
    'services: Say what clients can order',
    'projects: Show your work',
    'skills: Say what you work with',
    'pageTexts: Greet your visitors, and head your sections',
    'testimonials: Let a client speak for you',
  ]);
});

test('who has it all is led nowhere', () => {
  expect(firstSteps(whole)).toEqual([]);
});

const hero = (changes: Partial<typeof pageTexts.hero>) => ({
  pageTexts: { ...pageTexts, hero: { ...pageTexts.hero, ...changes } },
});

test.each<[string, Partial<SiteContent>, string]>([
  ['a name of blanks', { about: { ...about, name: ' ' } }, 'Say who you are: your name'],
  ['a bio of blanks', { about: { ...about, bio: '\n' } }, 'Introduce yourself in two'],
  ['a photo of blanks', { about: { ...about, photo: ' ' } }, 'Add a photo of yourself'],
  ['a site named with blanks', { settings: { ...settings, siteName: ' ' } }, 'Name the site'],
  ['a greeting of blanks', hero({ greeting: ' ' }), 'Greet your visitors'],
  ['no services', { services: [] }, 'Say what clients can order'],
  ['no projects', { projects: [] }, 'Show your work'],
  ['no skills', { skills: { ...samples.skills, categories: [] } }, 'Say what you work with'],
  ['no testimonials', { testimonials: [] }, 'Let a client speak for you'],
])('%s is one step', (_, changes, step) => {
  const steps = firstSteps({ ...whole, ...changes });
  expect(steps).toHaveLength(1);
  expect(steps[0]?.text).toContain(step);
});

test('an address in the settings will do, and so will roles or a title', () => {
  const nameless = { ...about, email: '', title: '' };
  const reachable = { ...whole.settings, contactEmail: 'me@example.com' };
  const told = { ...whole, about: nameless, settings: reachable, ...hero({ roles: 'Engineer' }) };
  expect(firstSteps(told)).toEqual([]);
  const untold = {
    ...told,
    settings: { ...reachable, contactEmail: ' ' },
    ...hero({ roles: ' ' }),
  };
  expect(firstSteps(untold).map(({ text }) => text)).toEqual([
    'Give an e-mail address',
    'Say what you do',
  ]);
  expect(firstSteps({ ...untold, about: { ...about }, ...hero({ roles: '' }) })).toEqual([
    { text: 'Give an e-mail address', screen: 'about' },
  ]);
});
