import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createI18n } from '#app/i18n/i18n.ts';
import { Speaking } from '#app/i18n/use-translation.ts';
import { Markdown } from './markdown.tsx';
import { openingOf } from './markdown-tree.ts';

function drawn(source: string): string {
  return renderToStaticMarkup(
    <Speaking value={createI18n()}>
      <Markdown source={source} />
    </Speaking>,
  );
}

function html(source: string): string {
  return drawn(source).replace(/^<div class="prose"(?: dir="...")?>(.*)<\/div>$/s, '$1');
}

test('paragraphs, emphasis and inline code are drawn', () => {
  expect(html('A **b** *c* ~~d~~ `e<f`')).toBe(
    '<p>A <strong>b</strong> <em>c</em> <del>d</del> <code dir="ltr">e&lt;f</code></p>',
  );
});

test('the highest heading becomes h2, whatever the writer began with', () => {
  expect(html('# A\n\n## B')).toMatch(/<h2 .*A.*<\/h2><h3 .*B/);
  expect(html('## A\n\n### B')).toMatch(/<h2 .*A.*<\/h2><h3 .*B/);
  expect(html('### A\n\n# B')).toMatch(/<h2 .*A.*<\/h2><h2 .*B/);
});

test('no heading level is left out on the way down', () => {
  expect(html('# A\n\n##### B')).toMatch(/<h2 .*A.*<\/h2><h3 .*B/);
});

test('a heading links to itself under an id that no other part of the page has', () => {
  expect(html('## Main\n\n## Main')).toBe(
    '<h2 id="h-main"><a href="#h-main">Main</a></h2>' +
      '<h2 id="h-main-2"><a href="#h-main-2">Main</a></h2>',
  );
  expect(html('## سوال و جواب')).toContain('id="h-سوال-و-جواب"');
});

test('a heading that holds a link keeps that link alone', () => {
  expect(html('## See [this](/blog)')).toBe(
    '<h2 id="h-see-this">See <a href="/blog">this</a></h2>',
  );
});

test('so does one with a footnote: its mark is a link', () => {
  const [heading] = /<h2 .*<\/h2>/.exec(html('## Second[^1] one\n\n[^1]: Note')) ?? [''];
  expect(heading.match(/<a /g)).toHaveLength(1);
  expect(heading).toContain('href="#fn-1"');
});

test('a link to a heading by its name finds it', () => {
  expect(html('[there](#the-end)\n\n## The end')).toContain('<a href="#h-the-end">there</a>');
});

test('lists are tight or loose as written, and keep their first number', () => {
  expect(html('- a\n- b\n  - c')).toBe('<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>');
  expect(html('- a\n\n- b')).toBe('<ul><li><p>a</p></li><li><p>b</p></li></ul>');
  expect(html('3. a\n4. b')).toBe('<ol start="3"><li>a</li><li>b</li></ol>');
});

test('tasks are labelled boxes that cannot be ticked', () => {
  expect(html('- [x] done\n- [ ] open')).toBe(
    '<ul>' +
      '<li class="task"><label><input type="checkbox" disabled="" readOnly="" checked=""/><span>done</span></label></li>' +
      '<li class="task"><label><input type="checkbox" disabled="" readOnly=""/><span>open</span></label></li>' +
      '</ul>',
  );
});

test('a table has head cells and scrolls within itself', () => {
  const table = html('| a | b |\n| --- | --: |\n| 1 | 2<br>3 |');
  expect(table).toMatch(/^<div class="table-block" tabindex="0"><table>/);
  expect(table).toContain('<th scope="col">a</th><th data-align="right" scope="col">b</th>');
  expect(table).toContain('<td>1</td><td data-align="right">2<br/>3</td>');
});

test('bare addresses become links, and links out of the site are cut off from it', () => {
  expect(html('www.example.com')).toBe(
    '<p><a href="http://www.example.com" rel="noopener">www.example.com</a></p>',
  );
  expect(html('[home](/) <me@example.com>')).toBe(
    '<p><a href="/">home</a> <a href="mailto:me@example.com">me@example.com</a></p>',
  );
});

