import { type Chatbot, DEFAULT_WELCOME } from '../chatbot.ts';

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
