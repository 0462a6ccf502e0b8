// @vitest-environment node
import { expect, test } from 'vitest';
import { mutationsIn, mutationTable, scoresOf, withMutations } from './report.mjs';

const mutants = (...states) => ({ mutants: states.map((status) => ({ status })) });
const report = {
  files: {
    'app/content/a.ts': mutants('Killed', 'Survived', 'Ignored'),
    'app/content/chat/b.ts': mutants('Timeout', 'NoCoverage'),
    'app/store/c.ts': mutants('Killed', 'Killed', 'CompileError'),
  },
};

test('a mutant counts as noticed or not; what could not run counts as neither', () => {
  const table = mutationTable(scoresOf(report));
  expect(table).toContain('| app/content | 4 | 2 | 50.0 % |');
  expect(table).toContain('| app/store | 2 | 2 | 100.0 % |');
  expect(table).toContain('| Everything | 6 | 4 | 66.7 % |');
  expect(mutationTable([])).toContain('| Everything | 0 | 0 | – |');
});

test('the table stands at the end of the results, once, and can be carried over', () => {
  const table = mutationTable(scoresOf(report));
  const results = withMutations('# Results\n\nFast.\n', table);
  expect(results).toBe(`# Results\n\nFast.\n\n${table}`);
  expect(withMutations(results, table)).toBe(results);
  expect(mutationsIn(results)).toBe(`\n${table}`);
  expect(mutationsIn('# Results\n')).toBe('');
});
