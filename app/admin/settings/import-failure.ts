import type { Failure } from '#app/store/adapter.ts';

const HELP: Record<Failure['kind'], string> = {
  full: 'Use “Export site” to keep a copy, then remove or shrink uploaded images and try again.',
  conflict: 'Look at it again before you go on.',
  corrupt: 'Something in it is incomplete.',
  unreadable: 'The dashboard lets you download it and make room.',
  busy: 'Close the other tabs of this site and try again.',
  'not-allowed': 'Check the browser’s settings for this site.',
  unreachable: 'Try again when the connection is back.',
};

/** Why the site is still as it was. */
export function importFailure({ kind, message }: Failure): string {
  return `Nothing was changed. ${message} ${HELP[kind]}`;
}
