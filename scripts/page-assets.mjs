// The tags with which a page loads its scripts, styles and fonts.
import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vite';

export const ENTRY = 'app/entry.client.tsx';
const MANIFEST = '.vite/manifest.json';
const FONTS = ['bricolage-grotesque', 'geist-mono'];

/**
 * @param {string} client the folder of the browser's files
 * @param {string} base the path below which they are served
 */
export async function readPageAssets(client, base) {
  const manifest = JSON.parse(await readFile(join(client, MANIFEST), 'utf8'));
  await rm(dirname(join(client, MANIFEST)), { recursive: true });
  const { file, css = [] } = manifest[ENTRY];
  const styles = (sheets) =>
    sheets.map((sheet) => `<link rel="stylesheet" href="${base}${sheet}">`).join('\n');
  const fonts = FONTS.map(
    (name) =>
      `<link rel="preload" href="${base}${manifest[`app/fonts/${name}.woff2`].file}" as="font" type="font/woff2" crossorigin>`,
  );
  return {
    head: [`<script>${await buildBootScript()}</script>`, ...fonts, styles(css)].join('\n'),
    pages: {
      blog: styles(ownSheets(manifest, 'app/site/pages/blog-list-page.tsx')),
      post: styles(ownSheets(manifest, 'app/site/pages/blog-post-page.tsx')),
    },
    scripts: `<script type="module" src="${base}${file}" fetchpriority="low"></script>`,
  };
}

/** The script that runs inline before the first paint, as one small expression. */
async function buildBootScript() {
  const [output] = await build({
    logLevel: 'warn',
    configFile: false,
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'app/boot.ts', formats: ['iife'], name: 'boot' },
    },
  });
  return output.output[0].code.trim();
}

/** The styles that arrive with a page's code: its HTML needs them earlier. */
function ownSheets(manifest, page) {
  const sheets = new Set();
  const seen = new Set([ENTRY]);
  (function visit(name) {
    if (seen.has(name)) return;
    seen.add(name);
    const { css = [], imports = [] } = manifest[name];
    imports.forEach(visit);
    for (const sheet of css) sheets.add(sheet);
  })(page);
  return [...sheets];
}
