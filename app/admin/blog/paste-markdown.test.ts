// @vitest-environment happy-dom
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createI18n } from '#app/i18n/i18n.ts';
import { Speaking } from '#app/i18n/use-translation.ts';
import { Markdown } from '#app/site/blog/markdown.tsx';
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

test('nor do they in a table, in what is struck out or behind a box', () => {
  const hostile = `<script>alert(1)</script><a href="javascript:alert(1)">a</a>&lt;script&gt;alert(2)&lt;/script&gt;`;
  const html = `<table onclick="x()"><tr><td>b</td><td>${hostile}</td></tr></table><s onclick="x()">${hostile}</s>
    <ul><li><input type="checkbox" onclick="x()">${hostile}</li></ul>`;
  expect(shown(html)).not.toMatch(/<script|onclick|href/);
  expect(shown(html).match(/a&lt;script&gt;alert\(2\)&lt;\/script&gt;/g)).toHaveLength(3);
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

test('what a word processor says by styles alone is said', () => {
  const span = (style: string) => `<p>a <span style="${style}">word</span> b</p>`;
  expect(htmlToMarkdown(span('color:#000;font-weight:700'))).toBe('a **word** b');
  expect(htmlToMarkdown(span('font-weight:400;font-style:italic'))).toBe('a *word* b');
  expect(htmlToMarkdown(span('font-weight: bold; font-style: italic'))).toBe('a **_word_** b');
  expect(htmlToMarkdown(span('font-weight:400'))).toBe('a word b');
});

test('what is struck out has a line through it, whoever says it and however', () => {
  expect(htmlToMarkdown('<p><del>a</del> <s>b</s> <strike>c</strike></p>')).toBe(
    '~~a~~ ~~b~~ ~~c~~',
  );
  const span = (style: string) => htmlToMarkdown(`<p>a <span style="${style}">word</span> b</p>`);
  expect(span('text-decoration:line-through')).toBe('a ~~word~~ b');
  expect(span('text-decoration: underline line-through; font-weight:700')).toBe('a ~~**word**~~ b');
  expect(span('text-decoration-line:line-through')).toBe('a ~~word~~ b');
  expect(span('text-decoration:underline')).toBe('a word b');
});

test('whatever stands in a box of its own stays apart', () => {
  for (const [one, other] of [
    ['dt', 'dd'],
    ['nav', 'aside'],
    ['footer', 'center'],
  ]) {
    expect(htmlToMarkdown(`<${one}>First</${one}><${other}>Second</${other}>`)).toBe(
      'First\n\nSecond',
    );
  }
});

/** What the article shows of what was pasted. */
function shown(html: string): string {
  const article = createElement(Markdown, { source: htmlToMarkdown(html) });
  return renderToStaticMarkup(createElement(Speaking, { value: createI18n() }, article))
    .replace(/^<div class="prose"[^>]*>(.*)<\/div>$/s, '$1')
    .replaceAll(/ (dir|rel)="\w+"/g, '');
}

test.each([
  ['stars', '<p>FOO*BAR and BAZ*QUX</p>'],
  ['underscores', '<p>__init__ and snake_case</p>'],
  ['a number', '<p>1986. A great year</p>'],
  ['a hash', '<p># of users</p>'],
  ['a dash', '<p>- five</p>'],
  ['tildes', '<p>~~no~~, ~5 minutes</p>'],
  ['brackets', '<p>a [b](c) [^1] ![d](e)</p>'],
  ['a tag', '<p>&lt;b&gt; &amp;lt; Q&amp;A</p>'],
  ['backslashes', '<p>C:\\* and \\</p>'],
  ['a line that looks like a table', '<p>a | b<br/>- | -</p>'],
  ['others that look like one', '<p>a<br/>-|-</p><p>a<br/>:-</p><p>a|b<br/>|-|-|</p>'],
  ['a backtick in code', '<p><code>a`b</code> and <code>`</code></p>'],
  ['line ends', '<p>One<br/>two <strong>three</strong><br/>four</p>'],
  ['a list that begins later', '<ol start="3"><li>a</li><li>b</li></ol>'],
  ['a bold word before a letter', '<p><strong>Note:</strong>this</p>'],
  ['two quotes', '<blockquote><p>a</p><p>b</p></blockquote>'],
])('%s: the article shows what was copied', (_, html) => {
  expect(shown(html)).toBe(html);
});

test.each([
  [
    'a list in a list',
    '<ul><li>a</li><ul><li>b</li></ul></ul>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
  ],
  [
    'a list without an item',
    '<ul><ul><li>b</li></ul></ul>',
    '<ul><li><ul><li>b</li></ul></li></ul>',
  ],
  ['two line ends', 'One<br> <br>two', '<p>One</p><p>two</p>'],
  ['line ends at the ends', '<p><br>One<br></p>', '<p>One</p>'],
  ['spaces in marks', 'a<b> b </b>c <i> </i>d', '<p>a <strong>b</strong> c d</p>'],
  ['marks beside each other', '<b>a</b><b>b</b>', '<p><strong>ab</strong></p>'],
  [
    'words struck out in parts',
    '<s>a</s><s><b>b</b></s> <b><s>c</s></b><b><s>d</s></b>',
    '<p><del>a<strong>b</strong></del> <strong><del>cd</del></strong></p>',
  ],
  [
    'words struck out twice',
    '<s><span style="text-decoration:line-through">a</span> <b><s>b</s></b></s>',
    '<p><del>a <strong>b</strong></del></p>',
  ],
  ['tildes in a word struck out', '~<s>~a~</s>~', '<p>~<del>~a~</del>~</p>'],
  [
    'paragraphs struck out',
    '<del><p>a<br>b</p><p>c</p></del>',
    '<p><del>a<br/>b</del></p><p><del>c</del></p>',
  ],
  [
    'a mark around paragraphs',
    '<b><p>a</p><p>b</p></b>',
    '<p><strong>a</strong></p><p><strong>b</strong></p>',
  ],
  ['a description', '<img alt="a] `b\n\n*c*" src="/x.png">', /<img[^>]* alt="a\] `b \*c\*"/],
])('%s: the article shows what was meant', (_, html, meant) => {
  if (typeof meant === 'string') expect(shown(html)).toBe(meant);
  else expect(shown(html)).toMatch(meant);
});

test('whatever signs a text holds, it stays that text', () => {
  const sign = fc.constantFrom(...'aB1 .-+*_~`#>|=[](){}!\\:;&"^$/');
  const written = fc.array(sign, { minLength: 1, maxLength: 30 }).map((signs) => signs.join(''));
  fc.assert(
    fc.property(written, written, (bold, plain) => {
      const page = document.createElement('div');
      page.append(document.createElement('p'));
      page.firstElementChild?.append(
        Object.assign(document.createElement('b'), { textContent: bold }),
        plain,
      );
      const article = document.createElement('div');
      article.innerHTML = shown(page.innerHTML);
      const read = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim();
      expect(read(article)).toBe(read(page));
      expect(article.querySelectorAll(':scope *:not(p, strong)')).toHaveLength(0);
    }),
    { numRuns: 100 },
  );
});

test('a table becomes one, its first row the head', () => {
  const html = `<table><caption>Plans</caption>
    <thead><tr><th>Plan</th><th>Price</th></tr></thead>
    <tbody><tr><td><b>Basic</b></td><td><a href="https://example.com/a">10 €</a></td></tr>
    <tr><td><p>Big</p></td><td></td></tr></tbody></table><p>After</p>`;
  expect(htmlToMarkdown(html)).toBe(
    [
      'Plans',
      '| Plan | Price |\n| --- | --- |\n| **Basic** | [10 €](https://example.com/a) |\n| Big |  |',
      'After',
    ].join('\n\n'),
  );
  expect(htmlToMarkdown('<table><tr><th>Name</th></tr><tr><td>Ada</td></tr></table>')).toBe(
    '| Name |\n| --- |\n| Ada |',
  );
});

test('every column has a head, and every bar stays in its cell', () => {
  const html = `<table><tr><td colspan="2">a|b</td></tr>
    <tr><td>\\</td><td>c\\|d <code>e|f</code> <img src="/x.png" alt="g|h"></td></tr></table>`;
  expect(htmlToMarkdown(html)).toBe(
    '| a\\|b |  |\n| --- | --- |\n| \\ | c\\\\\\|d `e\\|f` ![g\\|h](/x.png) |',
  );
  const article = document.createElement('div');
  article.innerHTML = shown(html);
  expect([...article.querySelectorAll('th, td')].map((cell) => cell.textContent)).toEqual([
    'a|b',
    '',
    '\\',
    'c\\|d e|f ',
  ]);
});

test('what stands in a cell is one line of words', () => {
  const html = `<table><tr><td>a<br>b</td><td><p>c</p><p><b>d</b></p></td></tr>
    <tr><td><ul><li>e</li><li>f</li></ul></td><td><h3>g</h3></td></tr>
    <tr><td><blockquote>h</blockquote><hr></td><td><table><tr><td>i</td><td>j</td></tr></table></td></tr></table>`;
  expect(htmlToMarkdown(html)).toBe('| a b | c **d** |\n| --- | --- |\n| e f | g |\n| h | i j |');
});

test('a table in an item stays apart from what follows', () => {
  const html = '<ul><li>a<table><tr><td>b</td><td>c</td></tr></table><p>d</p></li><li>e</li></ul>';
  expect(htmlToMarkdown(html)).toBe('- a\n  | b | c |\n  | --- | --- |\n\n  d\n- e');
});

test.each([
  ['one cell', '<tr><td><h2>A</h2><p>b</p><ul><li>c</li></ul></td></tr>', '## A\n\nb\n\n- c'],
  ['one column', '<tr><th>A</th></tr><tr><td><p>b</p><p>c</p></td></tr>', 'A\n\nb\n\nc'],
  ['space at the sides', '<tr><td> </td><td>a</td></tr><tr><td></td><td>b</td></tr>', 'a\n\nb'],
  ['articles side by side', '<tr><td><h2>A</h2>b</td><td>c</td></tr>', '## A\n\nb c'],
  ['numbers of lines', '<tr><td><pre>1</pre></td><td><pre>a|b</pre></td></tr>', /^```\n1\n```\n\n/],
  ['strokes in parts', '<tr><td><s>a</s><s>b</s></td></tr>', '~~ab~~'],
  ['nothing', '<caption>A</caption>', 'A'],
])('a table that only lays out stays its content: %s', (_, rows, meant) => {
  expect(htmlToMarkdown(`<table>${rows}</table>`)).toMatch(
    typeof meant === 'string' ? new RegExp(`^${meant}$`) : meant,
  );
});

test('a table that calls itself layout is', () => {
  const html = '<table role="presentation"><tr><td>a</td><td>b</td></tr></table>';
  expect(htmlToMarkdown(html)).toBe('a b');
});

test('tasks keep their boxes', () => {
  const html = `<ul><li><input type="checkbox" checked> done</li>
    <li><label><input type="checkbox"> <span>open</span></label><ul><li><p><input type="checkbox" checked>in</p></li></ul></li>
    <li>none<ul><li><input type="checkbox"> [x]</li></ul></li><li><input type="text"> typed</li>
    <li><input type="checkbox"></li></ul>`;
  expect(htmlToMarkdown(html)).toBe(
    '- [x] done\n- [ ] open\n  - [x] in\n- none\n  - [ ] \\[x]\n- typed',
  );
});

/** An item as Word copies it, its lines broken where they are. */
const wordItem = (sign: string, level: number, words: string, list = 0) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l${list} level${level}
lfo1'><![if !supportLists]><span lang=EN style='font-family:Symbol'><span
style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>
`;

test('the lists of Word are lists, as deep and in the order that they were', () => {
  const html = [
    '<p class=MsoNormal>Before</p>',
    wordItem('·', 1, 'First <b>item</b>'),
    wordItem('o', 2, 'inner'),
    wordItem('§', 3, 'deep'),
    wordItem('1.', 2, 'counted'),
    wordItem('2.', 2, 'twice'),
    wordItem('·', 1, 'Second'),
    '<p class=MsoNormal>After</p>',
    wordItem('3)', 1, 'goes on'),
    wordItem('iv)', 1, 'roman'),
  ].join('');
  expect(htmlToMarkdown(`<html><body><!--StartFragment-->${html}</body></html>`)).toBe(
    [
      'Before',
      '- First **item**\n  - inner\n    - deep\n  1. counted\n  2. twice\n- Second',
      'After',
      '3. goes on\n4. roman',
    ].join('\n\n'),
  );
});

test('two lists of Word beside each other stay two', () => {
  const one = wordItem('1.', 1, 'a') + wordItem('2.', 1, 'b');
  expect(shown(one + wordItem('1.', 1, 'c', 1))).toBe(
    '<ol start="1"><li>a</li><li>b</li></ol><ol start="1"><li>c</li></ol>',
  );
  // It begins deep, and what is above it comes later.
  expect(shown(wordItem('o', 2, 'a') + wordItem('·', 1, 'b'))).toBe(
    '<ul><li>a</li></ul><ul><li>b</li></ul>',
  );
});

test('a paragraph of Word that says it is in no list is none', () => {
  expect(htmlToMarkdown("<p style='mso-list:none'>a</p><p style='color:red'>o</p>")).toBe('a\n\no');
});

test.each([
  ['<pre><code class="hljs language-js">a</code></pre>', 'js'],
  ['<pre class="lang-c++"><code>a</code></pre>', 'c++'],
  ['<pre class="language-objective-c">a</pre>', 'objective-c'],
  ['<div class="highlight highlight-source-shell"><pre>a</pre></div>', 'shell'],
  ['<div class="lang-en"><pre>a</pre></div>', ''],
  ['<pre><code class="language-a`b language-js/x">a</code></pre>', ''],
  ['<pre><code class="slang-us">a</code></pre>', ''],
])('code keeps its language: %s', (html, language) => {
  expect(htmlToMarkdown(html)).toBe(`\`\`\`${language}\na\n\`\`\``);
});

