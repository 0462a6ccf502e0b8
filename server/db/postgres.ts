// PostgreSQL, for several processes side by side.
import { Kysely, PostgresDialect, type PostgresPoolClient, sql } from 'kysely';
import pg from 'pg';
import { contentVersions } from './content.ts';
import { isSilence, noteFailure } from './failures.ts';
import { TABLE_NAMES } from './kept-tables.ts';
import { inOneTransaction } from './one-transaction.ts';
import type { Database } from './open.ts';
import type { Tables } from './tables.ts';

const CHANNEL = 'site_changed';
const RETRY_MS = 1000;
/** A word can be lost: whoever saved may have ended before it was said. */
const LOOK_MS = 30_000;
/** For so long a restore waits for whoever is using the tables. */
const LOCK_PATIENCE = '10s';
/** So often the database looks whether somebody still wants what it is waiting for. */
const LOOK_AT_CLIENT = '2s';
/** A line can be quiet for days: only who asks now and then notices that nobody is at the other end. */
const KEEP_ALIVE_MS = 30_000;

/** For so long somebody waits for a line. */
const CONNECT_MS = 10_000;
/** For so long somebody waits for an answer. An address can say another one. */
const ANSWER_MS = 60_000;
const ANSWER_SETTING = 'query_timeout';
/**
 * The database itself gives up before that: what nobody waits for any more would go on waiting there for its lock, with
 * a connection of its own, and be carried out in the end.
 */
const SOONER = 11 / 12;

export function openPostgres(connectionString: string): Database {
  const { searchParams } = new URL(connectionString);
  const answerMs = Number(searchParams.get(ANSWER_SETTING)) || ANSWER_MS;
  const pool = new pg.Pool({
    connectionString,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: answerMs,
    async onConnect(client) {
      // One that breaks in use fails what was asked; unheard, its own word would end the process.
      client.on('error', () => {});
      // By a statement: what stands between us and the database may not know it as a parameter of a new connection.
      await client.query(`set statement_timeout = ${Math.round(answerMs * SOONER)}`);
    },
  });
  // A connection that breaks while nobody uses it is replaced by the next one that is needed.
  pool.on('error', () => {});
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: { connect: () => pool.connect().then(attended, failed), end: () => pool.end() },
    }),
    log(event) {
      if (event.level === 'error') noteFailure(event.error);
    },
  });

  return {
    db,
    async watch(onChange) {
      let isOver = false;
      let line: pg.Client | undefined;
      async function listen() {
        line = await openLine(connectionString, onChange);
        line.once('end', later);
        if (isOver) void line.end();
      }
      const later = () => {
        if (!isOver) setTimeout(again, RETRY_MS).unref();
      };
      const again = () => {
        // Something may have been missed in between.
        if (!isOver) listen().then(onChange, later);
      };
      const newest = async () => JSON.stringify(await contentVersions(db));
      let seen = await newest();
      async function look() {
        const found = await newest().catch(() => seen);
        if (found !== seen && !isOver) onChange();
        seen = found;
      }
      await listen();
      const looking = setInterval(look, LOOK_MS).unref();
      return () => {
        isOver = true;
        clearInterval(looking);
        void line?.end();
      };
    },
    async announce() {
      await sql.raw(`notify ${CHANNEL}`).execute(db);
    },
    snapshot: (read) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(read),
    rebuild: async (work) =>
      inOneTransaction(await connectOnce(connectionString), 'begin', async (alone) => {
        await sql`select set_config('lock_timeout', ${LOCK_PATIENCE}, true)`.execute(alone);
        // Whoever asked may be gone, and what is locked already would stay so. Older databases cannot tell.
        await sql`select set_config(name, ${LOOK_AT_CLIENT}, true) from pg_settings
          where name = 'client_connection_check_interval'`.execute(alone);
        const tables = sql.join(TABLE_NAMES.map((name) => sql.table(name)));
        await sql`lock table ${tables} in access exclusive mode`.execute(alone);
        return work(alone);
      }),
    // It does that by itself, when nobody can need a row any more.
    scrub: async () => {},
    close: () => db.destroy(),
  };
}

/** A line on which no answer came, though it has not broken, is not asked again: another takes its place. */
function attended(client: pg.PoolClient): PostgresPoolClient {
  let silence: Error | undefined;
  async function query(text: string, values: unknown[]) {
    if (silence) throw silence;
    try {
      return await client.query(text, values);
    } catch (error) {
      if (error instanceof Error && isSilence(error)) silence = error;
      throw error;
    }
  }
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(silence),
  };
}

function failed(error: unknown): never {
  noteFailure(error);
  throw error;
}

/** On which a process hears of what others write. */
async function openLine(connectionString: string, onChange: () => void): Promise<pg.Client> {
  const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS };
  const line = new pg.Client({ connectionString, ...keepAlive });
  line.on('notification', onChange);
  // Of one loss there may be several errors, and then one end.
  line.on('error', () => void line.end());
  try {
    await line.connect();
    await line.query(`listen ${CHANNEL}`);
    return line;
  } catch (error) {
    void line.end();
    throw error;
  }
}

/**
 * One connection and never another: what follows on a second one would be in no transaction. What is done here takes as
 * long as it takes.
 */
export async function connectOnce(connectionString: string): Promise<Kysely<Tables>> {
  const address = new URL(connectionString);
  address.searchParams.delete(ANSWER_SETTING);
  const client = new pg.Client({
    connectionString: address.href,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: CONNECT_MS,
  });
  client.on('error', () => {});
  await client.connect();
  // The role or the database may have a limit of its own.
  await client.query('set statement_timeout = 0');
  const only = Object.assign(client, { release: () => {} });
  const pool = { connect: async () => only, end: () => client.end() };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
