// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { htmlToMarkdown, pictureMarkdown } from './paste-markdown.ts';
import { countWords } from './word-count.ts';

test('headings, emphasis, links, lists, quotes and code become markdown', () => {
  const html = `<h2>Title</h2><p>Some <b>bold</b> and <em>soft</em> <a href="https://example.com/a">link</a>.</p>
    <ul><li>one</li><li>two<ol><li>inner</li></ol></li></ul><blockquote>said</blockquote><pre><code>let a = 1;
b();</code></pre><hr>`;
  expect(htmlToMarkdown(html)).toBe(
    [
      '## Title',
      'Some **bold** and *soft* [link](https://example.com/a).',
      '- one\n- two\n  1. inner',
      '> said',
      '```\nlet a = 1;\nb();\n```',
      '---',
    ].join('\n\n'),
  );
});

test('what stands below an item is indented as far as the sign of the item is wide', () => {
  const html = '<ol><li>A<ul><li>B<ol><li>C</li></ol></li></ul></li><li>D</li></ol>';
  expect(htmlToMarkdown(html)).toBe('1. A\n   - B\n     1. C\n2. D');
  const ten = '<li>x</li>'.repeat(9);
  expect(htmlToMarkdown(`<ol>${ten}<li>A<ul><li>B</li></ul></li></ol>`)).toMatch(
    /\n10\. A\n {4}- B$/,
  );
});

test('scripts, styles, handlers and unsafe addresses do not survive', () => {
  const html = `<style>p{}</style><p onclick="x()">Hi<script>alert(1)</script>
    <a href="javascript:alert(1)">click</a><img src="data:image/png;base64,AAAA"><object data="https://x"></object></p>`;
  expect(htmlToMarkdown(html)).toBe('Hi click');
});

test('addresses stay what they are, whatever signs they hold', () => {
  const pasted = (href: string) => htmlToMarkdown(`<a href="${href}">x</a>`);
  expect(pasted('https://shop.example/50%off')).toBe('[x](https://shop.example/50%off)');
  expect(pasted('https://shop.example/a%20b')).toBe('[x](https://shop.example/a%20b)');
  expect(pasted('https://shop.example/a b_(c)')).toBe('[x](https://shop.example/a%20b_%28c%29)');
  expect(pasted('https://shop.example/\ud800')).toBe('[x](https://shop.example/%EF%BF%BD)');
  expect(htmlToMarkdown('<img alt="y" src="https://shop.example/50% (1).png">')).toBe(
    '![y](https://shop.example/50%%20%281%29.png)',
  );
});

test('the wrapper of a word processor does not make everything bold', () => {
  expect(htmlToMarkdown('<b style="font-weight:normal"><p>One</p><p>Two</p></b>')).toBe(
    'One\n\nTwo',
  );
});

test('words are counted in any script', () => {
  expect(countWords('Hello, *big* world! 2 times')).toBe(5);
  expect(countWords('میرا پہلا مضمون')).toBe(3);
  expect(countWords('  ')).toBe(0);
});

test('a picture of the library is written with its description, whatever stands in it', () => {
  expect(pictureMarkdown('/media/a/1x1.jpg', 'A [b] \\ c')).toBe(
    '![A \\[b\\] \\\\ c](/media/a/1x1.jpg)',
  );
});
