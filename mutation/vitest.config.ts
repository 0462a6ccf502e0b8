import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// The tests that are about the content and the store. Those of pages and primitives would only be slow here.
export default defineConfig({
  test: {
    include: [
      'app/{content,store}/**/*.test.{ts,tsx}',
      'app/site/forms/**/*.test.ts',
      'app/admin/settings/**/*.test.ts',
      'app/admin/editor/use-draft.test.tsx',
    ],
    setupFiles: [fileURLToPath(new URL('../vitest.setup.ts', import.meta.url))],
    restoreMocks: true,
    // One worker reads the schemas once for all files: that is most of the time of a mutant.
    isolate: false,
    testTimeout: 30_000,
  },
});
