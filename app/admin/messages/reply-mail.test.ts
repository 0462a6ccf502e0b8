import { expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { Message } from '#app/content/messages.ts';
import { replySubject } from '#app/mail/reply-subject.ts';
import { replyMail } from './reply-mail.ts';

const [first] = builtInContent.messages as [Message, ...Message[]];
const sample = { ...first, kind: 'contact' } as const;

test('the mail has recipient, subject and text', () => {
  const mail = new URL(replyMail(sample, 'Hello Sara,\nyes & gladly.').href);
  expect(mail.protocol).toBe('mailto:');
  expect(mail.pathname).toBe('sara@northlight.example.com');
  expect(mail.searchParams.get('subject')).toBe('Re: Booking platform for our studio');
  expect(mail.searchParams.get('body')).toBe('Hello Sara,\r\nyes & gladly.');
});

test('an address cannot smuggle in another recipient or a field', () => {
  const message = {
    ...sample,
    email: 'a@example.com?bcc=b@example.com',
    subject: 'Re: x',
  };
  const mail = new URL(replyMail(message, '').href);
  expect(mail.searchParams.has('bcc')).toBe(false);
  expect(mail.searchParams.get('subject')).toBe('Re: x');
});

test('the subject is the one that the site’s own mail would have: one line that can be read', () => {
  const subjectOf = (subject: string) =>
    new URL(replyMail({ ...sample, subject }, '').href).searchParams.get('subject');
  expect(subjectOf('Hi\r\nBcc: all@example.com')).toBe('Re: Hi Bcc: all@example.com');
  expect(subjectOf('x'.repeat(300))).toBe(replySubject({ ...sample, subject: 'x'.repeat(300) }));
  expect(subjectOf('x'.repeat(300))).toHaveLength(201);
});

test('half a letter in what a visitor typed does not keep the mail from being made', () => {
  const message = { ...sample, email: 'a\ud800@example.com', subject: 'x\udc00' };
  const mail = new URL(replyMail(message, '\ud83d').href);
  expect(mail.searchParams.get('subject')).toBe('Re: x\ufffd');
});

test('a text that no mail program would take is left out of the address, and that is said', () => {
  const { href, isWhole } = replyMail(sample, 'ß'.repeat(1000));
  expect(isWhole).toBe(false);
  expect(href.length).toBeLessThan(2000);
  expect(new URL(href).searchParams.has('body')).toBe(false);
  expect(replyMail(sample, 'Short').isWhole).toBe(true);
});
