// How much one address may send within an hour of what is written down without a sender. It is counted in memory and
// nowhere else, so that nothing says whose question it was; several processes count each for itself.
import { WINDOWS_MS } from './request-rules.ts';

/** How many addresses are remembered at a time; those that came first are forgotten first. */
const SENDERS_MAX = 10_000;

export function createSenderLimits(most: number, now: () => Date): (sender: string) => boolean {
  const sent = new Map<string, { since: number; count: number }>();
  return (sender) => {
    const moment = now().getTime();
    const known = sent.get(sender);
    const isNew = !known || moment - known.since >= WINDOWS_MS.hour;
    const current = isNew ? { since: moment, count: 0 } : known;
    current.count += 1;
    if (isNew) sent.delete(sender);
    sent.set(sender, current);
    const [first] = sent.keys();
    if (sent.size > SENDERS_MAX && first !== undefined) sent.delete(first);
    return current.count <= most;
  };
}
