import type { QuickQuery } from '#app/content/chatbot.ts';
import { bindTo } from '../editor/bind.ts';
import { ItemSummary } from '../editor/item-summary.tsx';
import { type FormProps, type ListDefinition, missing } from '../editor/list-definition.ts';
import { TextAreaField, TextField } from '../editor/text-field.tsx';
import { PLACEHOLDER_HINT } from './placeholder-hint.ts';

export const queryList: ListDefinition<QuickQuery, QuickQuery> = {
  noun: 'quick query',
  heading: 'Quick queries',
  addLabel: 'Add Quick Query',
  saveLabel: 'Save Query',
  keyOf: ({ id }) => id,
  titleOf: ({ text }) => text,
  blank: () => ({ id: String(Date.now()), text: '', response: '' }),
  toForm: (query) => query,
  fromForm: (form) => ({ ...form, text: form.text.trim(), response: form.response.trim() }),
  validate: (form) => missing(form, ['text', 'response']),
  incomplete: { title: 'Error', text: 'Please fill in all required fields.' },
  deleted: { title: 'Query Deleted', text: 'Save to take it out of the chat.' },
  Fields: QueryFields,
  Summary: ({ item }) => <ItemSummary title={item.text} text={item.response} />,
};

function QueryFields({ value, errors, onChange }: FormProps<QuickQuery>) {
  const bind = bindTo({ value, errors, onChange });
  return (
    <>
      <TextField
        label="Text"
        required
        hint="The question that a visitor can click."
        {...bind('text')}
      />
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
