import { expect, test } from 'vitest';
import type { BundleChange } from '#app/content/bundle-changes.ts';
import { changeWords } from './change-words.ts';

const none = { added: 0, changed: 0, removed: 0 };

test.each<[BundleChange, string]>([
  [
    { key: 'projects', kind: 'items', added: 2, changed: 1, removed: 3 },
    'Projects: 2 added, 1 changed, 3 removed',
  ],
  [{ ...none, key: 'blogPosts', kind: 'items', removed: 1 }, 'Blog: 1 removed'],
  [{ ...none, key: 'services', kind: 'items' }, 'Services: only the order changed'],
  [{ ...none, key: 'settings', kind: 'fields', changed: 4 }, 'Settings: 4 fields changed'],
  [{ ...none, key: 'about', kind: 'fields', added: 1 }, 'About profile: 1 field changed'],
])('%o reads "%s"', (change, words) => {
  expect(changeWords(change)).toBe(words);
});
