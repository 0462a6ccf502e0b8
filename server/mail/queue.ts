// Which mails a request, a reply or a change of a call causes. They are written in the transaction of what causes them:
// both are there or neither. Without a mail server the owner is left a note beside the message.
import type { Transaction } from 'kysely';
import { builtInContent } from '#app/content/built-in.ts';
import type { BookingMail, MailKind } from '#app/content/mails.ts';
import type { Message, ToMail } from '#app/content/messages.ts';
import type { VisitorRequest } from '#app/content/requests.ts';
import { owing } from '#app/content/to-mail.ts';
import { bookingLetter, confirmation, inLanguage, replyLetter } from '#app/mail/compose.ts';
import {
  type Letter,
  languageOf,
  type MailOwner,
  plainText,
  withoutBreaks,
} from '#app/mail/letter.ts';
import { letterHtml } from '#app/mail/letter-html.ts';
import { mailOwner } from '#app/mail/mail-owner.ts';
import { notice } from '#app/mail/notice.ts';
import type { BookingChange } from '../db/bookings.ts';
import { readContent } from '../db/content.ts';
import { insertMail } from '../db/mails.ts';
import type { Tables } from '../db/tables.ts';
import { isAddress, type Mailbox } from './mailbox.ts';

/** That mail is sent, and as whom. */
export interface Post {
  from: Mailbox;
  /** Where the site is, when that is known. */
  site?: string | undefined;
}

const MAIL_OF = {
  made: 'invitation',
  moved: 'moved',
  cancelled: 'cancelled',
} as const satisfies Record<BookingChange['change'], BookingMail>;

/** What a new request causes, one that was released too. */
export async function queueRequestMails(
  transaction: Transaction<Tables>,
  post: Post | undefined,
  id: string,
  request: VisitorRequest,
  now: Date,
): Promise<void> {
  // Whoever books it tells of it.
  if (request.kind === 'booking') return;
  const message = await storedMessage(transaction, id);
  if (!post || !message) return;
  const owner = await readOwner(transaction, post);
  const letter = confirmation(message, owner);
  await toVisitor(transaction, { message, kind: 'confirmation', letter, owner }, now);
  await toOwner(transaction, message, notice({ message }, owner), owner, now);
}

/** What a change of a call causes. A booking has the id of the message with which it came. */
export async function queueBookingMail(
  transaction: Transaction<Tables>,
  post: Post | undefined,
  { change, booking, by, path }: BookingChange,
  now: Date,
): Promise<void> {
  const message = await storedMessage(transaction, booking.id);
  // It came with a file of another site: nobody was promised anything by this one.
  if (!message) return;
  const kind = MAIL_OF[change];
  if (!post) {
    return owe(transaction, message, { kind, at: now.toISOString(), booking, path });
  }
  const owner = await readOwner(transaction, post);
  const language = languageOf(message);
  const link = post.site && `${post.site}${inLanguage(path, language)}`;
  const news = { change: kind, booking, at: now, link };
  const letter = bookingLetter(news, language, owner);
  await toVisitor(transaction, { message, kind, letter, owner }, now);
  if (by === 'owner') return;
  const told = notice({ message, booking, ...(change !== 'made' && { change }) }, owner);
  await toOwner(transaction, message, told, owner, now);
}

/** The message holds the reply already. */
export async function queueReplyMail(
  transaction: Transaction<Tables>,
  post: Post | undefined,
  message: Message,
  now: Date,
): Promise<void> {
  if (!post) return owe(transaction, message, { kind: 'reply', at: now.toISOString() });
  const owner = await readOwner(transaction, post);
  const letter = replyLetter(message, message.reply ?? '', owner);
  await toVisitor(transaction, { message, kind: 'reply', letter, owner }, now);
}

async function storedMessage(
  transaction: Transaction<Tables>,
  id: string,
): Promise<Message | undefined> {
  const row = await transaction
    .selectFrom('messages')
    .select('json')
    .where('id', '=', id)
    .executeTakeFirst();
  return row && JSON.parse(row.json);
}

async function owe(transaction: Transaction<Tables>, message: Message, mail: ToMail) {
  const json = JSON.stringify(owing(message, mail));
  await transaction.updateTable('messages').set({ json }).where('id', '=', message.id).execute();
}

interface Owner extends MailOwner {
  /** Who wants to be told, when somebody does. */
  notices: string | undefined;
}

/** An invitation needs somebody who answers for it: where the owner has no address, that is whom the site mails as. */
export function answeringOwner(
  content: Parameters<typeof mailOwner>[0],
  post: Post | undefined,
): MailOwner {
  const owner = mailOwner(content, post?.site);
  return isAddress(owner.email) ? owner : { ...owner, email: post?.from.address ?? '' };
}

async function readOwner(transaction: Transaction<Tables>, post: Post): Promise<Owner> {
  const saved = await readContent(transaction, ['about', 'settings', 'availability']);
  const about = saved.about?.value ?? builtInContent.about;
  const settings = saved.settings?.value ?? builtInContent.settings;
  const availability = saved.availability?.value ?? builtInContent.availability;
  const account = await transaction.selectFrom('owner').select('email').executeTakeFirst();
  return {
    ...answeringOwner({ about, settings, availability }, post),
    notices: settings.notifications.emailNotifications ? account?.email : undefined,
  };
}

interface Addressed {
  message: Message;
  kind: MailKind;
  letter: Letter;
  owner: MailOwner;
}

const written = (letter: Letter, owner: MailOwner) => ({
  subject: letter.subject,
  text: plainText(letter),
  html: letterHtml(letter, owner),
  invite: letter.invite,
});

async function toVisitor(
  transaction: Transaction<Tables>,
  { message, kind, letter, owner }: Addressed,
  now: Date,
): Promise<void> {
  const recipient = message.email.trim();
  const body = {
    ...written(letter, owner),
    replyTo: { name: owner.name, address: owner.email },
    isAutomatic: kind !== 'reply',
  };
  const problem = isAddress(recipient) ? undefined : 'This is not an e-mail address.';
  const mail = { messageId: message.id, kind, recipient, body, problem };
  await insertMail(transaction, mail, now);
}

/** To the account: an address that somebody has signed in with. */
async function toOwner(
  transaction: Transaction<Tables>,
  { id, name, email }: Message,
  letter: Letter,
  owner: Owner,
  now: Date,
): Promise<void> {
  const { notices: recipient } = owner;
  if (recipient === undefined || !isAddress(recipient)) return;
  const address = email.trim();
  const replyTo = isAddress(address) ? { name: withoutBreaks(name), address } : undefined;
  const body = { ...written(letter, owner), replyTo, isAutomatic: true };
  await insertMail(transaction, { messageId: id, kind: 'notice', recipient, body }, now);
}
