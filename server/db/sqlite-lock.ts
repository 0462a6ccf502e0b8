// Whoever writes to SQLite asks for its lock first, and by `exec`. A prepared statement of libsql that meets somebody
// else's lock stays in progress until its garbage is collected; until then no commit succeeds, and what is written
// goes into a transaction that never ends.
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type Libsql from 'libsql';

/** These wait for nobody: readers see the file as it was when they began. */
const READS = /^\s*(select|with|pragma|explain)\b/i;

/** Begins what only reads. */
export const BEGIN_READING = 'begin deferred';

/** Moves what lies in the file beside it into the database itself. Where others read or write, as much as they allow. */
export const CHECKPOINT = 'pragma wal_checkpoint(truncate)';

export function lockFirst(file: Libsql.Database): SqliteDatabase {
  /** What is too much for the disk has ended the transaction already, and asking again would hide why. */
  const rollback = () => {
    if (file.inTransaction) file.exec('rollback');
  };

  function inTransaction<T>(write: () => T): T {
    file.exec('begin immediate');
    try {
      const outcome = write();
      file.exec('commit');
      return outcome;
    } catch (error) {
      rollback();
      throw error;
    }
  }

  return {
    // libsql leaves a file open as long as it knows a statement: what SQLite does after the last one never comes.
    close() {
      try {
        file.exec(CHECKPOINT);
      } catch {
        // The file beside it has everything.
      }
      file.close();
    },
    prepare(text) {
      if (text === 'begin') return command(() => file.exec('begin immediate'));
      if (text === BEGIN_READING) return command(() => file.exec(BEGIN_READING));
      if (text === CHECKPOINT) return command(() => file.exec(CHECKPOINT));
      if (text === 'commit') return command(() => file.exec('commit'));
      if (text === 'rollback') return command(rollback);
      const own = file.prepare(text);
      const isAlone = !file.inTransaction && !READS.test(text);
      const run = isAlone ? inTransaction : <T>(write: () => T) => write();
      return {
        reader: own.reader,
        all: (values) => run(() => own.all(values)),
        run: (values) => run(() => own.run(values)),
        iterate: (values) => own.iterate(values),
      };
    },
  };
}

function command(run: () => void): SqliteStatement {
  return {
    reader: false,
    all: () => [],
    iterate: () => [][Symbol.iterator](),
    run() {
      run();
      return { changes: 0, lastInsertRowid: 0 };
    },
  };
}
