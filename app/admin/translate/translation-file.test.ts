// @vitest-environment happy-dom
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import type { Work } from '#app/content/translation-work.ts';
import { toCsv } from './csv-file.ts';
import { changesOf, readTranslationFile } from './translation-file.ts';
import { unitId } from './unit.ts';
import { toXliff } from './xliff-file.ts';

const texts = [
  ['میں گھر بناتی ہوں۔', ''],
  ['{{minutes}} منٹ', '{{minutes}} minutes'],
  ['=SUM(A1) & <b>"تیز"</b>', '=1 & <i>quick</i>'],
  ['دو\nسطریں', 'two\nlines'],
  ["'-20٪ اس مہینے", "''-20% this month"],
] as const;

const work: Work[] = texts.map(([source, translation], at) => ({
  collection: 'about',
  at: `about.${at}`,
  source,
  isName: false,
  translation,
  state: translation ? 'done' : 'missing',
}));

function changesIn(name: string, text: string) {
  const read = readTranslationFile(name, text);
  return read.ok ? changesOf(read.file, 'ur', work) : read;
}

const forms = { 'a.xlf': toXliff, 'a.csv': toCsv };

test.each(Object.entries(forms))('%s comes back as it went, and changes nothing', (name, write) => {
  expect(changesIn(name, write('ur', 'en', work))).toEqual({ ok: true, changes: [] });
});

test.each(Object.entries(forms))('%s brings what the translator wrote', (name, write) => {
  const done = work.map((each, at) =>
    at === 0 ? { ...each, translation: 'I build homes.' } : each,
  );
  const found = changesIn(name, write('ur', 'en', done));
  expect(found).toEqual({ ok: true, changes: [{ work: work[0], text: 'I build homes.' }] });
});

const good = toXliff('ur', 'en', work);
const firstUnit = /<unit.*<\/unit>/.exec(good)?.[0];
const table = toCsv('ur', 'en', work);
const refused: [string, string, string, RegExp][] = [
  [
    'an unknown id',
    'a.xlf',
    good.replace(unitId(texts[0][0]), 't00'),
    /does not say: about\.0, “میں گھر بناتی ہوں۔”\. Take it out of the file, or export it anew\.$/,
  ],
  [
    'a text of long ago',
    'a.csv',
    `${table}\r\nt00,about.bio,"I design\r\nand build ${'very '.repeat(20)}fast sites.",`,
    /does not say: about\.bio, “I design and build very very very very v…”\. Take/,
  ],
  [
    'an unknown id and no place',
    'a.xlf',
    good.replace(unitId(texts[0][0]), 't00').replace(' name="about.0"', ''),
    /does not say: t00, “میں/,
  ],
  ['another source', 'a.xlf', good.replace('میں گھر', 'میں باغ'), /about\.0 is not what this site/],
  [
    'altered placeholders',
    'a.xlf',
    good.replace('{{minutes}} minutes', '{{hours}} minutes'),
    /about\.1: Keep .*\{\{minutes\}\}/,
  ],
  ['markup in a text', 'a.xlf', good.replace('two\nlines', '<script>x</script>'), /has markup/],
  ['a document type', 'a.xlf', `<!DOCTYPE x [<!ENTITY a "b">]>${good}`, /document type/],
  ['another main language', 'a.xlf', good.replace('srcLang="ur"', 'srcLang="de"'), /another main/],
  [
    'a language of nobody',
    'a.xlf',
    good.replace('trgLang="en"', 'trgLang="xx"'),
    /no site of ours/,
  ],
  ['another version', 'a.xlf', good.replace('version="2.1"', 'version="1.2"'), /Only XLIFF 2/],
  [
    'another namespace',
    'a.xlf',
    good.replace('document:2.0', 'document:1.2'),
    /its namespace is another/,
  ],
  ['a text twice', 'a.xlf', good.replace('</file>', `${firstUnit}</file>`), /has a text twice/],
  ['a text twice', 'a.csv', `${table}\r\n${table.split('\r\n')[1]}`, /has a text twice/],
  ['a unit without its id', 'a.xlf', good.replace(/ id="t[^"]*"/, ''), /does not say: about\.0, /],
  [
    'a row that says only its translation',
    'a.csv',
    `${table}\r\n,,,Hello`,
    /say: one without a name\./,
  ],
  ['something else', 'a.xlf', '<html></html>', /not XLIFF/],
  ['nothing at all', 'a.xlf', toXliff('ur', 'en', []), /no text/],
  ['another kind of file', 'a.json', '{}', /Only \.xlf/],
  ['another table', 'a.csv', 'Name,Email\r\na,b', /first line/],
  ['a line with too few cells', 'a.csv', 'id,place,ur,en\r\nt1,x', /Line 2/],
];

test.each(refused)('a file with %s is refused with its reason', (_, name, text, reason) => {
  const found = changesIn(name, text);
  expect(found.ok).toBe(false);
  expect(found.ok ? '' : found.reason).toMatch(reason);
});

const harmless: [string, string, string][] = [
  ['the language of a place', 'a.xlf', good.replace('trgLang="en"', 'trgLang="en-GB"')],
  [
    'what a memory found',
    'a.xlf',
    good.replace(
      '<segment',
      '<matches><match><source>x</source><target>y</target></match></matches><segment',
    ),
  ],
  ['a row that was cleared', 'a.csv', `${table}\r\n,,,\r\n , ,,`],
  [
    'another way to write a table',
    'a.csv',
    Papa.unparse(Papa.parse<string[]>(table.slice(1)).data, { delimiter: ';' }).replace(
      'دو\nسطریں',
      'دو\r\nسطریں',
    ),
  ],
];

test.each(harmless)('%s in a file changes nothing', (_, name, text) => {
  expect(changesIn(name, text)).toEqual({ ok: true, changes: [] });
});

test('a character that XML does not have keeps nobody from translating', () => {
  const odd: Work[] = [{ ...work[0], source: 'ایک\u000bدو' } as Work];
  const read = readTranslationFile(
    'a.xlf',
    toXliff('ur', 'en', odd).replace('</source>', '</source><target>one two</target>'),
  );
  expect(read.ok && changesOf(read.file, 'ur', odd)).toEqual({
    ok: true,
    changes: [{ work: odd[0], text: 'one two' }],
  });
});
