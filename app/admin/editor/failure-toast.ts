import type { Failure } from '#app/store/adapter.ts';
import type { Toast } from '#app/ui/toast.ts';

const HELP: Record<Failure['kind'], string> = {
  full: 'Remove or shrink uploaded images to make room.',
  conflict: 'Choose which version to keep.',
  corrupt: 'Something in it is incomplete.',
  unreadable: 'The dashboard lets you download it and make room.',
  busy: 'Close the other tabs of this site and try again.',
  'not-allowed': 'Check the browser’s settings for this site.',
  unreachable: 'Try again when the connection is back.',
};

/** Why a save did not happen. The edit stays where it is. */
export function failureToast({ kind, message }: Failure): Toast {
  return {
    title: 'Not saved',
    text: `${message} ${HELP[kind]} Your changes are still on this screen.`,
    tone: 'error',
  };
}
