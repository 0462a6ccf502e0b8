// A write that meets the lock of another process tries again and again, and lets everybody else go on in between.
// SQLite itself would wait as well, but with the whole server: nobody gets a page until it is done.
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type Libsql from 'libsql';
import { lockFirst } from './sqlite-lock.ts';

/** How long a write waits for another process before it gives up. */
const PATIENCE_MS = 5000;
const RETRY_MS = 50;

export function patientDialect(file: Libsql.Database): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new PatientDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class PatientDriver extends SqliteDriver {
  readonly #file: Libsql.Database;

  constructor(file: Libsql.Database) {
    super({ database: lockFirst(file) });
    this.#file = file;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => this.#patiently(async () => connection.executeQuery(query)),
      streamQuery: (...query) => connection.streamQuery(...query),
    };
  }

  async #patiently<T>(execute: () => Promise<T>): Promise<T> {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await execute();
      } catch (error) {
        // Whoever is in a transaction has the lock, and nobody else may come in between.
        if (!isBusy(error) || this.#file.inTransaction || performance.now() > until) throw error;
      }
      await this.releaseConnection();
      await sleep(RETRY_MS);
      await super.acquireConnection();
    }
  }
}

const isBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
