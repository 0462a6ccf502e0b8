// What an import would do to a collection, in words.
import type { BundleChange } from '#app/content/bundle-changes.ts';
import { EDITED } from '../dashboard/activity.ts';

const NAMED: Record<BundleChange['key'], { label: string }> = {
  ...EDITED,
  messages: { label: 'Messages' },
  consultations: { label: 'Consultation requests' },
  bookings: { label: 'Booking requests' },
};

export function changeWords({ key, kind, added, changed, removed }: BundleChange): string {
  const { label } = NAMED[key];
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