test('code without a sign in it is nothing', () => {
  expect(htmlToMarkdown('<p>a <code></code>b<code> </code>c</p><p><code></code></p>')).toBe(
    'a b c',
  );
});

test('code is kept to the letter', () => {
  expect(htmlToMarkdown('<pre>a\n\n\n\nb<br>```\nc</pre>')).toBe('````\na\n\n\n\nb\n```\nc\n````');
});

test('addresses in a text are written without signs between their letters', () => {
  expect(htmlToMarkdown('See https://example.com/a_b?c=1&amp;d=_e. Or me_too@example.com!')).toBe(
    'See <https://example.com/a_b?c=1&d=_e>. Or <me_too@example.com>!',
  );
  expect(htmlToMarkdown('On www.example.com/~a*b')).toBe(
    'On [www.example.com/\\~a\\*b](http://www.example.com/~a*b)',
  );
  expect(htmlToMarkdown('<a href="/~?a=1&amp;b=2">https://example.com</a>')).toBe(
    '[https://example.com](/~?a=1&b=2)',
  );
});

test('a word of any length is a word, however many signs of an address it has', () => {
  // Looked for an address from each of its letters, it would take minutes.
  const word = 'a.'.repeat(200_000);
  expect(htmlToMarkdown(word)).toBe(word);
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
  expect(pictureMarkdown('/a.jpg', '`b *c*')).toBe('![\\`b \\*c\\*](/a.jpg)');
});
