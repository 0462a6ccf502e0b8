import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findOnPath } from './programs.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'programs-test-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function addFile(path, mode = 0o755) {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '', { mode });
  return file;
}

test('the order of the names decides, not the order of the folders', () => {
  addFile('first/second-choice');
  const expected = addFile('second/first-choice');
  const path = [join(folder, 'first'), join(folder, 'second')].join(delimiter);
  expect(findOnPath(['first-choice', 'second-choice'], path)).toBe(expected);
});

test('folders and files that cannot be run are passed over', () => {
  mkdirSync(join(folder, 'first/browser'), { recursive: true });
  addFile('second/browser', 0o644);
  const expected = addFile('third/browser');
  const folders = ['first', 'second', 'third'].map((name) => join(folder, name));
  expect(findOnPath(['browser'], folders.join(delimiter))).toBe(expected);
});

test('nothing is found on an empty or missing PATH', () => {
  expect(findOnPath(['browser'], '')).toBeUndefined();
  expect(findOnPath(['browser'])).toBeUndefined();
});
