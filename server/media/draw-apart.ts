// Draws a picture in a process of its own. A decoder that crashes takes nobody with it, the memory that it took is given
// back, and whoever visits the site goes first.
import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Drawing } from './draw-forms.ts';

/** On one slow core a large picture takes a quarter of that. */
const PATIENCE_MS = 120_000;

/** How the process ended before it had an answer: for want of memory, or of the library that draws. */
interface NoAnswer {
  ok: false;
  ended: { code?: number | string | null | undefined; signal?: NodeJS.Signals | null };
}

export type DrawPicture = (file: Buffer) => Promise<Drawing | NoAnswer>;

/** @param entry the built server/draw-picture.ts */
export function drawApart(entry: string): DrawPicture {
  return (file) =>
    new Promise((resolve) => {
      const child = fork(entry, { serialization: 'advanced' });
      const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      let drawing: Drawing | undefined;
      child.once('spawn', () => setBack(child.pid));
      child.once('message', (answer: Drawing) => {
        drawing = answer;
      });
      function end(ended: NoAnswer['ended']) {
        clearTimeout(timer);
        resolve(drawing ?? { ok: false, ended });
      }
      child.once('exit', (code, signal) => end({ code, signal }));
      child.once('error', ({ code }: NodeJS.ErrnoException) => end({ code }));
      // One that has died already says so by its end.
      child.send(file, () => {});
    });
}

function setBack(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Some systems do not allow it: then it takes its turn with the others.
  }
}
