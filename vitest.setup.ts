// A test that logs an error or a warning fails, unless it expects it by replacing the method.
import { afterEach, beforeEach, vi } from 'vitest';

const loud = ['error', 'warn'] as const;
let said: string[] = [];

beforeEach(() => {
  said = [];
  for (const level of loud) {
    vi.spyOn(console, level).mockImplementation((...args) => {
      said.push(`console.${level}: ${args.join(' ')}`);
    });
  }
});

afterEach(() => {
  if (said.length > 0) throw new Error(`Unexpected output:\n${said.join('\n')}`);
});