test('references are resolved', () => {
  expect(html('[a][one] ![b][one]\n\n[one]: https://example.com/x.png "T"')).toBe(
    '<p><a href="https://example.com/x.png" title="T" rel="noopener">a</a> ' +
      '<img src="https://example.com/x.png" alt="b" title="T" loading="lazy" decoding="async"/></p>',
  );
});

test('images are fetched when they come near', () => {
  expect(html('![A cat](/cat.png)')).toBe(
    '<p><img src="/cat.png" alt="A cat" loading="lazy" decoding="async"/></p>',
  );
});

test('known languages are coloured, others shown as they are, both from left to right', () => {
  const known = html('```ts\nconst a = 1;\n```');
  expect(known).toContain(
    '<div class="code-block" data-language="ts"><pre dir="ltr" tabindex="0">',
  );
  expect(known).toContain('<span class="hljs-keyword">const</span>');
  expect(html('```TSX\nconst a = <b />;\n```')).toContain('hljs-');
  expect(html('```cobol\nMOVE <A>\n```')).toContain('<code>MOVE &lt;A&gt;</code>');
  expect(html('```\nplain\n```')).toBe(
    '<div class="code-block"><pre dir="ltr" tabindex="0"><code>plain</code></pre></div>',
  );
});

test('footnotes stand at the end, with a way there and back', () => {
  const text = html('One[^b] two[^a] one again[^b]\n\n[^a]: Second\n[^b]: First');
  expect(text.match(/id="fnref-1"/g)).toHaveLength(1);
  expect(text).toMatch(
    /aria-label="Footnotes".*id="fn-1".*First.*href="#fnref-1".*id="fn-2".*Second/,
  );
});

test.each([
  '<script>alert(1)</script>',
  'text <script>alert(1)</script> text',
  '<img src=x onerror=alert(1)>',
  'text <img src=x onerror=alert(1)> text',
  '<svg/onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<!-- --><style>body{display:none}</style>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](vbscript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](//evil.example/x)',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml;base64,PHN2Zz4=)',
  '![x](data:text/html,x)',
  '![x](x" onerror="alert(1))',
  '[x][y]\n\n[y]: javascript:alert(1)',
  '```"><script>alert(1)</script>\nx\n```',
  '# <img src=x onerror=alert(1)>',
  '| <script>alert(1)</script> |\n| --- |\n| <img src=x onerror=alert(1)> |',
  '[^<script>]: x',
])('hostile markdown does nothing: %j', (source) => {
  const markup = html(source).replace(/data-language="[^"]*"/g, '');
  expect(markup).not.toMatch(/<(script|style|svg|iframe)/i);
  expect(markup).not.toMatch(/<[^>]+(on\w+=|(href|src)="(?!\/[^/]|https?:|#|mailto:))/i);
});

test.each(['>', '> ', '- ', '1. ', '> - '])(
  'thousands of %j before a word are some levels, and the word is there',
  (mark) => {
    const source = `Before\n\n${mark.repeat(20_000)} deep\n\nafter`;
    expect(drawn(source)).toMatch(/<p>Before<\/p>.*deep.*<p>after<\/p>/s);
    expect(openingOf(source)).toBe('Before deep after');
  },
);

test('as many as anybody writes are left as they are', () => {
  expect(html('> > > - a')).toContain('<blockquote><blockquote><blockquote><ul><li>a');
  expect(html('* * *')).toContain('<hr');
});

test('the words around omitted HTML stay', () => {
  expect(html('press <kbd>Ctrl</kbd>')).toBe('<p>press Ctrl</p>');
});

test('an article runs in the direction of its words, whatever its code and names', () => {
  expect(drawn('`npm start` React سے شروع کرتے ہیں')).toMatch(/^<div class="prose" dir="rtl">/);
  expect(drawn('Plain English')).toMatch(/^<div class="prose" dir="ltr">/);
});
