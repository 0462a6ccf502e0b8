// Fills an empty database with an exported site: all of it, or nothing.
import { type Bundle, type InboxContent, readBundle } from '#app/content/bundle.ts';
import type { SiteKey } from '#app/content/collections.ts';
import { type ContentWrite, writeAll } from './content.ts';
import { messageRow } from './inbox.ts';
import type { Database } from './open.ts';

/** Says in one line why it was not imported. */
export async function importBundle(
  { db }: Pick<Database, 'db'>,
  text: string,
  now: Date,
): Promise<string | undefined> {
  const read = readBundle(text);
  if (!read.ok) return read.reason;
  const { bundle } = read;
  const [saved] = await db.selectFrom('content').select('key').limit(1).execute();
  if (saved) return 'The site has content already: open Settings in the admin to import there.';
  await db.transaction().execute(async (transaction) => {
    await writeAll(transaction, writesOf(bundle), now);
    const { messages, consultations, bookings } = rowsOf(bundle.inbox ?? {});
    // One by one: a database takes only so many values at once. What is there already stays.
    for (const row of messages) {
      const insert = transaction.insertInto('messages').values(row);
      await insert.onConflict((conflict) => conflict.doNothing()).execute();
    }
    for (const row of consultations) {
      const insert = transaction.insertInto('consultations').values(row);
      await insert.onConflict((conflict) => conflict.doNothing()).execute();
    }
    for (const row of bookings) {
      const insert = transaction.insertInto('bookings').values(row);
      await insert.onConflict((conflict) => conflict.doNothing()).execute();
    }
  });
  return undefined;
}

function writesOf({ content }: Bundle): ContentWrite[] {
  return Object.entries(content).map(([key, value]) => ({
    key: key as SiteKey,
    version: 0,
    value,
  }));
}

function rowsOf({ messages = [], consultations = [], bookings = [] }: Partial<InboxContent>) {
  return {
    messages: messages.map((message) => ({ ...messageRow(message), is_spam: 0, deleted_at: null })),
    consultations: consultations.map((each) => ({ id: each.id, json: JSON.stringify(each) })),
    bookings: bookings.map(({ id, date, slot, ...rest }) => ({
      id,
      date,
      slot,
      json: JSON.stringify({ id, date, slot, ...rest }),
    })),
  };
}
