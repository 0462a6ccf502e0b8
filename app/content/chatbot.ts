// The owner's part of the chatbot: the greeting, and answers that go before the built-in topics.
import * as z from 'zod/mini';
import { defineCollection } from './collection.ts';
import { anyText, id, requiredText, requiredWords, words } from './fields.ts';

export const chatbotResponseSchema = z.object({
  id,
  trigger: requiredText,
  response: requiredWords,
  category: z._default(anyText, 'General'),
});

export const quickQuerySchema = z.object({ id, text: requiredWords, response: requiredWords });

/** What a question of the owner's own should be answered by, as `sourceOf` says it. */
export const testQuestionSchema = z.object({ id, question: requiredText, expected: requiredText });

const chatbotShape = z.object({
  /** `{name}` stands for the owner's name; empty means the default greeting. */
  welcomeMessage: words,
  responses: z._default(z.array(chatbotResponseSchema), []),
  quickQueries: z._default(z.array(quickQuerySchema), []),
  /** Asked again at each change of the others. Missing while there are none, so that older exports stay as they are. */
  tests: z.optional(z.array(testQuestionSchema)),
});

/** Older data calls the greeting `defaultMessage`. */
export const chatbotSchema = z.pipe(
  z.transform((value: unknown) => {
    if (typeof value !== 'object' || value === null || !('defaultMessage' in value)) return value;
    const { defaultMessage, ...rest } = value;
    return { welcomeMessage: defaultMessage, ...rest };
  }),
  chatbotShape,
);

export type ChatbotResponse = z.infer<typeof chatbotResponseSchema>;
export type QuickQuery = z.infer<typeof quickQuerySchema>;
export type TestQuestion = z.infer<typeof testQuestionSchema>;
export type Chatbot = z.infer<typeof chatbotSchema>;

export const chatbot = defineCollection({
  scope: 'site',
  schema: chatbotSchema,
  label: 'Chatbot',
  screen: { path: 'chatbot', icon: 'Bot' },
});

/** Without what only its owner needs. */
export function publicChatbot(chatbot: Chatbot): Chatbot {
  if (!chatbot.tests) return chatbot;
  const { tests, ...rest } = chatbot;
  return rest;
}

/** How many quick queries the admin's preview shows. */
export const PREVIEW_QUERIES = 3;
