import type { Failure } from '#app/store/adapter.ts';

type Help = Readonly<Record<Failure['kind'], string>>;

const HELP: Help = {
  full: 'Remove or shrink uploaded images to make room.',
  conflict: 'Choose which version to keep.',
  corrupt: 'Something in it is incomplete.',
  outdated:
    'Copy what you have typed, then reload the page. If that does not help, the dashboard says more.',
  unreadable: 'The dashboard lets you download it and make room.',
  busy: 'Close the other tabs of this site and try again.',
  'not-allowed': 'Check the browser’s settings for this site.',
  unreachable: 'Try again when the connection is back.',
};

/** What went wrong, and what the owner can do about it; some places know better. */
export function failureHelp({ kind, message, help }: Failure, better: Partial<Help> = {}): string {
  return `${message} ${better[kind] ?? help ?? HELP[kind]}`;
}
