// Makes an exported site the one that is built: npm run publish -- path/to/site.json
import { buildSite, changeAsBuilt } from './build-stamp.mjs';
import { ensureInstalled } from './install.mjs';

const [path] = process.argv.slice(2);
if (path === undefined) fail('Which site? npm run publish -- path/to/exported-site.json');

ensureInstalled();
// Only now: it needs what was installed.
const { publishSite } = await import('./publish-site.mjs');
const READING = { ENOENT: `There is no file ${path}.`, EISDIR: `${path} is a folder.` };
const { isPublished, hasInbox } = await publishSite(path, {
  build: buildSite,
  keep: changeAsBuilt,
}).catch((error) => fail(READING[error.code] ?? error.message));
if (!isPublished) {
  fail('Nothing was published: the last build and content/site.json are as they were.');
}
console.log(`content/site.json is now ${path}${hasInbox ? ', without its messages' : ''}.`);

function fail(message) {
  console.error(message);
  return process.exit(1);
}
