// What visitors sent, as rows, and what the owner does with it.
import type { Kysely } from 'kysely';
import { searchText } from '#app/content/find-messages.ts';
import type { Message, MessageStatus } from '#app/content/messages.ts';
import { answered, type MailName, ticked } from '#app/content/to-mail.ts';
import { type Post, queueReplyMail } from '../mail/queue.ts';
import type { Tables } from './tables.ts';

type Database = Kysely<Tables>;

export function messageRow(message: Message) {
  const { id, kind, status, timestamp } = message;
  return {
    id,
    kind,
    status,
    // As one form that sorts: a stored moment may be written in another.
    timestamp: new Date(timestamp).toISOString(),
    search: searchText(message),
    json: JSON.stringify(message),
  };
}

export const messageOf = ({ json }: { json: string }): Message => JSON.parse(json);

export async function findMessage(db: Database, id: string): Promise<Message | null> {
  const row = await db
    .selectFrom('messages')
    .select('json')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? messageOf(row) : null;
}

/** Of those that are there, and still have a certain status where one is named. How many that were. */
export async function setStatus(
  db: Database,
  {
    ids,
    status,
    from,
  }: { ids: readonly string[]; status: MessageStatus; from?: MessageStatus | undefined },
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    // The write comes first: whoever else writes waits for it.
    const rows = await transaction
      .updateTable('messages')
      .set({ status })
      .where('id', 'in', [...ids])
      .where('deleted_at', 'is', null)
      .$if(from !== undefined, (query) => query.where('status', '=', from as MessageStatus))
      .returning(['id', 'json'])
      .execute();
    for (const row of rows) {
      const json = JSON.stringify({ ...messageOf(row), status });
      await transaction.updateTable('messages').set({ json }).where('id', '=', row.id).execute();
    }
    return rows.length;
  });
}

/** The message as it is now with its reply; one that was deleted meanwhile comes back with it. */
export async function replyTo(
  db: Database,
  message: Message,
  reply: string,
  now: Date,
  post?: Post,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const revived = { deleted_at: null, ...messageRow(message) };
    await transaction
      .insertInto('messages')
      .values({ ...revived, is_spam: 0 })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ deleted_at: null }))
      .execute();
    const row = await transaction
      .selectFrom('messages')
      .select('json')
      .where('id', '=', message.id)
      .executeTakeFirstOrThrow();
    const found = messageOf(row);
    // Whoever did not hear that it was taken sends it again; it is mailed once. Who knows of it says the same once more.
    const isKnown = found.replyTimestamp === message.replyTimestamp;
    if (found.reply === reply && !isKnown) return;
    const replied = answered(found, reply, now);
    await transaction
      .updateTable('messages')
      .set(messageRow(replied))
      .where('id', '=', message.id)
      .execute();
    await queueReplyMail(transaction, post, replied, now);
  });
}

/** Whether there was such a mail. */
export async function tickMail(
  db: Database,
  id: string,
  mail: MailName,
  doneAt: Date | undefined,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // The write comes first: whoever else writes waits for it.
    await transaction.updateTable('messages').set({ id }).where('id', '=', id).execute();
    const message = await findMessage(transaction, id);
    const changed = message && ticked(message, mail, doneAt);
    if (!changed) return false;
    const json = JSON.stringify(changed);
    await transaction.updateTable('messages').set({ json }).where('id', '=', id).execute();
    return true;
  });
}

/** Whether it was there. It can come back until it is removed for good. */
export async function deleteMessage(db: Database, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ deleted_at: now.toISOString() })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function restoreMessage(db: Database, id: string): Promise<void> {
  await db.updateTable('messages').set({ deleted_at: null }).where('id', '=', id).execute();
}
