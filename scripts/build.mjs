// Builds the site: the browser's files, the renderer, and from both every public page as HTML.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const client = join(root, 'build', 'client');
const server = join(root, 'build', 'server');
const entry = 'app/entry.client.tsx';

process.env.NODE_ENV = 'production';
process.chdir(root);

await rm(join(root, 'build'), { recursive: true, force: true });
await build({
  logLevel: 'warn',
  build: { outDir: client, manifest: true, rollupOptions: { input: entry } },
});
await build({
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: server,
    ssr: 'app/entry.server.tsx',
    rollupOptions: { output: { entryFileNames: 'entry.server.js' } },
  },
});
const boot = await buildBootScript();
const { renderDocument, shellDocument, builtInContent, publishedPosts } = await import(
  pathToFileURL(join(server, 'entry.server.js')).href
);
const assets = pageAssets(JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')));
await rm(join(client, '.vite'), { recursive: true });

const content = builtInContent;
const posts = publishedPosts(content.blogPosts);
const pages = {
  '/': 'index.html',
  '/blog': 'blog/index.html',
  ...Object.fromEntries(posts.map(({ slug }) => [`/blog/${slug}`, `blog/${slug}/index.html`])),
  '/404': '404.html',
  '/admin': 'admin/index.html',
};
for (const [path, file] of Object.entries(pages)) {
  const { html } = await renderDocument(path, content, assets);
  await write(file, html);
}
await write('shell.html', shellDocument(content, assets));
console.log(`Built ${Object.keys(pages).length} pages into build/client.`);

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

function pageAssets(manifest) {
  const { file, css = [] } = manifest[entry];
  const fonts = ['bricolage-grotesque', 'geist-mono'].map(
    (name) => manifest[`app/fonts/${name}.woff2`].file,
  );
  return {
    head: [
      `<script>${boot}</script>`,
      ...fonts.map(
        (font) => `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`,
      ),
      ...css.map((sheet) => `<link rel="stylesheet" href="/${sheet}">`),
    ].join('\n'),
    pages: {
      blog: styleTags(manifest, 'app/site/pages/blog-list-page.tsx'),
      post: styleTags(manifest, 'app/site/pages/blog-post-page.tsx'),
    },
    scripts: `<script type="module" src="/${file}" fetchpriority="low"></script>`,
  };
}

/** The styles that arrive with a page's code: its HTML needs them earlier. */
function styleTags(manifest, page) {
  const sheets = new Set();
  const seen = new Set([entry]);
  (function visit(name) {
    if (seen.has(name)) return;
    seen.add(name);
    const { css = [], imports = [] } = manifest[name];
    imports.forEach(visit);
    for (const sheet of css) sheets.add(sheet);
  })(page);
  return [...sheets].map((sheet) => `<link rel="stylesheet" href="/${sheet}">`).join('\n');
}

async function write(file, text) {
  const path = join(client, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
