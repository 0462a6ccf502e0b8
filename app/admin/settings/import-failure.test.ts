import { expect, test } from 'vitest';
import { importFailure } from './import-failure.ts';

const failure = { kind: 'full', message: 'There is no room.' } as const;
const inbox = { messages: [], consultations: [], bookings: [] };

test('an import that fails says that the site is as it was, and what may not be', () => {
  expect(importFailure(failure)).toMatch(/^Your site is as it was\. There is no room\. /);
  expect(importFailure(failure, { added: inbox })).toMatch(
    /^Your site is as it was\. Some of the messages in the file may be in your inbox already;.* There is no room\. /,
  );
  const tooMuch = { kind: 'corrupt', message: 'This is too much.' } as const;
  expect(importFailure(tooMuch, { added: inbox })).toMatch(
    /^Your site is as it was\. This is too much\. /,
  );
});
