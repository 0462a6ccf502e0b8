import type { Failure } from '#app/store/adapter.ts';
import { failureHelp } from '../failure-help.ts';

/** Why the site is still as it was. */
export function importFailure(failure: Failure): string {
  const help = failureHelp(failure, {
    full: 'Use “Export site” to keep a copy, then remove or shrink uploaded images and try again.',
    conflict: 'Look at it again before you go on.',
  });
  return `Your site is as it was. ${help}`;
}
