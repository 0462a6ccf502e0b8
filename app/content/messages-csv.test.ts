import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { builtInContent } from './built-in.ts';
import type { Message } from './messages.ts';
import { messagesCsv } from './messages-csv.ts';

const [sample] = builtInContent.messages as [Message, ...Message[]];
const parse = (csv: string) => Papa.parse<Record<string, string>>(csv, { header: true }).data;

test('the file has the named columns and reads back what was written', () => {
  const csv = messagesCsv(builtInContent.messages);
  expect(csv.replace('\ufeff', '').split('\r\n')[0]).toBe(
    'Name,Email,Company,Subject,Message,Status,Date,Reply',
  );
  const rows = parse(csv);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toEqual({
    Name: 'Sara Lindqvist',
    Email: 'sara@northlight.example.com',
    Company: 'Northlight Studio',
    Subject: 'Booking platform for our studio',
    Message: builtInContent.messages[0]?.message,
    Status: 'new',
    Date: '2025-06-12T08:30:00.000Z',
    Reply: '',
  });
  expect(rows[2]?.Reply).toBe(builtInContent.messages[2]?.reply);
});

test('quotes are doubled; commas, line breaks and other scripts survive', () => {
  const message: Message = {
    ...sample,
    name: 'حمزہ "the dev"',
    message: 'one, two\r\nthree "four"',
  };
  const csv = messagesCsv([message]);
  expect(csv).toContain('"حمزہ ""the dev"""');
  expect(parse(csv)[0]?.Message).toBe('one, two\r\nthree "four"');
});

test.each([
  '=HYPERLINK("http://x")',
  '+1',
  '-1',
  '@SUM(A1)',
  '\tx',
  '\r=1',
  '=1+1\nsecond line',
  '@SUM(A1)\r\nsecond line',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  ' =1',
  '\u200b=1',
  '\ufeff\u00ad=1\nx',
  '\u2066\u3164 -1',
  '\u0000=1',
])('a cell that starts like %j is a text, not a formula', (name) => {
  const cell = parse(messagesCsv([{ ...sample, name }]))[0]?.Name;
  expect(cell).toBe(`'${name}`);
});

test('whatever a visitor writes reads back, and no cell starts a formula', () => {
  const signs = [
    '=',
    '+',
    '-',
    '@',
    '＝',
    '＠',
    '"',
    ',',
    ';',
    '\n',
    '\r',
    '\t',
    ' ',
    '\u200d',
    'a',
  ];
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.constantFrom(...signs)).map((letters) => letters.join('')),
  );
  fc.assert(
    fc.property(text, text, (name, message) => {
      const [row] = parse(messagesCsv([{ ...sample, name, message }]));
      for (const [cell, written] of [
        [row?.Name, name],
        [row?.Message, message],
      ] as const) {
        expect([written, `'${written}`]).toContain(cell);
        expect(cell?.normalize('NFKC').replace(/[\s\p{C}]/gu, '')).not.toMatch(/^[=+\-@]/);
      }
    }),
  );
});

test('an empty inbox is a file with only its columns', () => {
  expect(messagesCsv([]).replace('\ufeff', '').trimEnd()).toBe(
    'Name,Email,Company,Subject,Message,Status,Date,Reply',
  );
});
