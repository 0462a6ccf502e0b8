// The owner's part of the chatbot: the greeting, and answers that go before the built-in topics.
import * as z from 'zod/mini';
import { defineCollection } from './collection.ts';
import { id, requiredText, text } from './fields.ts';

export const chatbotResponseSchema = z.object({
  id,
  trigger: requiredText,
  response: requiredText,
  category: z._default(z.string(), 'General'),
});

export const quickQuerySchema = z.object({ id, text: requiredText, response: requiredText });

const chatbotShape = z.object({
  /** `{name}` stands for the owner's name; empty means the default greeting. */
  welcomeMessage: text,
  responses: z._default(z.array(chatbotResponseSchema), []),
  quickQueries: z._default(z.array(quickQuerySchema), []),
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
export type Chatbot = z.infer<typeof chatbotSchema>;

export const chatbot = defineCollection('site', chatbotSchema);

export const DEFAULT_WELCOME = "Hi! I'm {name}'s AI assistant. How can I help you today?";
/** How many quick queries the admin's preview shows. */
export const PREVIEW_QUERIES = 3;

/** Answers may hold the placeholders {name}, {email}, {phone}, {services} and {prices}. */
export const defaultChatbot: Chatbot = {
  welcomeMessage: DEFAULT_WELCOME,
  responses: [
    {
      id: 'services',
      trigger: 'services',
      response:
        '{name} offers {services}. Each card in the services section lists what is included.',
      category: 'Services',
    },
    {
      id: 'pricing',
      trigger: 'pricing',
      response: 'As a guide: {prices}. After a short call you get a fixed quote, in writing.',
      category: 'Pricing',
    },
    {
      id: 'contact',
      trigger: 'contact',
      response:
        'Write to {email} or send a WhatsApp message to {phone}. You hear back within 24 hours.',
      category: 'Contact',
    },
  ],
  quickQueries: [
    {
      id: 'services',
      text: 'What services do you offer?',
      response:
        '{name} offers {services}. Each card in the services section lists what is included.',
    },
    {
      id: 'pricing',
      text: 'How much does a project cost?',
      response: 'As a guide: {prices}. After a short call you get a fixed quote, in writing.',
    },
    {
      id: 'start',
      text: 'How do we get started?',
      response:
        'Book a free 30-minute consultation. The discovery call happens within 1 business day, and a written plan with a price follows.',
    },
  ],
};
