import { expect, test } from 'vitest';
import { messageOf } from './message-of.ts';

test('an error says its message, and those of the addresses that were tried', () => {
  const refused = ['::1', '127.0.0.1'].map(
    (host) => new Error(`connect ECONNREFUSED ${host}:5432`),
  );
  expect(messageOf(new Error('It broke'))).toBe('It broke');
  expect(messageOf(new AggregateError(refused))).toBe(
    'connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432',
  );
});

test('what has no message has its name at least', () => {
  expect(messageOf(new TypeError())).toBe('TypeError');
  expect(messageOf('no error')).toBe('no error');
});
