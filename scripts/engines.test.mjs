import { expect, test, vi } from 'vitest';
import { ENGINES, ensurePrograms } from '../e2e/engines/engines.mjs';
import { countWords, toMarkdown } from '../e2e/engines/report.mjs';

test('an engine that cannot be installed is one line that says what to do', () => {
  vi.stubEnv('PATH', '');
  vi.spyOn(console, 'log').mockReturnValue();
  expect(() => ensurePrograms(ENGINES.webkit)).toThrow(
    /^WebKitGTK is missing: run "apt-get install webkit2gtk-driver xvfb" as root\.$/,
  );
  vi.unstubAllEnvs();
});

test('the table has a column for each engine, and says the same for the same results', () => {
  const runs = [
    { label: 'Firefox', version: '1.2', results: { 'it opens': true, 'it closes': false } },
    { label: 'WebKitGTK', version: '3.4', results: { 'it opens': true, 'it closes': true } },
  ];
  const page = toMarkdown(runs);
  expect(page).toContain(
    [
      '| Journey | Firefox 1.2 | WebKitGTK 3.4 |',
      '| --- | --- | --- |',
      '| it opens | passed | passed |',
      '| it closes | **failed** | passed |',
      '| **Together** | 1 passed, 1 failed | 2 passed, 0 failed |',
    ].join('\n'),
  );
  expect(toMarkdown(runs)).toBe(page);
});

test('the summary counts', () => {
  expect(countWords({ a: true, b: false, c: true })).toBe('2 passed, 1 failed');
});
