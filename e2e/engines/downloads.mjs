// The files that the browsers save.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 30_000;
/** A file has one of these beside it, or as its own name, while it is being written. */
const UNFINISHED = /\.(part|crdownload|wkdownload)$/;

export function downloadsIn(folder) {
  return {
    clear() {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
    },
    /** Waits for a file, and gives back the text in it. */
    async next() {
      const limit = performance.now() + PATIENCE_MS;
      while (performance.now() < limit) {
        const names = readdirSync(folder);
        const isWhole = names.length > 0 && !names.some((name) => UNFINISHED.test(name));
        const text = isWhole ? readFileSync(join(folder, names[0]), 'utf8') : '';
        if (text !== '') return text;
        await pause(50);
      }
      throw new Error('No file was saved.');
    },
  };
}
