import type { Failure } from '#app/store/adapter.ts';
import type { Toast } from '#app/ui/toast.ts';
import { failureHelp } from '../failure-help.ts';

/** Why a save did not happen. The edit stays where it is. */
export function failureToast(failure: Failure): Toast {
  return {
    title: 'Not saved',
    text: `${failureHelp(failure)} Your changes are still on this screen.`,
    tone: 'error',
  };
}
