// Keeps docs/conformance.md true: what it names exists.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/conformance.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [PA]\d/.test(line))
  .map((line) => line.split('|').slice(1, -1));

test('the page lists clauses of both documents', () => {
  expect(rows.filter(([clause]) => clause.includes('P')).length).toBeGreaterThan(15);
  expect(rows.filter(([clause]) => clause.includes('A')).length).toBeGreaterThan(10);
});

test.each(rows)('%s: %s is there and held', (_clause, place, holder) => {
  const [, file] = /`([^`]+)`/.exec(place) ?? [];
  const [, spec, title] = /`([^`]+)` "([^"]+)"/.exec(holder) ?? [];
  expect(existsSync(file), file).toBe(true);
  expect(readFileSync(spec, 'utf8')).toContain(title);
});
