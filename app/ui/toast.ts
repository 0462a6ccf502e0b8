// Says something in passing. The part that shows it loads with the first toast.

export interface Toast {
  title: string;
  text?: string;
  tone?: 'success' | 'error';
  action?: { label: string; onSelect: () => void };
}

type Show = (toast: Toast) => void;

let show: Show | null = null;
let requestHost: (() => void) | null = null;
const waiting: Toast[] = [];

export function toast(message: Toast): void {
  if (show) {
    show(message);
  } else {
    waiting.push(message);
    requestHost?.();
  }
}

/** For the host: called when the first toast needs it. */
export function onFirstToast(request: () => void): () => void {
  requestHost = request;
  if (waiting.length > 0) request();
  return () => {
    requestHost = null;
  };
}

/** For the host: takes over from here on. */
export function takeToasts(shower: Show): () => void {
  show = shower;
  for (const message of waiting.splice(0)) shower(message);
  return () => {
    show = null;
  };
}
