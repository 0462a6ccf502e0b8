// Says something in passing. The part that shows it loads with the first toast.

export interface Toast {
  title: string;
  text?: string;
  tone?: 'success' | 'error';
  action?: { label: string; onSelect: () => void };
  /** Takes it away before its time. */
  until?: AbortSignal | undefined;
}

type Show = (toast: Toast) => void;

let show: Show | null = null;
let requestHost: ((latest: Toast) => void) | null = null;
const waiting: Toast[] = [];

export function toast(message: Toast): void {
  if (show) {
    show(message);
  } else {
    waiting.push(message);
    requestHost?.(message);
  }
}

/** For the host: called with each toast for as long as nobody shows them. */
export function onWaitingToast(request: (latest: Toast) => void): () => void {
  requestHost = request;
  const latest = waiting.at(-1);
  if (latest) request(latest);
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
