// What an import would do to a collection, in words.

import type { BundleChange } from '#app/content/bundle-changes.ts';
import { collections } from '#app/content/collections.ts';

export function changeWords({ key, kind, added, changed, removed }: BundleChange): string {
  const label = collections[key].label;
  if (kind === 'fields') {
    const count = added + changed + removed;
    return `${label}: ${count === 1 ? '1 field' : `${count} fields`} changed`;
  }
  const counts = [
    [added, 'added'],
    [changed, 'changed'],
    [removed, 'removed'],
  ] as const;
  const words = counts.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : []));
  return `${label}: ${words.join(', ') || 'only the order changed'}`;
}
