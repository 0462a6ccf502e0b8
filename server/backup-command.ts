// Writes everything that the site has to one file, while the server runs or not: npm run backup [-- file]
import { runCommand, told } from './backup/command.ts';
import { copyByHand } from './backup/names.ts';
import { writeBackup } from './backup/write-backup.ts';

await runCommand(async ({ database, folder, file: named }) => {
  const now = new Date();
  const file = named ?? copyByHand(folder, now);
  const rows = await writeBackup(database, file, now);
  console.log(`Wrote ${file}: ${told(rows)}.`);
});
