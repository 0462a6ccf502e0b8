import { noteText } from '#app/content/chat/question-notes.ts';
import type { QuestionNote } from '#app/content/chat-questions.ts';
import { usePort } from '#app/store/use-content.tsx';
import type { Reply } from './think.ts';

/** Tells the owner that a question has no answer, or none that helped. */
export function useNote(): (reply: Reply, why: QuestionNote['why']) => void {
  const desk = usePort('desk');
  return ({ question, language }, why) => desk.note({ text: noteText(question), language, why });
}
