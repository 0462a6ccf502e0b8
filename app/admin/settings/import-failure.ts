import type { Failure, FailureKind } from '#app/store/adapter.ts';
import { failureHelp } from '../failure-help.ts';
import type { ImportPlan } from './import-site.ts';

/** With these a server refuses a part before it takes anything of it. */
const REFUSED: readonly FailureKind[] = ['corrupt', 'not-allowed', 'outdated'];

/** Why the site is still as it was. An inbox on a server is given its part first, and may have taken some of it. */
export function importFailure(failure: Failure, { added }: Pick<ImportPlan, 'added'> = {}): string {
  const help = failureHelp(failure, {
    full: 'Use “Export site” to keep a copy, then remove or shrink uploaded images and try again.',
    conflict: 'Look at it again before you go on.',
  });
  const begun =
    added && !REFUSED.includes(failure.kind)
      ? ' Some of the messages in the file may be in your inbox already; importing it once more adds the others.'
      : '';
  return `Your site is as it was.${begun} ${help}`;
}
