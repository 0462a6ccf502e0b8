// Keeps docs/conformance.md true: what it names exists.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/conformance.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| .*`/.test(line))
  .map((line) => line.split('|').slice(1, -1));
const clauses = rows.map(([clause]) => clause.trim());

test('the page lists clauses of both documents', () => {
  expect(clauses.filter((clause) => /^P\d/.test(clause)).length).toBeGreaterThan(15);
  expect(clauses.filter((clause) => /^A\d/.test(clause)).length).toBeGreaterThan(10);
});

test.each(rows)('%s: %s is there and held', (_clause, place, holder) => {
  const [, file] = /`([^`]+)`/.exec(place) ?? [];
  const [, spec, title] = /`([^`]+)` "([^"]+)"/.exec(holder) ?? [];
  expect(existsSync(file), file).toBe(true);
  expect(readFileSync(spec, 'utf8')).toContain(title);
});
