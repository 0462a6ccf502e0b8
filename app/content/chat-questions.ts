// What the assistant could not answer, for its owner to learn from. Nothing in it says who asked.
import * as z from 'zod/mini';
import { QUESTION_MAX, withoutContacts } from './chat/question-notes.ts';
import { defineCollection } from './collection.ts';
import { anyText, moment } from './fields.ts';

/** How many one browser keeps. Those that were asked longest ago go first. */
export const QUESTIONS_KEPT = 200;

/** Nothing was understood; something was, and the assistant asked back; or a visitor said that the answer was no help. */
export const QUESTION_REASONS = ['notUnderstood', 'moreDetail', 'unhelpful'] as const;

const note = {
  text: anyText.check(z.overwrite(withoutContacts), z.minLength(1), z.maxLength(QUESTION_MAX)),
  /** That of the question: one of the languages of `chat/spoken.ts`. */
  language: anyText.check(z.maxLength(16)),
  why: z.enum(QUESTION_REASONS),
};

/** A question on its way to the owner. */
export const questionNoteSchema = z.object(note);

export const chatQuestionSchema = z.object({
  ...note,
  /** The same question has the same one, however it is typed. */
  id: anyText,
  count: z.number().check(z.refine((count) => Number.isInteger(count) && count > 0)),
  firstAt: moment,
  lastAt: moment,
});

export type QuestionNote = z.infer<typeof questionNoteSchema>;
export type ChatQuestion = z.infer<typeof chatQuestionSchema>;

/** Those of one browser; a server has a table for them. */
export const chatQuestions = defineCollection({
  scope: 'device',
  schema: z.array(chatQuestionSchema),
  label: 'Questions to the assistant',
  empty: [],
});
