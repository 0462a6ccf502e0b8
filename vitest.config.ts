import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{app,hostile}/**/*.test.{ts,tsx}',
      '{scripts,mutation}/**/*.test.mjs',
      'server/**/*.test.ts',
    ],
    reporters: ['default', './hostile/tried.ts'],
    setupFiles: ['./vitest.setup.ts'],
    restoreMocks: true,
    // Generous, for machines that are busy with something else; nothing here is timed.
    testTimeout: 30_000,
  },
});
