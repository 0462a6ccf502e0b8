import { readdirSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';

const shared = {
  setupFiles: ['./vitest.setup.ts'],
  restoreMocks: true,
  // Generous, for machines that are busy with something else; nothing here is timed.
  testTimeout: 30_000,
};

/** Pages are rendered by the React that a build has: a fifth faster. What only the other one says, components hear. */
const asBuilt = {
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: { env: { NODE_ENV: 'production' } },
} as const;

/** What a server renders: components, and no document. */
const WITHOUT_BROWSER = [
  'app/{prerendered,entry.server}.test.tsx',
  'app/site/blog/markdown.test.tsx',
];

const tests = ['app', 'hostile', 'scripts']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.test\.(ts|tsx|mjs)$/.test(file));

const testsThatSay = (words: RegExp) =>
  tests.filter((file) => words.test(readFileSync(file, 'utf8')));

/** Rules that need a document. Beside those that need none, each would have a worker started for it alone. */
const WITH_DOCUMENT = testsThatSay(/^\/\/ @vitest-environment happy-dom$/m);

/** What is tested with something else in the place of a module, and with a document. */
const WITH_STAND_INS = testsThatSay(/vi\.(m|doM)ock\(/).filter(
  (file) => file.endsWith('.tsx') || WITH_DOCUMENT.includes(file),
);

const components = {
  ...shared,
  environment: 'happy-dom',
  setupFiles: [...shared.setupFiles, './vitest.components.ts'],
};

export default defineConfig({
  test: {
    reporters: ['default', './hostile/tried.ts'],
    // Left alone, it keeps one core for itself: half of a small machine.
    maxWorkers: 3,
    projects: [
      {
        // Rules leave nothing behind: what they import is loaded once for all of them, which takes a third of the time.
        ...asBuilt,
        test: {
          ...shared,
          ...asBuilt.test,
          name: 'app',
          include: [
            '{app,hostile}/**/*.test.ts',
            '{bench,scripts,mutation}/**/*.test.mjs',
            ...WITHOUT_BROWSER,
          ],
          exclude: [...configDefaults.exclude, ...WITH_DOCUMENT],
          isolate: false,
          pool: 'threads',
        },
      },
      {
        test: {
          ...components,
          name: 'components',
          include: ['{app,hostile}/**/*.test.tsx', ...WITH_DOCUMENT],
          exclude: [...WITHOUT_BROWSER, ...WITH_STAND_INS],
          isolate: false,
          pool: 'threads',
        },
      },
      {
        // Each file by itself. A context of its own does that in half the time of a process.
        test: {
          ...components,
          name: 'stand-ins',
          include: WITH_STAND_INS,
          pool: 'vmThreads',
        },
      },
      {
        ...asBuilt,
        test: {
          ...shared,
          ...asBuilt.test,
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: ['server/process/**'],
          // As the rules above.
          isolate: false,
          globalSetup: './server/databases-for-tests.ts',
          hookTimeout: 60_000,
        },
      },
      {
        // The server as it is run: it needs the build, so it comes after that.
        test: {
          ...shared,
          name: 'process',
          include: ['server/process/*.test.ts'],
          globalSetup: './server/databases-for-tests.ts',
          // Each starts several processes.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
