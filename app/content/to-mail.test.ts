import { expect, test } from 'vitest';
import type { Message, ToMail } from './messages.ts';
import { answered, owing, ticked } from './to-mail.ts';

const message: Message = {
  ...{ id: '1', kind: 'booking', name: 'Ada', email: 'ada@example.com', subject: 'Call' },
  ...{ message: '', services: [], status: 'new', timestamp: '2026-03-01T00:00:00.000Z' },
};

const mail = (kind: ToMail['kind'], at: string, doneAt?: string): ToMail => ({
  ...{ kind, at },
  ...(doneAt && { doneAt }),
});

const owed = (...mails: ToMail[]): Message => ({ ...message, toMail: mails });
const kinds = ({ toMail }: Message) => toMail?.map(({ kind, at }) => `${kind} ${at}`);

test('the first mail that is owed is the only one', () => {
  expect(owing(message, mail('invitation', 'a')).toMail).toEqual([mail('invitation', 'a')]);
});

test('a newer word about a call takes the place of one that nobody has mailed, and of no reply', () => {
  const before = owed(mail('invitation', 'a'), mail('reply', 'b'));
  expect(kinds(owing(before, mail('moved', 'c')))).toEqual(['reply b', 'moved c']);
});

test('what has been mailed about a call stays, because the newer word follows it', () => {
  const before = owed(mail('invitation', 'a', '2026-03-02T00:00:00.000Z'));
  expect(kinds(owing(before, mail('cancelled', 'c')))).toEqual(['invitation a', 'cancelled c']);
});

test('a reply takes the place of any other reply, and of nothing else', () => {
  const before = owed(mail('reply', 'a', '2026-03-02T00:00:00.000Z'), mail('moved', 'b'));
  expect(kinds(owing(before, mail('reply', 'c')))).toEqual(['moved b', 'reply c']);
});

test('the one that is meant is ticked off, and opened again', () => {
  const before = owed(mail('reply', 'a'), mail('reply', 'b'), mail('moved', 'a'));
  const done = ticked(before, { kind: 'reply', at: 'a' }, new Date('2026-03-03T00:00:00Z'));
  expect(done?.toMail).toEqual([
    mail('reply', 'a', '2026-03-03T00:00:00.000Z'),
    mail('reply', 'b'),
    mail('moved', 'a'),
  ]);
  expect(ticked(done ?? before, { kind: 'reply', at: 'a' }, undefined)).toEqual(before);
});

test('there is nothing to tick off where none is like it', () => {
  const before = owed(mail('reply', 'a'));
  expect(ticked(before, { kind: 'reply', at: 'b' }, new Date())).toBeUndefined();
  expect(ticked(before, { kind: 'moved', at: 'a' }, new Date())).toBeUndefined();
  expect(ticked(message, { kind: 'reply', at: 'a' }, new Date())).toBeUndefined();
});

test('an answered message has the reply and its moment', () => {
  expect(answered(message, 'Yes', new Date('2026-03-03T00:00:00Z'))).toMatchObject({
    status: 'replied',
    reply: 'Yes',
    replyTimestamp: '2026-03-03T00:00:00.000Z',
  });
});
