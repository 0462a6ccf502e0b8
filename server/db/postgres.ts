// PostgreSQL, for several processes side by side.
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from './open.ts';
import type { Tables } from './tables.ts';

const CHANNEL = 'site_changed';
const RETRY_MS = 1000;

export function openPostgres(connectionString: string): Database {
  const pool = new pg.Pool({ connectionString });
  // A connection that breaks while nobody uses it is replaced by the next one that is needed.
  pool.on('error', () => {});
  // One that breaks in use fails what was asked; unheard, its own word would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

  return {
    db,
    async watch(onChange) {
      let isOver = false;
      let client: pg.Client;
      async function listen() {
        client = new pg.Client({ connectionString });
        client.on('notification', onChange);
        client.on('error', () => {
          if (!isOver) setTimeout(again, RETRY_MS).unref();
        });
        await client.connect();
        await client.query(`listen ${CHANNEL}`);
      }
      /** Something may have been missed in between. */
      const again = () => listen().then(onChange, () => setTimeout(again, RETRY_MS).unref());
      await listen();
      return () => {
        isOver = true;
        void client.end();
      };
    },
    async announce() {
      await sql.raw(`notify ${CHANNEL}`).execute(db);
    },
    close: () => db.destroy(),
  };
}
