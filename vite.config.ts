import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { normalisePhrase } from './app/content/chat/phrases.ts';
import { adminCredentials } from './scripts/admin-credentials.mjs';
import { compileHints } from './scripts/compile-hints.mjs';
import { devPages } from './scripts/dev-pages.mjs';
import { lightSignals } from './scripts/light-signals.mjs';
import { onePathIcons } from './scripts/one-path-icons.mjs';
import { packedPhrases } from './scripts/pack-phrases.mjs';
import { readBasePath, readSiteUrl } from './scripts/site-address.mjs';

/**
 * Left alone, every small module that two pages share becomes a file of its own: thirty requests for the
 * landing page. What the landing page needs at once is one file, what it needs further down another.
 */
const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: 'schemas', test: /node_modules\/zod/, priority: 2 },
  { name: 'site', tags: ['$initial' as const], test: /^(?!.*\.css)/, priority: 1 },
  // What the list of posts shares with the block that leads to it.
  {
    name: 'posts',
    test: /app\/(site\/blog\/(post-meta|passage)|ui\/(empty-state|skeleton))|icons\/arrow-(up-)?right\./,
    priority: 1,
  },
  {
    name: 'outbox',
    test: /app\/(site\/outbox\/(courier-signals|unsent)|store\/outbox)/,
    priority: 1,
  },
  { name: 'blog', test: /app\/(site\/blog\/(cover-image|page-data)|content\/post-)/ },
  // Their dialogs too, each too small for a journey of its own.
  { name: 'sections', test: /app\/site\/(cards|consultation|forms|sections)\// },
  {
    name: 'footer',
    test: /app\/(site\/(footer\/|analytics\/use-consent)|ui\/(dialog|tooltip|use-modal))/,
    priority: 1,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    packedPhrases(normalisePhrase),
    react(),
    tailwindcss(),
    devPages(),
    compileHints(),
    lightSignals(),
    onePathIcons(),
  ],
  appType: 'custom',
  base: readBasePath(process.env),
  define: {
    // However it is started.
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
    // scripts/build-live.mjs says otherwise.
    'import.meta.env.LIVE': 'false',
    __ADMIN_CREDENTIALS__: JSON.stringify(adminCredentials(process.env)),
    'import.meta.env.SITE_URL': JSON.stringify(readSiteUrl(process.env)),
  },
  // A server starts in half the time when its libraries are a few files instead of hundreds. These hold or look for
  // more than JavaScript.
  ...(isSsrBuild && {
    ssr: { noExternal: true, external: ['@node-rs/argon2', 'libsql', 'pg', 'sharp'] },
  }),
  build: {
    target: 'es2022',
    // The first with `:dir()`, in the place of which stands a list of languages otherwise.
    cssTarget: ['chrome120', 'firefox128', 'safari16.4'],
    assetsInlineLimit: 1024,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What stays on the server is loaded from a disk.
      ...(!isSsrBuild && { output: { codeSplitting: { groups: chunkGroups } } }),
      // A schema that nobody uses can be left out: making one has no effect.
      treeshake: { manualPureFunctions: ['z', 'defineCollection'] },
    },
  },
}));
