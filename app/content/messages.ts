// The owner's inbox: whatever visitors sent, of any kind.
import * as z from 'zod/mini';
import { defineCollection } from './collection.ts';
import { anyText, id, moment, text, textList } from './fields.ts';

export const MESSAGE_STATUSES = ['new', 'read', 'replied', 'archived'] as const;
export const MESSAGE_KINDS = ['contact', 'inquiry', 'consultation', 'booking'] as const;

export const messageSchema = z.object({
  id,
  kind: z._default(z.enum(MESSAGE_KINDS), 'contact'),
  name: text,
  email: text,
  company: z.optional(anyText),
  subject: text,
  message: text,
  /** The services a visitor picked in the contact or inquiry form. */
  services: textList,
  status: z._default(z.enum(MESSAGE_STATUSES), 'new'),
  timestamp: moment,
  reply: z.optional(anyText),
  replyTimestamp: z.optional(moment),
  /** The language in which the visitor read the site. */
  language: z.optional(anyText),
  /** The key of the request that it came with. */
  key: z.optional(anyText),
});

export const messagesSchema = z.array(messageSchema);
export type Message = z.infer<typeof messageSchema>;
export type MessageKind = Message['kind'];
export type MessageStatus = Message['status'];

export const messages = defineCollection({
  scope: 'inbox',
  schema: messagesSchema,
  label: 'Messages',
  screen: { path: 'messages', icon: 'Mail' },
  empty: [],
});
