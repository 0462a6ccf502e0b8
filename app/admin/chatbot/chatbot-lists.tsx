import { DEFAULT_WELCOME } from '#app/content/chat/default-welcome.ts';
import { normalise } from '#app/content/chat/normalise.ts';
import type { Chatbot, ChatbotResponse, QuickQuery } from '#app/content/chatbot.ts';
import { Badge } from '#app/ui/badge.tsx';
import { splitCommas } from '../editor/entries.ts';
import { text } from '../editor/fields/basic.tsx';
import type { Fields } from '../editor/form.ts';
import { ItemSummary } from '../editor/item-summary.tsx';
import { defineList, type ItemIdentity } from '../editor/list-definition.ts';

const PLACEHOLDERS =
  'You can use {name}, {email}, {phone}, {services} and {prices}; they are filled in from your content.';

const response = text({ label: 'Response', required: true, rows: 3, hint: PLACEHOLDERS });
const deleted = (title: string) => ({ title, text: 'Save to take it out of the chat.' });
const fresh = () => ({ id: String(Date.now()) });

export const GREETING: Fields<Pick<Chatbot, 'welcomeMessage'>> = {
  welcomeMessage: text({
    label: 'Welcome message',
    rows: 2,
    hint: '{name} stands for your name. Empty shows the default greeting.',
    placeholder: DEFAULT_WELCOME,
  }),
};

const QUERIES: ItemIdentity<QuickQuery> = {
  noun: 'quick query',
  keyOf: ({ id }) => id,
  titleOf: ({ text }) => text,
};

export const queryList = defineList(QUERIES, {
  fields: {
    text: text({ label: 'Text', required: true, hint: 'The question that a visitor can click.' }),
    response,
  },
  fresh,
  belongs: 'each question that visitors should find ready to click',
  words: { saveLabel: 'Save Query', deleted: deleted('Query Deleted') },
  Summary: ({ item }) => <ItemSummary title={item.text} text={item.response} />,
});

const RESPONSES: ItemIdentity<ChatbotResponse> = {
  noun: 'response',
  keyOf: ({ id }) => id,
  titleOf: ({ trigger }) => trigger,
};

export const responseList = defineList(RESPONSES, {
  fields: {
    trigger: text({
      label: 'Trigger',
      required: true,
      hint: 'A word or phrase in the visitor’s message; several with commas between.',
      check: (written) =>
        splitCommas(written).every(normalise)
          ? undefined
          : 'Signs alone are not recognised: each trigger needs a letter or a digit.',
      row: 'halves',
    }),
    category: text({
      label: 'Category',
      hint: 'For your own order; General if empty.',
      fallback: 'General',
      row: 'halves',
    }),
    response,
  },
  fresh,
  belongs: 'each answer that you want to word yourself',
  words: { heading: 'Custom responses', deleted: deleted('Response Deleted') },
  Summary: ({ item }) => (
    <ItemSummary title={item.trigger} text={item.response}>
      <Badge>
        <bdi className="max-w-48 truncate">{item.category}</bdi>
      </Badge>
    </ItemSummary>
  ),
});
