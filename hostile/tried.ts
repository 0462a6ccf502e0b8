// Says at the end of a run how many hostile inputs were tried: the sum of what the tests say of themselves.
import type { Reporter, TestModule } from 'vitest/node';

declare module 'vitest' {
  interface TaskMeta {
    /** How many hostile inputs a test has tried. */
    tried?: number;
  }
}

export default class Tried implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const counts = modules.map((module) => [nameOf(module), triedIn(module)] as const);
    const parts = counts.filter(([, tried]) => tried > 0);
    if (parts.length === 0) return;
    const total = parts.reduce((sum, [, tried]) => sum + tried, 0);
    const named = parts.map(([name, tried]) => `${name} ${tried.toLocaleString('en')}`).sort();
    console.log(`Hostile inputs tried: ${total.toLocaleString('en')} (${named.join(', ')})`);
  }
}

function triedIn(module: TestModule): number {
  let tried = 0;
  for (const test of module.children.allTests()) tried += test.meta().tried ?? 0;
  return tried;
}

function nameOf({ moduleId }: TestModule): string {
  return moduleId.replace(/^.*\/|\.test\.\w+$/g, '');
}
