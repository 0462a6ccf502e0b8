// How a question enters the list of this browser.
import { questionOf, withQuestions } from '#app/content/chat/question-notes.ts';
import {
  QUESTIONS_KEPT,
  type QuestionNote,
  questionNoteSchema,
} from '#app/content/chat-questions.ts';
import type { Store } from './store.ts';

/** Where there is no room, it is not noted. */
export async function noteQuestion(store: Store, note: QuestionNote): Promise<void> {
  const { data } = questionNoteSchema.safeParse(note);
  const question = data && questionOf(data, new Date());
  if (!question) return;
  await store.update('chatQuestions', (list) => withQuestions(list, [question], QUESTIONS_KEPT));
}
