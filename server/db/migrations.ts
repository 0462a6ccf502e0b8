// One list for both databases. A migration that was released is never changed: what comes later is a new one.
import { type Kysely, type Migration, sql } from 'kysely';
import { callOf } from '#app/content/booking.ts';
import { searchText } from '#app/content/find-messages.ts';
import { createDaily } from './daily.ts';
import { createMessageCounts } from './message-counts.ts';
import { createSearchIndex } from './message-search.ts';

type Database = Kysely<unknown>;

const first: Migration = {
  async up(db: Database) {
    for (const name of ['content', 'revisions']) {
      const table = db.schema
        .createTable(name)
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('schema_version', 'integer', (column) => column.notNull())
        .addColumn('json', 'text')
        .addColumn('saved_at', 'text', (column) => column.notNull());
      // Of the content one version of each, of its revisions many.
      const columns = name === 'content' ? (['key'] as const) : (['key', 'version'] as const);
      await table.addPrimaryKeyConstraint(`${name}_key`, [...columns]).execute();
    }
    await db.schema
      .createTable('messages')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('search', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('timestamp', 'text', (column) => column.notNull())
      .addColumn('is_spam', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('deleted_at', 'text')
      .addColumn('json', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('messages_in_order')
      .on('messages')
      .columns(['is_spam', 'deleted_at', 'timestamp', 'id'])
      .execute();
    await db.schema
      .createIndex('messages_by_status')
      .on('messages')
      .columns(['is_spam', 'deleted_at', 'status', 'timestamp', 'id'])
      .execute();
    await db.schema
      .createTable('consultations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('json', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('bookings')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('date', 'text', (column) => column.notNull())
      .addColumn('slot', 'text', (column) => column.notNull())
      .addColumn('json', 'text', (column) => column.notNull())
      // A slot belongs to one visitor.
      .addUniqueConstraint('bookings_slot', ['date', 'slot'])
      .execute();
    await db.schema
      .createTable('requests')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('sender', 'text')
      .execute();
    await db.schema
      .createIndex('requests_by_sender')
      .on('requests')
      .columns(['sender', 'received_at'])
      .execute();
    await db.schema
      .createTable('held')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('json', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('owner')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('setup')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('issued_at', 'text', (column) => column.notNull())
      .addColumn('previous_hash', 'text', (column) => column.unique())
      .addColumn('previous_until', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('agent', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('attempts')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('failures', 'integer', (column) => column.notNull())
      // Milliseconds do not fit into the integer of PostgreSQL.
      .addColumn('wait_until', 'bigint', (column) => column.notNull())
      .addColumn('known_until', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('attempts_by_time')
      .on('attempts')
      .columns(['wait_until'])
      .execute();
  },
};

/**
 * What is not deleted, in the order in which it is shown, whatever it is filtered by; and for counting an index that is
 * enough by itself. They leave out what is deleted: PostgreSQL finds no order behind a column that is null.
 */
const messagesInOrder: Migration = {
  async up(db: Database) {
    const order = ['timestamp', 'id'];
    const indexes = {
      messages_in_order: order,
      messages_by_status: ['status', ...order],
      messages_by_kind: ['kind', ...order],
      messages_of_every_sort: ['status', 'kind'],
    };
    for (const [name, columns] of Object.entries(indexes)) {
      await db.schema.dropIndex(name).ifExists().execute();
      await db.schema
        .createIndex(name)
        .on('messages')
        .columns(['is_spam', ...columns])
        .where(sql.ref('deleted_at'), 'is', null)
        .execute();
    }
  },
};

/** Mails on their way. What waits and is due is found by its index, what belongs to a message by the other. */
const mail: Migration = {
  async up(db: Database) {
    await db.schema
      .createTable('mails')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('message_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('json', 'text')
      .addColumn('made_at', 'text', (column) => column.notNull())
      .addColumn('next_at', 'text', (column) => column.notNull())
      .addColumn('give_up_at', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('claim', 'text')
      .addColumn('reason', 'text')
      .execute();
    await db.schema
      .createIndex('mails_due')
      .on('mails')
      .columns(['next_at'])
      .where(sql.ref('state'), '=', sql.lit('waiting'))
      .execute();
    await db.schema.createIndex('mails_of_message').on('mails').columns(['message_id']).execute();
  },
};

/** The pictures of the library, each with the forms that visitors get. */
const media: Migration = {
  async up(db: Database) {
    await db.schema
      .createTable('media')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('file', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('alt', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('media_files')
      .addColumn('media_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      // SQLite knows no such type, and keeps bytes in any column as they are.
      .addColumn('bytes', 'bytea', (column) => column.notNull())
      .addPrimaryKeyConstraint('media_files_key', ['media_id', 'name'])
      .execute();
  },
};

/**
 * A booking gets its moments, so that two are compared by when they are and not by what their slots are called; and
 * whether it stands, so that a cancelled one is kept and frees its time.
 */
const calendar: Migration = {
  async up(db: Database) {
    await db.schema
      .createTable('bookings_with_moments')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('starts_at', 'text')
      .addColumn('ends_at', 'text')
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('sequence', 'integer', (column) => column.notNull())
      .addColumn('json', 'text', (column) => column.notNull())
      .execute();
    const { rows } = await sql<{ id: string; json: string }>`select * from bookings`.execute(db);
    for (const { id, json } of rows) {
      const call = callOf(JSON.parse(json));
      const [starts, ends] = [call?.startsAt.toISOString(), call?.endsAt.toISOString()];
      await sql`insert into bookings_with_moments (id, starts_at, ends_at, status, sequence, json)
        values (${id}, ${starts ?? null}, ${ends ?? null}, 'booked', 0, ${json})`.execute(db);
    }
    await db.schema.dropTable('bookings').execute();
    await db.schema.alterTable('bookings_with_moments').renameTo('bookings').execute();
    // A moment belongs to one visitor.
    await db.schema
      .createIndex('bookings_in_order')
      .unique()
      .on('bookings')
      .column('starts_at')
      .where(sql.ref('status'), '=', sql.lit('booked'))
      .execute();
    await db.schema
      .createTable('calendar')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('link_secret', 'text', (column) => column.notNull())
      .addColumn('feed_hash', 'text')
      .addColumn('feed_made_at', 'text')
      .execute();
  },
};

const chatQuestions: Migration = {
  async up(db: Database) {
    await db.schema
      .createTable('chat_questions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('why', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('first_at', 'text', (column) => column.notNull())
      .addColumn('last_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('chat_questions_in_order')
      .on('chat_questions')
      .columns(['last_at', 'id'])
      .execute();
  },
};

const ROWS_AT_ONCE = 1000;

/** What is searched has lost the marks of its letters. */
const searchWithoutMarks: Migration = {
  async up(db: Database) {
    let last = '';
    for (;;) {
      const { rows } = await sql<{ id: string; json: string }>`
        select id, json from messages where id > ${last}
        order by id limit ${ROWS_AT_ONCE}`.execute(db);
      for (const { id, json } of rows) {
        const search = searchText(JSON.parse(json));
        await sql`update messages set search = ${search}
          where id = ${id} and search <> ${search}`.execute(db);
        last = id;
      }
      if (rows.length < ROWS_AT_ONCE) return;
    }
  },
};

export const migrations: Record<string, Migration> = {
  '0001-first': first,
  '0002-messages-in-order': messagesInOrder,
  '0003-message-search': { up: createSearchIndex },
  '0004-calendar': calendar,
  '0005-mail': mail,
  '0006-daily': { up: createDaily },
  '0007-media': media,
  '0008-chat-questions': chatQuestions,
  '0009-message-counts': { up: createMessageCounts },
  '0010-search-without-marks': searchWithoutMarks,
};
