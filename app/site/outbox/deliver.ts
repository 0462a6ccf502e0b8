// Brings what a visitor has sent to the inbox: once, whichever page of the site does it.
import type { Outgoing } from '#app/content/requests.ts';
import type { Result } from '#app/store/adapter.ts';
import { discard, keep } from '#app/store/outbox.ts';
import type { Desk } from '#app/store/ports.ts';

/** What could not be delivered is still in the outbox, if it was there. */
export async function deliver(desk: Desk, outgoing: Outgoing): Promise<Result> {
  const result = await desk.send(outgoing);
  if (!result.ok && result.failure.kind === 'full') return sendWithoutCopy(desk, outgoing);
  if (result.ok) discard(outgoing);
  return result;
}

/** The copy in the outbox may itself be what leaves no room. */
async function sendWithoutCopy(desk: Desk, outgoing: Outgoing): Promise<Result> {
  discard(outgoing);
  const result = await desk.send(outgoing);
  if (!result.ok) keep(outgoing);
  return result;
}
