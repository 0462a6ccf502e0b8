// What pages left in the outbox that were closed while they said 'Sending...'.
import type { i18n as I18n } from 'i18next';
import { SUBMIT_DELAY_MS } from '#app/content/timing.ts';
import { keptRequests, watchOutbox } from '#app/store/outbox.ts';
import type { Desk } from '#app/store/ports.ts';

/** The page that a request was sent from goes first, if it is still there. */
const GRACE_MS = 1000;

/** Delivers what is left behind: now, and when another tab is closed too early. With texts, the visitor is told. */
export function deliverLeftBehind(desk: Desk, i18n?: I18n): () => void {
  let timer: ReturnType<typeof setTimeout>;

  async function look() {
    clearTimeout(timer);
    const kept = keptRequests();
    if (kept.length === 0) return;
    const [due, waits] = splitByTurn(kept, Date.now());
    if (waits.length > 0) timer = setTimeout(look, SUBMIT_DELAY_MS + GRACE_MS);
    if (due.length === 0) return;
    try {
      const { deliverKept } = await import('./deliver-kept.ts');
      await deliverKept(desk, due, i18n);
    } catch {
      // Its code did not arrive. Nothing is lost: the next page tries again.
    }
  }

  void look();
  const unwatch = watchOutbox(look);
  return () => {
    clearTimeout(timer);
    unwatch();
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
