// The tags with which a page loads its scripts, styles and fonts.
import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { classesShownIn, divideStyles } from './first-styles.mjs';
import { contentSecurityPolicy, policyTag } from './security-headers.mjs';

const ENTRY = 'app/entry.client.tsx';
const ADMIN = 'app/admin/start.tsx';
const SITE_STYLES = 'app/site/site.css';
const ARTICLE_STYLES = 'app/site/blog/article.css';
export const INPUTS = [ENTRY, SITE_STYLES, ARTICLE_STYLES];

/**
 * Dynamic imports that lead away from the public pages, their language, and what everybody may need of them: the
 * parser of articles is as large as the rest of a page, and comes with the first article that is opened.
 */
const ELSEWHERE =
  /^app\/(admin\/|store\/(local|http\/http)-admin|i18n\/locales\/(?!en)|site\/blog\/article-body)/;
/** The admin is in English and translates the site; what the assistant understands in other languages is for visitors. */
const CHATS = /^app\/i18n\/locales\/(?!en).*-chat/;

/** A host without our fallbacks answers with the not-found page where the visitor's own post is. */
const WITH_ARTICLE = ['post', 'shell', 'not-found'];

/**
 * Whoever asks how high a page is has what stands above set, and the browser may paint it before it reads on. Chromium
 * counts its time from the first script on that it meets, so an empty one stands before: docs/decisions/0047.
 */
const PAUSE =
  '<script></script><script>document.body.offsetHeight;document.currentScript.previousSibling.remove();document.currentScript.remove()</script>';

const MANIFEST = '.vite/manifest.json';
/** What every page shows, with and without a connection. */
const FONTS = ['bricolage-grotesque', 'geist-mono'];
/** The faces that stand in for them until they are there. */
const STAND_INS = { ur: 'Nastaliq (Fallback|DejaVu)', ar: 'Readex (Fallback|DejaVu)' };

/**
 * @param {string} client the folder of the browser's files
 * @param {string} base the path below which they are served
 * @param {object} made
 * @param {object} made.renderer what renders a page: its first screen tells which styles come first
 * @param {Record<string, string>} [made.define] what the build of the browser's files was told
 */
export async function readPageAssets(
  client,
  base,
  { renderer, define = { 'import.meta.env.LIVE': 'false' } },
) {
  const manifest = JSON.parse(await readFile(join(client, MANIFEST), 'utf8'));
  await rm(dirname(join(client, MANIFEST)), { recursive: true });
  const { file, imports = [] } = manifest[ENTRY];
  const scripts = [...imports.map((name) => manifest[name].file), file].map((each) => base + each);
  const { sheet, standIns } = takeStandIns(await take(join(client, manifest[SITE_STYLES].file)));
  // The words of English come with the page.
  const languages = Object.entries(manifest).flatMap(([source, { file: words }]) => {
    const [, language] = /^app\/i18n\/locales\/(\w+)\.ts$/.exec(source) ?? [];
    return language ? [[language, { words: base + words, standIns: standIns[language] }]] : [];
  });
  const article = await take(join(client, manifest[ARTICLE_STYLES].file));
  const divided = await divideByKind(renderer, sheet);
  const admin = manifest[ADMIN].css.map(
    (sheet) => `<link rel="stylesheet" href="${base}${sheet}">`,
  );
  const inline = (entry) => buildInlineScript(entry, { base, define });
  const head = `<script>${await inline('app/boot.ts')}</script>`;
  // The list stays as it is written: others read it too.
  const loader = `<script type="module">const scripts = ${JSON.stringify(scripts)};${await inline('app/loader.ts')}</script>`;
  return {
    // The names of the scripts change with every file that they lead to.
    build: createHash('sha256').update(scripts.join()).digest('hex').slice(0, 12),
    policyOf(kind) {
      const countsVisits = kind !== 'admin';
      return policyTag(contentSecurityPolicy(head + PAUSE + loader, { countsVisits }));
    },
    head,
    pause: PAUSE,
    languages: Object.fromEntries(languages),
    stylesOf(kind) {
      if (kind === 'admin') return admin.join('\n');
      const own = divided[kind]?.first ?? sheet;
      return `<style>${own}</style>${WITH_ARTICLE.includes(kind) ? `<style>${article}</style>` : ''}`;
    },
    laterStylesOf: (kind) => divided[kind]?.later ?? '',
    scriptsOf: () => loader,
    offline: {
      scripts: scriptsOf(manifest, ENTRY, ELSEWHERE),
      admin: scriptsOf(manifest, ADMIN, CHATS),
      fonts: FONTS.map((name) => manifest[`app/fonts/${name}.woff2`].file),
    },
  };
}

/** The scripts that a page may need sooner or later, but for those that are elsewhere. */
function scriptsOf(manifest, entry, elsewhere) {
  const seen = new Set();
  (function visit(name) {
    if (seen.has(name) || elsewhere.test(name)) return;
    seen.add(name);
    const { imports = [], dynamicImports = [] } = manifest[name];
    for (const next of [...imports, ...dynamicImports]) visit(next);
  })(entry);
  return [...seen].map((name) => manifest[name].file);
}

/** A post with everything that a post can have above its text. */
const SAMPLE_POST = {
  id: 'sample',
  slug: 'sample',
  title: 'Sample',
  excerpt: 'Sample',
  content: 'Sample',
  date: '2026-01-01T00:00:00.000Z',
  published: true,
  featured: true,
  tags: ['Sample'],
  coverImage: '/images/portrait.svg',
  author: '',
};

/** Of the pages that have markup: before what sleeps stands what shows first. */
async function divideByKind({ renderDocument, builtInContent }, sheet) {
  const content = { ...builtInContent, blogPosts: [SAMPLE_POST] };
  const paths = { landing: '/', blog: '/blog', post: `/blog/${SAMPLE_POST.slug}` };
  const bare = { head: '', stylesOf: () => '', scriptsOf: () => '' };
  const kinds = Object.entries(paths).map(async ([kind, path]) => {
    const { html } = await renderDocument(path, content, bare);
    const [first] = html.slice(html.indexOf('<body')).split(/data-awaits="\w/, 1);
    return [kind, divideStyles(sheet, classesShownIn(first))];
  });
  return Object.fromEntries(await Promise.all(kinds));
}

/** A sheet that every page carries itself is no file any more. */
async function take(file) {
  const text = await readFile(file, 'utf8');
  await rm(file);
  return text.trim();
}

/** A sheet and, apart from it, the faces that only one language needs. */
function takeStandIns(sheet) {
  const standIns = {};
  let left = sheet;
  for (const [language, family] of Object.entries(STAND_INS))
    [left, standIns[language]] = takeOut(
      left,
      new RegExp(`@font-face ?\\{[^}]*font-family: ?"?${family}[^}]*\\}`, 'g'),
    );
  return { sheet: left, standIns };
}

function takeOut(text, pattern) {
  return [text.replace(pattern, ''), (text.match(pattern) ?? []).join('')];
}

/** A script that stands in the page itself, as one small expression. */
async function buildInlineScript(entry, { base, define }) {
  const [output] = await build({
    logLevel: 'warn',
    configFile: false,
    publicDir: false,
    base,
    define,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'inline' },
    },
  });
  return output.output[0].code.trim();
}
