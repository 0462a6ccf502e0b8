// What the assistant could not answer in this browser.
import { latestFirst, withQuestions } from '#app/content/chat/question-notes.ts';
import { type ChatQuestion, QUESTIONS_KEPT } from '#app/content/chat-questions.ts';
import { localView } from './local-view.ts';
import type { Questions } from './ports.ts';
import type { Store } from './store.ts';

export function createLocalQuestions(store: Store): Questions {
  return {
    all: localView(store, 'chatQuestions', (list) => list.toSorted(latestFirst)),
    async remove(ids) {
      let removed: ChatQuestion[] = [];
      const result = await store.update('chatQuestions', (list) => {
        removed = list.filter(({ id }) => ids.includes(id));
        return list.filter(({ id }) => !ids.includes(id));
      });
      if (!result.ok || removed.length === 0) return result;
      let isBack = false;
      return {
        ok: true,
        async restore() {
          if (isBack) return { ok: true };
          const back = await store.update('chatQuestions', (list) =>
            withQuestions(list, removed, QUESTIONS_KEPT),
          );
          isBack = back.ok;
          return back;
        },
      };
    },
  };
}
