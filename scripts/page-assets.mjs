// The tags with which a page loads its scripts, styles and fonts.
import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vite';
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

/** Pages that show nothing until their scripts run. */
const WITHOUT_MARKUP = ['admin', 'shell'];

/** A host without our fallbacks answers with the not-found page where the visitor's own post is. */
const WITH_ARTICLE = ['post', 'shell', 'not-found'];

const MANIFEST = '.vite/manifest.json';
const FONTS = ['bricolage-grotesque', 'geist-mono'];
/** What the first frame of a language needs beside them: its own letters before the others. */
const ACCENTS = FONTS.map((name) => `${name}-accents`);
const LANGUAGE_FONTS = {
  en: [],
  ur: ['noto-nastaliq-urdu'],
  de: ACCENTS,
  fr: ACCENTS,
  it: ACCENTS,
  ar: ['readex-pro-arabic'],
};

/**
 * @param {string} client the folder of the browser's files
 * @param {string} base the path below which they are served
 * @param {Record<string, string>} define what the build of the browser's files was told
 */
export async function readPageAssets(client, base, define = { 'import.meta.env.LIVE': 'false' }) {
  const manifest = JSON.parse(await readFile(join(client, MANIFEST), 'utf8'));
  await rm(dirname(join(client, MANIFEST)), { recursive: true });
  const { file, imports = [] } = manifest[ENTRY];
  const scripts = [...imports.map((name) => manifest[name].file), file].map((each) => base + each);
  const fontTag = (name) =>
    `<link rel="preload" href="${base}${manifest[`app/fonts/${name}.woff2`].file}" as="font" type="font/woff2" crossorigin>`;
  const languages = Object.entries(LANGUAGE_FONTS).map(([language, own]) => {
    const fonts = [...own, ...FONTS].map(fontTag).join('\n');
    // The words of English come with the page.
    const words = language === 'en' ? undefined : manifest[`app/i18n/locales/${language}.ts`].file;
    return [language, { fonts, words: words && base + words }];
  });
  const site = await moveInline(join(client, manifest[SITE_STYLES].file));
  const article = await moveInline(join(client, manifest[ARTICLE_STYLES].file));
  const admin = manifest[ADMIN].css.map(
    (sheet) => `<link rel="stylesheet" href="${base}${sheet}">`,
  );
  const head = `<script>${await buildBootScript(base, define)}</script>`;
  const tagsOf = (kind) => loader(scripts, { isPainted: !WITHOUT_MARKUP.includes(kind) });
  return {
    // The names of the scripts change with every file that they lead to.
    build: createHash('sha256').update(scripts.join()).digest('hex').slice(0, 12),
    policyOf(kind) {
      const countsVisits = kind !== 'admin';
      return policyTag(contentSecurityPolicy(head + tagsOf(kind), { countsVisits }));
    },
    head,
    languages: Object.fromEntries(languages),
    stylesOf(kind) {
      if (kind === 'admin') return admin.join('\n');
      return WITH_ARTICLE.includes(kind) ? `${site}\n${article}` : site;
    },
    scriptsOf: tagsOf,
    offline: {
      scripts: scriptsOf(manifest, ENTRY),
      fonts: FONTS.map((name) => manifest[`app/fonts/${name}.woff2`].file),
    },
  };
}

/** A browser that does not tell when it has painted is waited for this long. */
const PATIENCE_MS = 2000;

/**
 * Fetches the scripts, of a page with markup when it has been painted: until then they would take the line from it.
 * Each is evaluated in a task of its own, so that the page answers in between. When they do not arrive, the page
 * stays as it is, in the language that it is written in, and says so; they are asked for again when the network is
 * back and at the next press.
 */
function loader(scripts, { isPainted }) {
  return `<script type="module">
const scripts = ${JSON.stringify(scripts)};
const missing = document.getElementById('missing-code');
missing.querySelector('button').onclick = () => location.reload();
let isStarted = false;
let patience;
async function start() {
  if (isStarted) return;
  isStarted = true;
  clearTimeout(patience);
  const { words } = document.documentElement.dataset;
  for (const href of words ? [...scripts, words] : scripts) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  try {
    for (const script of scripts) {
      await import(script);
      await new Promise((resolve) => setTimeout(resolve));
    }
  } catch (error) {
    console.error(error);
    const [lang, dir] = document.documentElement.dataset.written.split(' ');
    Object.assign(document.documentElement, { lang, dir });
    missing.hidden = false;
    isStarted = false;
    for (const chance of ['online', 'pointerdown', 'keydown']) addEventListener(chance, start, { once: true });
  }
}
${isPainted ? AFTER_PAINT : 'start();'}
</script>`;
}

const AFTER_PAINT = `new PerformanceObserver((list) => {
  if (list.getEntriesByName('first-contentful-paint').length > 0) start();
}).observe({ type: 'paint', buffered: true });
patience = setTimeout(start, ${PATIENCE_MS});`;

/** The scripts that a visitor of the public pages may need, in English. */
function scriptsOf(manifest, entry) {
  const seen = new Set();
  (function visit(name) {
    if (seen.has(name) || ELSEWHERE.test(name)) return;
    seen.add(name);
    const { imports = [], dynamicImports = [] } = manifest[name];
    for (const next of [...imports, ...dynamicImports]) visit(next);
  })(entry);
  return [...seen].map((name) => manifest[name].file);
}

/** A sheet that every page carries itself is no file any more. */
async function moveInline(file) {
  const text = await readFile(file, 'utf8');
  await rm(file);
  return `<style>${text.trim()}</style>`;
}

/** The script that runs inline before the first paint, as one small expression. */
async function buildBootScript(base, define) {
  const [output] = await build({
    logLevel: 'warn',
    configFile: false,
    publicDir: false,
    base,
    define,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'app/boot.ts', formats: ['iife'], name: 'boot' },
    },
  });
  return output.output[0].code.trim();
}
