// Puts a backup in the place of everything that the site has, while the server runs or not: npm run restore -- file
import { runCommand, told } from './backup/command.ts';
import { copyBeforeRestore } from './backup/names.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { databaseFailure } from './db/failures.ts';
import { messageOf } from './message-of.ts';

const restore: Parameters<typeof runCommand>[0] = async ({ database, folder, file, isNew }) => {
  if (!file) {
    throw new Error('Say which file: npm run restore -- data/backups/site-2026-03-01.backup');
  }
  const now = new Date();
  const present = copyBeforeRestore(folder, now);
  const { at, rows } = await restoreBackup(database, {
    file,
    present,
    now,
    onKept: () => console.log(`Kept the present state in ${present}.`),
  }).catch((error) => {
    const reason = databaseFailure(error)?.message ?? messageOf(error);
    throw new Error(`Nothing was changed. ${reason}`, { cause: error });
  });
  console.log(`Restored the site as it was on ${at}: ${told(rows)}.`);
  console.log(
    isNew
      ? 'There was no database before: it is made. Is DATABASE_URL the one of the server?'
      : 'A server that runs shows it within moments. Whoever was signed in signs in again.',
  );
  if (!rows.owner)
    console.log('It has no owner: start the server again, and it prints the link that makes one.');
};

// A site that moves comes to a machine that has none.
await runCommand(restore, { mayBeNew: true });
