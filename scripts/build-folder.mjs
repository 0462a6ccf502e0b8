// A build is made beside the last one and takes its place when it is whole. Whatever goes wrong before that,
// the last one stays; a server that runs meanwhile goes on with it, and then with the new one.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The browser's files, and the renderer. */
const PARTS = ['client', 'server'];
const NEXT = '.next';
const LAST = '.last';
const BUILDER = '.builder';
const STAMP = '.stamp';

/** Says what the build in a folder was made from: scripts/build-stamp.mjs writes it. */
export function stampOf(out) {
  return join(out, STAMP);
}

/**
 * An empty folder for the next build. What an earlier one left when it was killed is tidied up; while one is under way,
 * there is no other.
 */
export function openNext(out) {
  claim(out);
  const next = join(out, NEXT);
  const isSwapped = PARTS.every((part) => !existsSync(join(next, part)));
  if (isSwapped) rmSync(join(out, LAST), { recursive: true, force: true });
  else restoreLast(out);
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  return next;
}

/** It goes, and others may build here again. Whose it is not leaves it alone. */
export function discardNext(out) {
  if (builderOf(out) !== process.pid) return;
  rmSync(join(out, NEXT), { recursive: true, force: true });
  rmSync(join(out, BUILDER));
}

/** Who builds here: the number of a process. */
function builderOf(out) {
  const file = join(out, BUILDER);
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined;
}

function claim(out) {
  mkdirSync(out, { recursive: true });
  const builder = builderOf(out);
  if (builder !== undefined && builder !== process.pid && isAlive(builder)) {
    throw new Error(
      `Another build is under way in ${out}. Try again when it is done; if there is none, remove ${BUILDER} there.`,
    );
  }
  writeFileSync(join(out, BUILDER), String(process.pid));
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Puts the next build in the place of the last one. */
export function swapIn(out) {
  const [next, last] = [join(out, NEXT), join(out, LAST)];
  mkdirSync(last, { recursive: true });
  // It describes the last build.
  rmSync(stampOf(out), { force: true });
  try {
    for (const part of PARTS) {
      if (existsSync(join(out, part))) renameSync(join(out, part), join(last, part));
      renameSync(join(next, part), join(out, part));
    }
  } catch (error) {
    restoreLast(out);
    throw error;
  }
  rmSync(last, { recursive: true });
  discardNext(out);
}

/** A swap that came half-way is taken back. */
function restoreLast(out) {
  const last = join(out, LAST);
  for (const part of PARTS) {
    if (!existsSync(join(last, part))) continue;
    rmSync(join(out, part), { recursive: true, force: true });
    renameSync(join(last, part), join(out, part));
  }
  rmSync(last, { recursive: true, force: true });
}
