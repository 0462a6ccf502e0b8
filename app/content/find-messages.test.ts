import { expect, test } from 'vitest';
import { builtInContent } from './built-in.ts';
import { EVERY_MESSAGE, findMessages, type MessageFilter, searchText } from './find-messages.ts';
import type { Message } from './messages.ts';

const names = (filter: Partial<MessageFilter>, messages = builtInContent.messages) =>
  findMessages(messages, { ...EVERY_MESSAGE, ...filter }).map(({ name }) => name);

test('without a filter everything shows, newest first, whatever the stored order', () => {
  const newest = ['Sara Lindqvist', 'Omar Farooq', 'Julia Brandt'];
  expect(names({})).toEqual(newest);
  expect(names({}, builtInContent.messages.toReversed())).toEqual(newest);
});

test('the search looks into name, e-mail, subject and message, in any case', () => {
  expect(names({ query: 'LINDQVIST' })).toEqual(['Sara Lindqvist']);
  expect(names({ query: 'saffron.example' })).toEqual(['Omar Farooq']);
  expect(names({ query: 'maintenance for' })).toEqual(['Julia Brandt']);
  expect(names({ query: ' proof-of-delivery ' })).toEqual(['Omar Farooq']);
  expect(names({ query: 'xyzzy' })).toEqual([]);
});

test.each([
  ['José', 'Jose\u0301'],
  ['jose', 'José'],
  ['istanbul', 'İSTANBUL'],
  ['a b', 'A\u00a0B'],
  ['الك', 'إلكتروني'],
  ['یہ کی', 'يه كى'],
])('the search for %j finds %j, which looks the same or is the same word', (query, name) => {
  const message = { ...(builtInContent.messages[0] as Message), name };
  expect(names({ query }, [message])).toEqual([name]);
});

test('status and kind narrow the list together with the search', () => {
  expect(names({ status: 'new' })).toEqual(['Sara Lindqvist']);
  expect(names({ kind: 'contact' })).toEqual(['Omar Farooq', 'Julia Brandt']);
  expect(names({ kind: 'contact', status: 'read' })).toEqual(['Omar Farooq']);
  expect(names({ kind: 'booking' })).toEqual([]);
});

test('of a text that is longer than any form takes, its beginning is searched', () => {
  // Eighteen letters in the form in which texts are compared.
  const [sample] = builtInContent.messages as [Message];
  const long = { ...sample, message: `needle ${'\ufdfa'.repeat(300_000)}` };
  expect(searchText(long).length).toBeLessThan(100_000);
  expect(findMessages([long], { ...EVERY_MESSAGE, query: 'needle' })).toEqual([long]);
});

test('ten thousand messages are searched', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({
    ...(builtInContent.messages[at % 3] as Message),
    id: String(at),
    timestamp: new Date(at * 60_000).toISOString(),
  }));
  expect(names({ query: 'lindqvist' }, many)).toHaveLength(3334);
});
