// What the assistant could not answer, on a server.
import type { ChatQuestion } from '#app/content/chat-questions.ts';
import type { Questions } from '../ports.ts';
import { createAskedViews } from './asked-view.ts';
import { call, type Fetch } from './call.ts';

export interface HttpQuestions extends Questions {
  /** Something was asked or taken out. */
  refresh(): void;
}

export function createHttpQuestions(fetch: Fetch): HttpQuestions {
  const views = createAskedViews(fetch);

  async function post<T>(path: string, body: unknown) {
    const answer = await call<T>(fetch, 'POST', `/api/inbox/chat-questions/${path}`, body);
    views.refresh();
    return answer;
  }

  return {
    // Asked for each time: views to which nobody listens are forgotten.
    get all() {
      return views.view<readonly ChatQuestion[] | undefined>(
        '/api/inbox/chat-questions',
        undefined,
      );
    },
    async remove(ids) {
      const answer = await post<readonly ChatQuestion[]>('removal', { ids });
      if (!answer.ok) return { ok: false, failure: answer.failure };
      const removed = answer.body;
      if (removed.length === 0) return { ok: true };
      let isBack = false;
      return {
        ok: true,
        async restore() {
          if (isBack) return { ok: true };
          const back = await post('restored', removed);
          isBack = back.ok;
          return back.ok ? { ok: true } : { ok: false, failure: back.failure };
        },
      };
    },
    refresh: views.refresh,
  };
}
