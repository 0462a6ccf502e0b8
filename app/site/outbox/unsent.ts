// The courier: delivers what pages left in the outbox that were closed while they said 'Sending...', and what could
// not be sent yet. It looks at once, when there may be a connection again, and every now and then.

import { SUBMIT_DELAY_MS } from '#app/content/timing.ts';
import type { I18n } from '#app/i18n/i18n.ts';
import { keptRequests, watchOutbox } from '#app/store/outbox.ts';
import type { Desk } from '#app/store/ports.ts';
import { left } from './courier-signals.ts';
import type { OwnPromise } from './sent-toast.ts';

/** The page that a request was sent from goes first, if it is still there. */
const GRACE_MS = 1000;
/** How long to wait before the next try; each time twice as long. */
const RETRY_MS = 5000;
const RETRY_MAX_MS = 300_000;

/** With texts, the visitor is told. */
export function deliverLeftBehind(
  desk: Desk,
  i18n?: I18n,
  promise: () => OwnPromise = () => undefined,
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let retryMs = RETRY_MS;
  let isUnderway = false;
  /** While it was underway: what was left since is not among what it delivers. */
  let isAskedAgain = false;
  let hasEnded = false;

  async function look() {
    clearTimeout(timer);
    isAskedAgain = isUnderway;
    if (isUnderway || hasEnded) return;
    const [due, early] = splitByTurn(keptRequests(), Date.now());
    isUnderway = true;
    const mustWait = due.length > 0 && (await deliver(due));
    isUnderway = false;
    if (hasEnded) return;
    if (isAskedAgain) void look();
    else if (early.length > 0) lookAfter(SUBMIT_DELAY_MS + GRACE_MS);
    else if (mustWait) {
      lookAfter(retryMs);
      retryMs = Math.min(retryMs * 2, RETRY_MAX_MS);
    }
  }

  /** Whether something of it has to be tried again. */
  async function deliver(due: ReturnType<typeof keptRequests>): Promise<boolean> {
    try {
      const { deliverKept } = await import('./deliver-kept.ts');
      return await deliverKept(desk, due, i18n, promise);
    } catch {
      // Its code did not arrive. Nothing is lost: it is asked for again.
      return true;
    }
  }

  function lookAfter(milliseconds: number) {
    clearTimeout(timer);
    timer = setTimeout(look, milliseconds);
  }

  function lookNow() {
    retryMs = RETRY_MS;
    void look();
  }

  function handleSight() {
    if (document.visibilityState === 'visible') lookNow();
  }

  lookNow();
  addEventListener('online', lookNow);
  addEventListener('visibilitychange', handleSight);
  const ends = [watchOutbox(look), left.hear(() => lookAfter(RETRY_MS))];
  return () => {
    hasEnded = true;
    clearTimeout(timer);
    removeEventListener('online', lookNow);
    removeEventListener('visibilitychange', handleSight);
    for (const end of ends) end();
  };
}

/** Whose page has had its chance, and whose has not. A clock that was turned back does not count as waiting. */
function splitByTurn<Item extends { at: Date }>(items: readonly Item[], now: number) {
  const waitsAt = ({ at }: Item) => {
    const wait = at.getTime() + GRACE_MS - now;
    return wait > 0 && wait <= SUBMIT_DELAY_MS + GRACE_MS;
  };
  return [items.filter((item) => !waitsAt(item)), items.filter(waitsAt)] as const;
}
