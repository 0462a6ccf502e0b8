// Sets the owner's password, for whoever has the server but no way in: npm run live:password
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { setPassword } from './auth/setup.ts';
import { NO_DATABASE } from './backup/command.ts';
import { readConfig } from './config.ts';
import { isThere, openDatabase } from './db/open.ts';
import { messageOf } from './message-of.ts';

const read = readConfig(process.env);
if (!read.ok) fail(read.mistakes.join('\n'));
else await change(read.config.databaseUrl);

async function change(databaseUrl: string): Promise<void> {
  if (!(await isThere(databaseUrl))) fail(`${databaseUrl}: ${NO_DATABASE}`);
  const database = await openDatabase(databaseUrl).catch((error) =>
    fail(`The database cannot be opened: ${messageOf(error)}`),
  );
  process.stdout.write('New password: ');
  // Nobody who looks at the screen should read it.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const isTyped = process.stdin.isTTY === true;
  const terminal = createInterface({ input: process.stdin, output, terminal: isTyped });
  // The first line, or what comes before the end of the input.
  const { value: password = '' } = await terminal[Symbol.asyncIterator]().next();
  terminal.close();
  process.stdout.write('\n');
  const problem = await setPassword(database, password);
  await database.close();
  if (problem) fail(problem);
  console.log('The password is set. Everybody who was signed in has been signed out.');
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
