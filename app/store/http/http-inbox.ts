// The inbox of a site on a server: the database finds, counts and orders; a change is heard of through `refresh`.
import type { InboxContent } from '#app/content/bundle.ts';
import type { Message } from '#app/content/messages.ts';
import { COPIES_KEPT_DAYS, type HeldAbout } from '#app/content/person.ts';
import type { Result } from '../adapter.ts';
import type { Inbox, MessageCounts, MessagePage, SentMail } from '../ports.ts';
import { createAskedViews } from './asked-view.ts';
import { type Answer, call, type Fetch } from './call.ts';

export interface HttpInbox extends Inbox {
  /** Something has arrived or changed. */
  refresh(): void;
}

const toResult = (answer: Answer<unknown>): Result =>
  answer.ok ? { ok: true } : { ok: false, failure: answer.failure };

const search = (values: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));

export function createHttpInbox(fetch: Fetch): HttpInbox {
  const views = createAskedViews(fetch);

  async function change(
    method: 'POST' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<Answer<unknown>> {
    const answer = await call(fetch, method, path, body);
    views.refresh();
    return answer;
  }

  return {
    counts: views.view<MessageCounts | undefined>('/api/inbox/counts', undefined),
    page: (filter, from, count) =>
      views.view<MessagePage | undefined>(
        `/api/inbox/messages?${search({ ...filter, from, count })}`,
        undefined,
      ),
    total: (filter) =>
      views.view<number | undefined>(
        `/api/inbox/total?${search({ ...filter })}`,
        undefined,
        (body) => (body as { total: number }).total,
      ),
    message: (id) =>
      views.view<Message | null | undefined>(
        `/api/inbox/messages/${encodeURIComponent(id)}`,
        undefined,
        (body) => (body as { message: Message | null }).message,
      ),
    async csv(filter) {
      const path = `/api/inbox/messages.csv?${search({ ...filter })}`;
      const answer = await call<Blob>(fetch, 'GET', path, undefined, (file) => file.blob());
      return answer.ok ? answer.body : { ok: false, failure: answer.failure };
    },
    setStatus: async (ids, status, from) =>
      toResult(await change('POST', '/api/inbox/status', { ids, status, from })),
    async reply(message, text) {
      const send = () => change('POST', '/api/inbox/reply', { message, text });
      const answer = await send();
      // It may be saved, and only the answer lost: sent again it stays one reply, and the server says that it is there.
      const isLost = !answer.ok && answer.failure.kind === 'unreachable';
      return toResult(isLost ? await send() : answer);
    },
    setMailed: async (id, { kind, at }, isDone) => {
      const path = `/api/inbox/messages/${encodeURIComponent(id)}/mailed`;
      return toResult(await change('POST', path, { kind, at, isDone }));
    },
    mail: {
      isSending: views.view<boolean | undefined>(
        '/api/inbox/mail',
        undefined,
        (body) => (body as { isSending: boolean }).isSending,
      ),
      of: (id) =>
        views.view<readonly SentMail[] | undefined>(
          `/api/inbox/messages/${encodeURIComponent(id)}/mails`,
          undefined,
          (body) => (body as { mails: readonly SentMail[] }).mails,
        ),
      retry: async (mailId) => {
        const path = `/api/inbox/mails/${encodeURIComponent(mailId)}/retry`;
        return toResult(await change('POST', path));
      },
    },
    async remove(id) {
      const path = `/api/inbox/messages/${encodeURIComponent(id)}`;
      const answer = await change('DELETE', path);
      if (!answer.ok) return { ok: false, failure: answer.failure };
      if (!(answer.body as { wasThere: boolean }).wasThere) return { ok: true };
      return {
        ok: true,
        restore: async () => toResult(await change('POST', `${path}/restore`)),
      };
    },
    person: {
      // The address is no part of an address: those are written down by proxies.
      async read(email) {
        const answer = await call<HeldAbout>(fetch, 'POST', '/api/inbox/person', { email });
        return answer.ok ? { ok: true, held: answer.body } : { ok: false, failure: answer.failure };
      },
      erase: async (email) => toResult(await change('POST', '/api/inbox/person/erase', { email })),
      copiesKeptDays: COPIES_KEPT_DAYS,
    },
    async release(id) {
      const path = `/api/inbox/messages/${encodeURIComponent(id)}/release`;
      const answer = await change('POST', path);
      if (!answer.ok) return { ok: false, failure: answer.failure };
      return { ok: true, slotTaken: (answer.body as { slotTaken: boolean }).slotTaken };
    },
    whole: {
      async read() {
        const answer = await call<InboxContent>(fetch, 'GET', '/api/inbox/whole');
        return answer.ok ? answer.body : { ok: false, failure: answer.failure };
      },
      async add(content) {
        const answer = await change('POST', '/api/inbox/whole', content);
        if (!answer.ok) return { ok: false, failure: answer.failure };
        const { callsWithoutTime } = answer.body as { callsWithoutTime: number };
        return { ok: true, callsWithoutTime };
      },
    },
    refresh: views.refresh,
  };
}
