import type { ChatbotResponse } from '#app/content/chatbot.ts';
import { Badge } from '#app/ui/badge.tsx';
import { bindTo } from '../editor/bind.ts';
import { ItemSummary } from '../editor/item-summary.tsx';
import { type FormProps, type ListDefinition, missing } from '../editor/list-definition.ts';
import { TextAreaField, TextField } from '../editor/text-field.tsx';
import { PLACEHOLDER_HINT } from './placeholder-hint.ts';

const DEFAULT_CATEGORY = 'General';

export const responseList: ListDefinition<ChatbotResponse, ChatbotResponse> = {
  noun: 'response',
  heading: 'Custom responses',
  addLabel: 'Add Response',
  saveLabel: 'Save Response',
  keyOf: ({ id }) => id,
  titleOf: ({ trigger }) => trigger,
  blank: () => ({
    id: String(Date.now()),
    trigger: '',
    response: '',
    category: DEFAULT_CATEGORY,
  }),
  toForm: (response) => response,
  fromForm: (form) => ({
    ...form,
    trigger: form.trigger.trim(),
    response: form.response.trim(),
    category: form.category.trim() || DEFAULT_CATEGORY,
  }),
  validate: (form) => missing(form, ['trigger', 'response']),
  incomplete: { title: 'Error', text: 'Please fill in all required fields.' },
  deleted: { title: 'Response Deleted', text: 'Save to take it out of the chat.' },
  Fields: ResponseFields,
  Summary: ({ item }) => (
    <ItemSummary title={item.trigger} text={item.response}>
      <Badge>
        <bdi className="max-w-48 truncate">{item.category}</bdi>
      </Badge>
    </ItemSummary>
  ),
};

function ResponseFields({ value, errors, onChange }: FormProps<ChatbotResponse>) {
  const bind = bindTo({ value, errors, onChange });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Trigger"
          required
          hint="A word or phrase in the visitor’s message."
          {...bind('trigger')}
        />
        <TextField
          label="Category"
          hint="For your own order; General if empty."
          {...bind('category')}
        />
      </div>
      <TextAreaField
        label="Response"
        required
        rows={3}
        hint={PLACEHOLDER_HINT}
        {...bind('response')}
      />
    </>
  );
}
