import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A mutant is left at the first test that notices it: the file that noticed the last one first, and then the quick ones. */
class LikelyAndQuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const { cache, config } = this.ctx;
    const costOf = ({ project, moduleId }: TestSpecification) => {
      const last = cache.getFileTestResults(`${project.name}:${relative(config.root, moduleId)}`);
      return last?.failed ? -1 : (last?.duration ?? 0);
    };
    return [...files].sort((one, other) => costOf(one) - costOf(other));
  }
}

// The tests that are about the content and the store. Those of pages and primitives would only be slow here.
export default defineConfig({
  test: {
    include: [
      'app/{content,store}/**/*.test.{ts,tsx}',
      'app/admin/settings/**/*.test.ts',
      'app/site/outbox/*.test.ts',
      'app/admin/editor/use-draft.test.tsx',
    ],
    setupFiles: [fileURLToPath(new URL('../vitest.setup.ts', import.meta.url))],
    restoreMocks: true,
    // One worker reads the schemas once for all files: that is most of the time of a mutant.
    isolate: false,
    sequence: { sequencer: LikelyAndQuickFirst },
    testTimeout: 30_000,
  },
});
