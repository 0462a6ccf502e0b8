import { expect, test } from 'vitest';
import { withLive, withPages } from './results.mjs';

const PAGES = 'A machine.\n\n## Pages\n\nSlow.\n';
const LIVE = '## Live\n\nA server.\n\n### Load\n\nMuch.\n';
const MUTATIONS = '## Mutations\n\nFew.\n';
const whole = `# Results\n\n${PAGES}\n${LIVE}\n${MUTATIONS}`;

test('each part of the results takes the place of its own', () => {
  expect(withPages(whole, 'New.\n')).toBe(`# Results\n\nNew.\n\n${LIVE}\n${MUTATIONS}`);
  expect(withLive(whole, '## Live\n\nNew.\n')).toBe(
    `# Results\n\n${PAGES}\n## Live\n\nNew.\n\n${MUTATIONS}`,
  );
});

test('what was not measured yet is missing, and comes in its place', () => {
  const pages = `# Results\n\n${PAGES}`;
  expect(withPages('# Results\n', PAGES)).toBe(pages);
  expect(withLive(pages, LIVE)).toBe(`${pages}\n${LIVE}`);
  expect(withLive(`${pages}\n${MUTATIONS}`, LIVE)).toBe(whole);
  expect(withLive(whole, LIVE)).toBe(whole);
});
