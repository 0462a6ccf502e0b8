// Builds a published site of many posts, at the root of a host and below one, and reads it the way a search
// engine does: over HTTP and without scripts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createStaticServer } from './serve.mjs';
import {
  dataProblems,
  htmlProblems,
  linksOf,
  metaProblems,
  parseXml,
  withoutScripts,
} from './site-checks.mjs';
import { makeFixture } from './site-fixture.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = join(ROOT, '.cache', 'check-site');
/** Below a path everything is the same but for the addresses: the awkward posts are enough, and the HTML is as valid. */
const SITES = [
  { base: '/', posts: 40, isValidated: true },
  { base: '/portfolio/', posts: 12, isValidated: false },
];
/** Validating takes the longest; the posts after these are like them. */
const VALIDATED_POSTS = 8;
/** The first awkward post says in Urdu what this one says. */
const TRANSLATED_ID = '5';
/** What the addresses of the six languages begin with. */
const PREFIXES = ['', '/ur', '/de', '/fr', '/it', '/ar'];
const META = [
  'description',
  'robots',
  'og:title',
  'og:description',
  'og:type',
  'og:url',
  'og:image',
];
const TWITTER = ['twitter:card', 'twitter:title', 'twitter:description', 'twitter:image'];

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });

const results = await Promise.allSettled(SITES.map(publishAndCheck));
for (const { reason } of results) if (reason) console.error(reason);
if (results.some(({ value }) => value !== 0)) process.exit(1);
await rm(FOLDER, { recursive: true });

/** @returns how many problems there are with the site below this base path */
async function publishAndCheck({ base, posts, isValidated }) {
  const address = `https://site.example${base}`;
  const out = join(FOLDER, base === '/' ? 'root' : 'below');
  const file = `${out}.json`;
  const fixture = await makeFixture(posts);
  await writeFile(file, fixture.text);
  const startedAt = performance.now();
  await build(out, file, { SITE_URL: 'https://site.example', BASE_PATH: base });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const site = { base, address, fixture, isValidated };
  const problems = await checkSite(join(out, 'client'), site);
  console.log(`${base}: built in ${seconds} s, ${problems.length} problems`);
  for (const problem of problems) console.error(`  ${problem}`);
  return problems.length;
}

async function build(out, file, env) {
  const args = ['scripts/build.mjs', '--out', out, '--content', file];
  const building = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const [status] = await once(building, 'exit');
  // Not at once: the other site is still being built.
  if (status !== 0) throw new Error(`The site of ${file} could not be built.`);
}

/** Of a post and its translation a list has one: that in its own language, else the original. */
function isListed({ language, id }, prefix) {
  const isItsLanguage = prefix === '/ur';
  return language ? isItsLanguage : !(isItsLanguage && id === TRANSLATED_ID);
}

