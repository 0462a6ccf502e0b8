// The desk of a site on a server.
import type { TakenSlot } from '#app/content/booking.ts';
import type { Desk } from '../ports.ts';
import { createAskedViews } from './asked-view.ts';
import { call, type Fetch } from './call.ts';

export function createHttpDesk(fetch: Fetch): Desk {
  const views = createAskedViews(fetch);
  return {
    async send(outgoing) {
      const answer = await call(fetch, 'POST', '/api/requests', outgoing);
      // Whoever books changes what is free, and whoever comes too late has to see it.
      if (outgoing.request?.kind === 'booking') views.refresh();
      return answer.ok ? { ok: true } : { ok: false, failure: answer.failure };
    },
    takenSlots: (from, to) =>
      views.view<readonly TakenSlot[]>(`/api/slots?${new URLSearchParams({ from, to })}`, []),
  };
}
