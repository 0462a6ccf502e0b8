import { type Outgoing, outgoingSchema } from '#app/content/requests.ts';
import type { I18n } from '#app/i18n/i18n.ts';
import type { Result } from '#app/store/adapter.ts';
import { discard, type Kept } from '#app/store/outbox.ts';
import type { Desk } from '#app/store/ports.ts';
import { toast } from '#app/ui/toast.ts';
import { canWait, settled } from './courier-signals.ts';
import { deliver } from './deliver.ts';
import { type OwnPromise, refusedToast, sentToast, slotGoneToast } from './sent-toast.ts';

/** Whether something could not be sent yet, and has to be tried again. One that cannot be read stays where it is. */
export async function deliverKept(
  desk: Desk,
  kept: readonly Kept[],
  i18n: I18n | undefined,
  promise: () => OwnPromise,
): Promise<boolean> {
  let mustWait = false;
  for (const { text } of kept) {
    const outgoing = readOutgoing(text);
    if (!outgoing) {
      console.error('A request that was left in the outbox could not be read.');
      continue;
    }
    const result = await deliver(desk, outgoing);
    if (!result.ok && canWait(result.failure)) mustWait = true;
    else if (i18n) end(outgoing, result, i18n, promise());
    else if (result.ok) settled.tell(outgoing, result);
  }
  return mustWait;
}

/** It has arrived, or never will: who sent it hears of it. */
function end(outgoing: Outgoing, result: Result, i18n: I18n, promise: OwnPromise): void {
  const kind = result.ok ? undefined : result.failure.kind;
  const isSlotGone = kind === 'conflict' && outgoing.request.kind === 'booking';
  // It will not be free again.
  if (isSlotGone) discard(outgoing);
  // Nobody takes it as it is. It stays where it is, unless its form is still open and holds it.
  else if (kind !== undefined && (kind !== 'corrupt' || wasTold(outgoing))) return;
  if (result.ok) toast(sentToast(i18n, outgoing.request, promise));
  else toast(isSlotGone ? slotGoneToast(i18n) : refusedToast(i18n));
  settled.tell(outgoing, result);
}

const TOLD = 'portfolio.refused.';

/** It is tried again by every page, for a later server may take it; in one tab it is said once. */
function wasTold({ at, key }: Outgoing): boolean {
  const name = `${TOLD}${at} ${key}`;
  try {
    const isTold = sessionStorage.getItem(name) !== null;
    sessionStorage.setItem(name, '');
    return isTold;
  } catch {
    return false;
  }
}

function readOutgoing(text: string): Outgoing | undefined {
  try {
    return outgoingSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
