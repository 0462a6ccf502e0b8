// The calls of a site on a server.
import type { Booking } from '#app/content/requests.ts';
import type { Result } from '../adapter.ts';
import type { Calls } from '../ports.ts';
import { createAskedViews } from './asked-view.ts';
import { call, type Fetch } from './call.ts';

export interface HttpCalls extends Calls {
  /** Something has been booked, moved or cancelled. */
  refresh(): void;
}

export function createHttpCalls(fetch: Fetch): HttpCalls {
  const views = createAskedViews(fetch);

  async function change(method: 'POST' | 'DELETE', path: string, body?: unknown): Promise<Result> {
    const answer = await call(fetch, method, path, body);
    views.refresh();
    return answer.ok ? { ok: true } : { ok: false, failure: answer.failure };
  }

  const pathOf = ({ id }: Booking, what: string) => `/api/calls/${encodeURIComponent(id)}/${what}`;
  const known = ({ sequence = 0 }: Booking) => ({ sequence });
  return {
    agreed: views.view<readonly Booking[] | undefined>('/api/calls', undefined),
    change: {
      move: (booking, to) =>
        change('POST', pathOf(booking, 'move'), { ...known(booking), to: to.toISOString() }),
      cancel: (booking) => change('POST', pathOf(booking, 'cancel'), known(booking)),
    },
    feed: {
      since: views.view<string | null | undefined>(
        '/api/calls/feed',
        undefined,
        (body) => (body as { since: string | null }).since,
      ),
      async make() {
        const answer = await call<{ path: string }>(fetch, 'POST', '/api/calls/feed');
        views.refresh();
        return answer.ok
          ? { ok: true, path: answer.body.path }
          : { ok: false, failure: answer.failure };
      },
      end: () => change('DELETE', '/api/calls/feed'),
    },
    refresh: views.refresh,
  };
}
