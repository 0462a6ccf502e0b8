// What the owner reads about something that was kept for them.
import { collections } from '#app/content/collections.ts';
import { NEWER } from '#app/content/read-collection.ts';
import type { KeptCopy } from '#app/store/kept-copies.ts';
import { formatBytes } from '../editor/image-size.ts';

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

export function copyWords({ key, text, savedAt, problem, isStuck }: KeptCopy) {
  const date = savedAt && `saved ${dateFormat.format(new Date(savedAt))}`;
  // A character takes two bytes of what the browser gives a site.
  const facts = [formatBytes(text.length * 2), date].filter(Boolean).join(', ');
  return { title: collections[key].label, facts, state: stateWords(problem, isStuck) };
}

function stateWords(problem: string | null, isStuck: boolean): string {
  if (problem === null) return 'It can be read: restore it, and what is saved now is kept here.';
  const isNewer = problem === NEWER;
  const why = isNewer
    ? 'It was saved by a newer version of this software.'
    : `It cannot be read (${problem}).`;
  if (!isStuck) return why;
  if (isNewer) {
    return `${why} Reload the page to get that version. To go on without it, download it and delete it here: until then nothing can be saved in its place.`;
  }
  return `${why} There is no room to set it aside, so nothing can be saved in its place: download it and delete it here, or make room.`;
}
