import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { missingAtFirst } from './first-flight.mjs';

/** Of which nothing can be made smaller. */
const ballast = (bytes) => `<!--${randomBytes(bytes / 2).toString('hex')}-->`;

const page = ({ before = 0, styles = '.name{color:red}' }) =>
  `<head>${ballast(before)}<style>${styles}</style></head><main><h1 class="name">Amina</h1><style id="later">.far{color:red}</style>${ballast(60_000)}</main>`;

test('a page whose name comes with its styles in the first flight lacks nothing', () => {
  expect(missingAtFirst(page({ before: 10_000 }))).toEqual([]);
});

test('what comes later is missed: the name, and the styles of its classes', () => {
  const late = page({ before: 40_000 });
  expect(missingAtFirst(late)).toEqual(['the name', 'the styles of name']);
  expect(missingAtFirst('<main><style id="later">')).toEqual(['a name']);
});