async function checkSite(root, { base, address, fixture, isValidated }) {
  const server = createStaticServer({ root, base });
  // A page can take longer to check than an idle connection is kept: no request may meet its end.
  server.keepAliveTimeout = 0;
  await new Promise((resolve) => server.listen(0, resolve));
  const host = `http://localhost:${server.address().port}`;
  const problems = [];
  const links = new Set();
  const report = (where, found) => problems.push(...found.map((problem) => `${where}: ${problem}`));

  async function get(path, status = 200) {
    const response = await fetch(host + base + path.slice(1));
    if (response.status !== status) report(path, [`answers ${response.status}, not ${status}`]);
    return response.text();
  }

  async function checkPage(path, { status, types = [], isPublic = true, isAlike = false } = {}) {
    const html = await get(path, status);
    for (const link of linksOf(html)) links.add(link.split('#')[0]);
    report(path, dataProblems(html, types));
    if (isPublic) report(path, metaProblems(html, [...META, ...TWITTER]));
    if (isPublic && !html.includes('type="application/rss+xml"'))
      report(path, ['no link to a feed']);
    if (!html.includes('data-owner-theme="light"')) report(path, ["not in the owner's theme"]);
    if (isValidated && !isAlike) report(path, await htmlProblems(html));
    return withoutScripts(html);
  }

  const published = fixture.posts.filter((post) => post.published);
  const pathOf = ({ slug }) => `/blog/${encodeURIComponent(slug)}`;
  const types = ['BlogPosting', 'BreadcrumbList'];
  for (const prefix of PREFIXES) {
    await checkPage(`${prefix}/`, { types: ['Person', 'WebSite'] });
    await checkPage(`${prefix}/blog`, { types: ['BreadcrumbList'] });
    await checkPage(prefix + pathOf(published[0]), { types });
    await checkPage(`${prefix}/no/such/page`, { status: 404, isPublic: false });
    await checkPage(`${prefix}/blog/a-post-of-some-browser`, { isPublic: false });
  }
  await checkPage('/admin', { isPublic: false });
  // Neither a language that there is not nor the main one stands below its code.
  for (const path of ['/es/', '/en/', '/en/blog']) await get(path, 404);

  for (const [at, post] of published.entries()) {
    const path = pathOf(post);
    const page = await checkPage(path, { types, isAlike: at >= VALIDATED_POSTS });
    const texts = [post.title || 'Untitled', post.excerpt, lastWords(post.content)];
    report(
      path,
      texts.filter((text) => !page.includes(escaped(text))).map((text) => `lacks ${text}`),
    );
  }
  await checkFiles();
  for (const link of links) await checkLink(link);
  server.close();
  return problems;

  async function checkFiles() {
    const map = parseXml(await get('/sitemap.xml')).urlset.url.map(({ loc }) => loc);
    const site = address.slice(0, -1);
    const pages = PREFIXES.flatMap((prefix) => ['/', '/blog'].map((path) => site + prefix + path));
    const prefixOf = ({ language }) => (language ? `/${language}` : '');
    const posts = published.map((post) => site + prefixOf(post) + pathOf(post));
    report('/sitemap.xml', differences(map, [...pages, ...posts]));
    for (const prefix of PREFIXES) {
      const path = `${prefix}/rss.xml`;
      const feed = parseXml(await get(path)).rss.channel;
      const items = feed.item.map(({ link }) => link);
      const listed = published.filter((post) => isListed(post, prefix));
      report(
        path,
        differences(
          items,
          listed.map((post) => site + prefix + pathOf(post)),
        ),
      );
      if (feed['atom:link']['@_href'] !== site + path) report(path, ['wrong own address']);
    }
    const robots = await get('/robots.txt');
    for (const line of [`Disallow: ${base}admin`, `Sitemap: ${address}sitemap.xml`]) {
      if (!robots.split('\n').includes(line)) report('/robots.txt', [`lacks ${line}`]);
    }
    const manifest = JSON.parse(await get('/manifest.webmanifest'));
    for (const link of [manifest.start_url, ...manifest.icons.map(({ src }) => src)])
      links.add(link);
  }

  /** Everything that a page names and that belongs to the site is there. */
  async function checkLink(link) {
    const local = link.startsWith(address) ? base + link.slice(address.length) : link;
    if (local === '' || /^[a-z]+:/i.test(local)) return;
    const response = await fetch(host + local, { method: 'HEAD' });
    if (!local.startsWith(base) || response.status !== 200)
      report(local, [`answers ${response.status}`]);
  }
}

function differences(found, expected) {
  const missing = expected.filter((item) => !found.includes(item));
  const extra = found.filter((item) => !expected.includes(item));
  return [...missing.map((item) => `lacks ${item}`), ...extra.map((item) => `has ${item}`)];
}

/** The last line of plain text of an article. */
function lastWords(content) {
  return content.match(/post \d+/)?.[0] ?? content.match(/`(.+)`/)?.[1] ?? content;
}

function escaped(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
