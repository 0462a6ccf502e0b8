// The desk of a site on a server.
import type { TakenCall } from '#app/content/booking.ts';
import { plainFormAction } from '#app/content/request-options.ts';
import { failure } from '../adapter.ts';
import type { Desk } from '../ports.ts';
import { createAskedViews } from './asked-view.ts';
import { call, type Fetch } from './call.ts';

/** A line that is open and says nothing is none: the request is kept, and tried again later. */
const PATIENCE_MS = 20_000;

export function createHttpDesk(fetch: Fetch): Desk {
  const views = createAskedViews(fetch);
  const fetchSoon: Fetch = (path, init) =>
    fetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  return {
    place: 'server',
    async send(outgoing) {
      const answer = await call(fetchSoon, 'POST', '/api/requests', outgoing);
      // Whoever books changes what is free, and whoever comes too late has to see it.
      if (outgoing.request?.kind === 'booking') views.refresh();
      if (answer.ok) return { ok: true };
      const { kind, message } = answer.failure;
      // What else is wrong with a server no visitor can help: the request waits until it is right again.
      const isFinal = kind === 'conflict' || kind === 'corrupt' || kind === 'unreachable';
      return failure(isFinal ? kind : 'busy', message);
    },
    formAction: plainFormAction,
    takenCalls: (from, to) =>
      views.view<readonly TakenCall[]>(`/api/slots?${new URLSearchParams({ from, to })}`, []),
    note: (question) => void call(fetchSoon, 'POST', '/api/chat-questions', question),
  };
}
