// What the database holds about one e-mail address. Every table has its line: one that is forgotten does not compile.
import { type Kysely, sql } from 'kysely';
import { searchable } from '#app/content/find-messages.ts';
import { addressOf, type HeldAbout } from '#app/content/person.ts';
import { literally } from './message-search.ts';
import { type Row, readRows } from './rows.ts';
import type { Tables } from './tables.ts';

type Database = Kysely<Tables>;

/** What is known of somebody by their messages. */
interface Known {
  address: string;
  ids: readonly string[];
  /** Of their requests. */
  keys: readonly string[];
}

interface Place {
  /** By which column a row is told from others. */
  by: string;
  find: (db: Database, known: Known) => Promise<Row[]>;
  /** What a file says of a row, where that is not what was sent. */
  tell?: (row: Row) => unknown;
}

const NOTHING = 'nothing of visitors';

const PLACES: { readonly [T in keyof Tables]: Place | typeof NOTHING } = {
  messages: { by: 'id', find: findMessages },
  consultations: { by: 'id', find: among('consultations', (value) => value.email) },
  bookings: { by: 'id', find: among('bookings', (value) => value.email) },
  held: { by: 'id', find: among('held', ({ value }) => isRecord(value) && value.email) },
  mails: { by: 'id', find: findMails, tell: tellMail },
  requests: { by: 'key', find: findRequests, tell: (row) => row },
  content: NOTHING,
  revisions: NOTHING,
  owner: NOTHING,
  sessions: NOTHING,
  setup: NOTHING,
  attempts: NOTHING,
  daily: NOTHING,
  media: NOTHING,
  media_files: NOTHING,
  calendar: NOTHING,
  // Who asked is not written down.
  chat_questions: NOTHING,
};

const places = Object.entries(PLACES).flatMap(([table, place]) =>
  place === NOTHING ? [] : [{ table, ...place }],
);

/** A list for each table. */
export async function readPerson(db: Database, email: string): Promise<HeldAbout> {
  return Object.fromEntries(
    (await findAll(db, email)).map(({ table, tell = sentWith, rows }) => [table, rows.map(tell)]),
  );
}

/** How many rows went. */
export async function erasePerson(db: Database, email: string): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    let count = 0;
    for (const { table, by, rows } of await findAll(transaction, email)) {
      for (const row of rows) {
        await sql`delete from ${sql.table(table)} where ${sql.ref(by)} = ${row[by]}`.execute(
          transaction,
        );
      }
      count += rows.length;
    }
    return count;
  });
}

async function findAll(db: Database, email: string) {
  const address = addressOf(email);
  const messages = await findMessages(db, { address });
  const known = {
    address,
    ids: messages.map(({ id }) => String(id)),
    keys: messages.flatMap(({ json }) => keyIn(json)),
  };
  const found: ((typeof places)[number] & { rows: Row[] })[] = [];
  for (const place of places) found.push({ ...place, rows: await place.find(db, known) });
  return found;
}

/** SQLite looks for no more than 50,000 bytes. Who begins like this is asked for the whole address. */
const BEGINNING_LETTERS = 300;

/** Also what is held back or deleted. The words of a message are stored as they are searched, its address among them. */
async function findMessages(db: Database, { address }: Pick<Known, 'address'>): Promise<Row[]> {
  const beginning = [...searchable(address)].slice(0, BEGINNING_LETTERS).join('');
  const pattern = `%${literally(beginning)}%`;
  const { rows } =
    await sql<Row>`select * from messages where search like ${pattern} escape '\\'`.execute(db);
  return rows.filter(({ json }) => isAddress(JSON.parse(String(json)).email, address));
}

/** To them, and to the owner because of them: what tells the owner of others is not theirs, even at the same address. */
async function findMails(db: Database, { address, ids }: Known): Promise<Row[]> {
  const caused = ids.length > 0 ? sql`or message_id in (${sql.join(ids)})` : sql``;
  const { rows } = await sql<Row>`select * from mails
      where (lower(recipient) = ${address} and kind <> 'notice') ${caused}`.execute(db);
  return rows;
}

const sentWith = ({ json }: Row): unknown => JSON.parse(String(json));

function tellMail({ json, ...row }: Row): unknown {
  return json === null ? row : { ...row, mail: JSON.parse(String(json)) };
}

async function findRequests(db: Database, { keys }: Known): Promise<Row[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<Row>`select * from requests where key in (${sql.join(keys)})`.execute(
    db,
  );
  return rows;
}

function among(table: string, emailOf: (value: Record<string, unknown>) => unknown): Place['find'] {
  return async (db, { address }) => {
    const found: Row[] = [];
    for await (const rows of readRows(db, table, ['id'])) {
      found.push(
        ...rows.filter(({ json }) => isAddress(emailOf(JSON.parse(String(json))), address)),
      );
    }
    return found;
  };
}

function isAddress(value: unknown, address: string): boolean {
  return typeof value === 'string' && addressOf(value) === address;
}

function keyIn(json: unknown): string[] {
  const { key } = JSON.parse(String(json));
  return typeof key === 'string' ? [key] : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
