// Writes everything that the site has to one file, while the server runs or not: npm run backup [-- file]
import { existsSync, statSync } from 'node:fs';
import { isSealed } from './backup/backup-file.ts';
import { runCommand, told } from './backup/command.ts';
import { copyByHand } from './backup/names.ts';
import { writeBackup } from './backup/write-backup.ts';

await runCommand(async ({ database, folder, file: named }) => {
  const now = new Date();
  const file = named ?? copyByHand(folder, now);
  if (existsSync(file) && statSync(file).isDirectory())
    throw new Error(`${file} is a folder. Name a file in it.`);
  // It is easily taken for the file that is to be copied: the database itself, say.
  if (existsSync(file) && !(await isSealed(file)))
    throw new Error(`${file} is there already and is no backup. Nothing was written.`);
  const rows = await writeBackup(database, file, now);
  console.log(`Wrote ${file}: ${told(rows)}.`);
});
