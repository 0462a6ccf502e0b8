// What every test starts from. One that logs an error or a warning fails, unless it expects it by replacing the method.
import { afterEach, beforeEach, vi } from 'vitest';

/** On a machine that is busy with something else, what is waited for takes longer than the second that is usual. */
const PATIENCE_MS = 10_000;
const { waitFor, waitUntil } = vi;
const patient = (options?: number | object) =>
  typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options };
vi.waitFor = (done, options) => waitFor(done, patient(options));
vi.waitUntil = (isSo, options) => waitUntil(isSo, patient(options));

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
