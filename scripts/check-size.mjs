// Weighs what the landing page of build/client loads at first against its budget: bytes, not time. And looks that the
// adapters of a server are not in it.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHAT_BUDGET, IDLE_BUDGET, inKilobytes, REQUESTS_MAX, SIZE_BUDGET } from './budget.mjs';
import { missingAtFirst } from './first-flight.mjs';
import { firstLoad, idleLoad } from './first-load.mjs';
import { LANGUAGES, readBasePath } from './site-address.mjs';

const CLIENT = join(fileURLToPath(new URL('..', import.meta.url)), 'build', 'client');
const TITLES = {
  html: 'HTML',
  css: 'CSS',
  js: 'JavaScript',
  fonts: 'Fonts',
  images: 'Pictures',
  other: 'Other',
};

const files = await firstLoad({ client: CLIENT, base: readBasePath(process.env) });
const rows = Object.keys(TITLES).map((type) =>
  row(
    TITLES[type],
    files.filter((file) => file.type === type),
    SIZE_BUDGET[type],
  ),
);
rows.push(row('Everything', files, SIZE_BUDGET.everything, REQUESTS_MAX));
const idle = await idleLoad({ client: CLIENT, loaded: files });
rows.push(row('When idle', idle, IDLE_BUDGET));
rows.push(await heaviestChat([...files, ...idle]));
for (const { line } of rows) console.log(line);
const speaking = await filesThatSay('/api/');
if (speaking.length > 0) {
  console.log(`A static site has no server to ask, and these would: ${speaking.join(', ')}`);
}
const late = (await Promise.all(LANGUAGES.map(lateOnFirstScreen))).flat();
for (const line of late) console.log(line);
if (late.length === 0) console.log('The name of the owner and its styles are in the first flight.');
if (speaking.length + late.length > 0 || rows.some(({ isOver }) => isOver)) process.exit(1);

/** What of the first screen a new connection does not bring in one go. */
async function lateOnFirstScreen(language) {
  const html = await readFile(
    join(CLIENT, language === 'en' ? '' : language, 'index.html'),
    'utf8',
  );
  return missingAtFirst(html).map((what) => `In ${language}, ${what} come after the first flight.`);
}

/** The browser's scripts that hold a text. */
async function filesThatSay(text) {
  const folder = join(CLIENT, 'assets');
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const found = scripts.map(async (name) =>
    (await readFile(join(folder, name), 'utf8')).includes(text) ? [name] : [],
  );
  return (await Promise.all(found)).flat();
}

/** What the assistant adds to a page that is awake, in the language that weighs most. */
async function heaviestChat(loaded) {
  const panel = await idleLoad({ client: CLIENT, loaded, names: ['chat-panel'] });
  const known = [...loaded, ...panel];
  const chats = LANGUAGES.map(async (language) => {
    const words = await idleLoad({ client: CLIENT, loaded: known, names: [`${language}-chat`] });
    return { language, files: [...panel, ...words] };
  });
  const weigh = ({ files }) => files.reduce((sum, { bytes }) => sum + bytes, 0);
  const [{ language, files }] = (await Promise.all(chats)).sort((a, b) => weigh(b) - weigh(a));
  return row(`Chat (${language})`, files, CHAT_BUDGET);
}

function row(title, files, maximum, requests = Number.POSITIVE_INFINITY) {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const count = files.filter(({ isInline }) => !isInline).length;
  const isOver = bytes > (maximum ?? Number.POSITIVE_INFINITY) || count > requests;
  const columns = [
    title.padEnd(10),
    inKilobytes(bytes).padStart(9),
    (maximum ? `of ${inKilobytes(maximum)}` : '').padEnd(12),
    `${inWords(count)}${Number.isFinite(requests) ? ` of ${requests}` : ''}`,
    isOver ? 'OVER BUDGET' : '',
  ];
  return { isOver, line: columns.join('  ').trimEnd() };
}

function inWords(files) {
  return files === 1 ? '1 file' : `${files} files`;
}
