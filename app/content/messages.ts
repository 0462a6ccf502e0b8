// The owner's inbox: whatever visitors sent, of any kind.
import * as z from 'zod/mini';
import { defineCollection } from './collection.ts';
import { anyText, id, moment, text, textList } from './fields.ts';
import { PROMISED_MAILS } from './mails.ts';
import { bookingSchema } from './requests.ts';

export const MESSAGE_STATUSES = ['new', 'read', 'replied', 'archived'] as const;
export const MESSAGE_KINDS = ['contact', 'inquiry', 'consultation', 'booking'] as const;

const toMailSchema = z.object({
  kind: z.enum(PROMISED_MAILS),
  /** Since when it is owed. */
  at: moment,
  /** The call that it is about, as it was agreed on then. */
  booking: z.optional(bookingSchema),
  /** Where on the site the visitor moves or cancels it. */
  path: z.optional(anyText),
  /** When the owner ticked it off. */
  doneAt: z.optional(moment),
});

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
  /** What the owner has to mail, where no server does it. */
  toMail: z.optional(z.array(toMailSchema)),
  /** The key of the request that it came with. */
  key: z.optional(anyText),
});

export const messagesSchema = z.array(messageSchema);
export type Message = z.infer<typeof messageSchema>;
export type ToMail = z.infer<typeof toMailSchema>;
export type MessageKind = Message['kind'];
export type MessageStatus = Message['status'];

export const messages = defineCollection({
  scope: 'inbox',
  schema: messagesSchema,
  label: 'Messages',
  screen: { path: 'messages', icon: 'Mail' },
  empty: [],
});
