import { expect, test } from 'vitest';
import { builtInContent } from './built-in.ts';
import { type SiteContent, siteKeys } from './bundle.ts';
import { collections } from './collections.ts';
import { withoutSampleMessages, withoutSamples } from './own-content.ts';

const site = Object.fromEntries(
  siteKeys.map((key) => [key, builtInContent[key]]),
) as unknown as SiteContent;

test('without its samples every collection is valid, and every list is empty', () => {
  const cleared = withoutSamples(site, 'Europe/Berlin');
  for (const key of siteKeys)
    expect(collections[key].schema.safeParse(cleared[key]).success).toBe(true);
  const { projects, services, caseStudies, trustedCompanies, testimonials, technologies } = cleared;
  for (const list of [
    projects,
    services,
    caseStudies,
    trustedCompanies,
    testimonials,
    technologies,
  ])
    expect(list).toEqual([]);
  expect(new Set(Object.values(cleared.about))).toEqual(new Set(['']));
  expect(cleared.availability).toEqual({ ...site.availability, timeZone: 'Europe/Berlin' });
});

test('whatever the owner wrote stays', () => {
  const [first, ...others] = site.projects;
  if (!first) throw new Error('a project expected');
  const mine = { ...first, id: 99, title: 'Mine' };
  const cleared = withoutSamples(
    {
      ...site,
      about: { ...site.about, bio: 'I am me.' },
      projects: [mine, ...others],
      settings: { ...site.settings, siteName: 'Me' },
      availability: { ...site.availability, timeZone: 'Asia/Tokyo' },
    },
    'Europe/Berlin',
  );
  expect(cleared.projects).toEqual([mine]);
  expect(cleared.availability.timeZone).toBe('Asia/Tokyo');
  expect(cleared.about).toMatchObject({ name: '', bio: 'I am me.' });
  expect(cleared.settings).toMatchObject({ siteName: 'Me', isOwn: true });
});

test('of the inbox the samples go, read or not; what somebody sent and what was replied to stays', () => {
  const [first, second, third] = builtInContent.messages;
  if (!first || !second || !third) throw new Error('three samples expected');
  const replied = { ...second, status: 'replied' as const, reply: 'Thank you.' };
  const sent = { ...first, id: 'msg_of_somebody', message: 'Hello.' };
  const opened = { ...third, status: 'read' as const };
  expect(withoutSampleMessages([sent, first, replied, opened])).toEqual([sent, replied]);
});
