// From the invented owner's site to that of a real one: everything that is still a sample goes, whatever was written stays.
import { builtInContent } from './built-in.ts';
import type { SiteContent } from './bundle.ts';
import type { Content } from './collections.ts';
import { readCollection } from './read-collection.ts';

/** Rules and switches are nobody's words. */
const KEPT: readonly (keyof SiteContent)[] = ['availability', 'sectionVisibility', 'settings'];

/**
 * The site without its samples, marked so that nothing built in stands in for what is empty. The hours of the sample are
 * those of a place; the owner's are taken to be where they sit.
 */
export function withoutSamples(site: SiteContent, timeZone: string): SiteContent {
  const keys = Object.keys(site) as (keyof SiteContent)[];
  const cleared = keys.map((key) => {
    if (KEPT.includes(key)) return [key, site[key]];
    const read = readCollection(key, without(site[key], builtInContent[key]));
    // What has to have a text keeps it.
    return [key, read.ok ? read.value : site[key]];
  });
  const isSampleZone = site.availability.timeZone === builtInContent.availability.timeZone;
  return {
    ...Object.fromEntries(cleared),
    settings: { ...site.settings, isOwn: true },
    availability: { ...site.availability, ...(isSampleZone && { timeZone }) },
  };
}

/** Opened and archived they are still samples; what the owner has replied to is theirs. */
export function withoutSampleMessages(messages: Content['messages']): Content['messages'] {
  return messages.filter(
    ({ id, message, reply }) =>
      !builtInContent.messages.some(
        (sample) => sample.id === id && sample.message === message && sample.reply === reply,
      ),
  );
}

/** Texts that equal the sample become empty ones, items that equal one of the samples go. */
function without(value: unknown, sample: unknown): unknown {
  if (typeof value === 'string') return value === sample ? '' : value;
  if (Array.isArray(value)) {
    const samples = new Set(
      Array.isArray(sample) ? sample.map((item) => JSON.stringify(item)) : [],
    );
    return value.filter((item) => !samples.has(JSON.stringify(item)));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      without(part, (sample as Record<string, unknown> | undefined)?.[name]),
    ]),
  );
}
