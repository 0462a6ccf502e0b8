// Draws a picture in a process of its own. A decoder that crashes takes nobody with it, the memory that it took is given
// back, and whoever visits the site goes first.
import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Drawing } from './draw-forms.ts';

/** On one slow core a large picture takes a quarter of that. */
const PATIENCE_MS = 120_000;

const NO_ANSWER: Drawing = { ok: false, reason: 'This image could not be read.' };

/** @param entry the built server/draw-picture.ts */
export function drawApart(entry: string): (file: Buffer) => Promise<Drawing> {
  return (file) =>
    new Promise((resolve) => {
      const child = fork(entry, { serialization: 'advanced' });
      const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      let drawing = NO_ANSWER;
      child.once('spawn', () => setBack(child.pid));
      child.once('message', (answer: Drawing) => {
        drawing = answer;
      });
      function end() {
        clearTimeout(timer);
        resolve(drawing);
      }
      child.once('exit', end);
      child.once('error', end);
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
