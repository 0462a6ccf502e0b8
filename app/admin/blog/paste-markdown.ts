// Turns formatted text from the clipboard into clean markdown. Only what is named below survives:
// scripts, styles, unsafe addresses and unknown elements leave at most their text behind.
import type { BlockContent, Heading, ListItem, PhrasingContent } from 'mdast';
import { defaultHandlers, type Handle, type Options, toMarkdown } from 'mdast-util-to-markdown';
import { safeImage, safeLink } from '#app/lib/safe-link.ts';
import { wellFormed } from '#app/lib/well-formed.ts';
import { LINE_END, markedPhrases, phrases, text } from './paste-phrases.ts';

type Piece = PhrasingContent | BlockContent;

const DROPPED = new Set(['SCRIPT', 'STYLE', 'HEAD', 'TEMPLATE', 'IFRAME', 'OBJECT', 'SVG', 'FORM']);
const HOLDERS = new Set(
  `P DIV SECTION ARTICLE HEADER FOOTER MAIN NAV ASIDE ADDRESS CENTER DETAILS SUMMARY DL DT DD
   TABLE CAPTION THEAD TBODY TFOOT TR LI FIGURE FIGCAPTION`.split(/\s+/),
);
const BLOCKS = new Set(['paragraph', 'heading', 'list', 'code', 'blockquote', 'thematicBreak']);

/** `Q&A` needs no sign before the ampersand: only a name with a semicolon is something else. */
const calm =
  (write: Handle): Handle =>
  (...given) =>
    write(...given).replace(/(?<!\\)\\&(?!#?\w+;)/g, '&');

const STYLE: Options = {
  bullet: '-',
  rule: '-',
  handlers: { text: calm(defaultHandlers.text), link: calm(defaultHandlers.link) },
  // What GitHub's markdown adds: a line through words, and the line below the head of a table. Its own list of these
  // would bring the writer into the code that readers of an article fetch.
  unsafe: [
    { character: '~', inConstruct: 'phrasing', notInConstruct: 'destinationRaw' },
    { atBreak: true, character: '|' },
    { atBreak: true, character: ':', after: '-' },
    { atBreak: true, character: '-', after: '[:|]' },
  ],
};

export function htmlToMarkdown(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const lineEnd of page.querySelectorAll('pre br')) lineEnd.replaceWith(LINE_END);
  return toMarkdown({ type: 'root', children: flow(inside(page.body)) }, STYLE).trim();
}

function inside(parent: Node): Piece[] {
  return [...parent.childNodes].flatMap(pieces);
}

function pieces(node: Node): Piece[] {
  if (node.nodeType === Node.TEXT_NODE) return words(node);
  if (!(node instanceof Element) || DROPPED.has(node.tagName.toUpperCase())) return [];
  if (HOLDERS.has(node.tagName)) return flow(inside(node));
  switch (node.tagName) {
    case 'H1':
    case 'H2':
    case 'H3':
    case 'H4':
    case 'H5':
    case 'H6':
      return heading(node, Number(node.tagName.slice(1)) as Heading['depth']);
    case 'UL':
    case 'OL':
      return list(node);
    case 'PRE':
      return [{ type: 'code', value: (node.textContent ?? '').trimEnd() }];
    case 'BLOCKQUOTE':
      return [{ type: 'blockquote', children: flow(inside(node)) }];
    case 'HR':
      return [{ type: 'thematicBreak' }];
    case 'BR':
      return [text(LINE_END)];
    case 'TD':
    case 'TH':
      return [...inside(node), text(' ')];
    case 'STRONG':
    case 'B':
      if (isPlainWrapper(node)) return inside(node);
      return marked(node, (children) => ({ type: 'strong', children }));
    case 'EM':
    case 'I':
      return marked(node, (children) => ({ type: 'emphasis', children }));
    case 'SPAN':
      return styled(node);
    case 'CODE':
      return [{ type: 'inlineCode', value: oneLine(node.textContent) }];
    case 'A':
      return link(node);
    case 'IMG':
      return image(node);
    default:
      return inside(node);
  }
}

/** Words beside each other become a paragraph; where a line ends twice, the next one begins. */
function flow(given: readonly Piece[]): BlockContent[] {
  const blocks: BlockContent[] = [];
  let line: PhrasingContent[] = [];
  function end() {
    const children = phrases(line);
    if (children.length > 0) blocks.push({ type: 'paragraph', children });
    line = [];
  }
  for (const piece of given) {
    if (isBlock(piece)) {
      end();
      blocks.push(piece);
    } else {
      if (isText(piece, LINE_END) && isText(line.findLast(isNoSpace), LINE_END)) end();
      line.push(piece);
    }
  }
  end();
  return blocks;
}

const isBlock = (piece: Piece): piece is BlockContent => BLOCKS.has(piece.type);
const isText = (piece: Piece | undefined, value: string) =>
  piece?.type === 'text' && piece.value === value;
const isNoSpace = (piece: Piece) => !isText(piece, ' ');

const oneLine = (written: string | null) => (written ?? '').replace(/\s+/g, ' ');

const ADDRESS =
  /((?:https?:\/\/|www\.)[^\s<>]*[^\s<>.,:;!?'")\]]|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+)/i;

/** An address in a text is a link in the article, so it is written as one. */
function words(node: Node): PhrasingContent[] {
  const written = oneLine(node.textContent);
  if (node.parentElement?.closest('a')) return [text(written)];
  return written.split(ADDRESS).map((part, at) => {
    if (at % 2 === 0) return text(part);
    return { type: 'link', url: address(whole(part)), children: [text(part)] };
  });
}

function whole(part: string): string {
  if (/^http/i.test(part)) return part;
  return /^www\./i.test(part) ? `http://${part}` : `mailto:${part}`;
}

function heading(node: Element, depth: Heading['depth']): BlockContent[] {
  return flow(inside(node)).map((block) =>
    block.type === 'paragraph' ? { ...block, type: 'heading', depth } : block,
  );
}

/** What stands in a list and is no item, as a list of some programs does, belongs to the item before it. */
function list(node: Element): BlockContent[] {
  const items: ListItem[] = [];
  for (const child of node.childNodes) {
    const children = flow(pieces(child));
    if (children.length === 0) continue;
    const last = items.at(-1);
    if (last && child.nodeName !== 'LI') last.children.push(...children);
    else items.push({ type: 'listItem', spread: false, children });
  }
  if (items.length === 0) return [];
  const ordered = node.tagName === 'OL';
  const start = Number(/^\d{1,9}$/.exec(node.getAttribute('start') ?? '')?.[0] ?? 1);
  return [{ type: 'list', ordered, start, spread: false, children: items }];
}

/** Some word processors wrap everything they copy into a bold element that is not bold. */
function isPlainWrapper(node: Element): boolean {
  return /font-weight:\s*(normal|400)/.test(node.getAttribute('style') ?? '');
}

/** Other word processors say it by styles alone. */
function styled(node: Element): Piece[] {
  const style = node.getAttribute('style') ?? '';
  const isStrong = /font-weight:\s*(bold|[6-9]00)/.test(style);
  const isEmphasis = /font-style:\s*italic/.test(style);
  if (!isStrong && !isEmphasis) return inside(node);
  return marked(node, (children) => {
    const within: PhrasingContent[] = isEmphasis ? [{ type: 'emphasis', children }] : children;
    return isStrong ? { type: 'strong', children: within } : { type: 'emphasis', children };
  });
}

/** In markdown a mark ends with its paragraph. */
function marked(node: Element, mark: (children: PhrasingContent[]) => PhrasingContent): Piece[] {
  const given = inside(node);
  const line = given.filter((piece) => !isBlock(piece));
  if (line.length === given.length) return markedPhrases(line, mark);
  return flow(given).map((block) =>
    block.type === 'paragraph' || block.type === 'heading'
      ? { ...block, children: [mark(block.children)] }
      : block,
  );
}

function link(node: Element): Piece[] {
  const href = safeLink(node.getAttribute('href') ?? '');
  if (!href) return inside(node);
  return marked(node, (children) => ({ type: 'link', url: address(href), children }));
}

function image(node: Element): PhrasingContent[] {
  const src = safeImage(node.getAttribute('src') ?? '');
  // A pasted picture inside the text itself would fill the storage.
  if (!src || src.startsWith('data:')) return [];
  return [{ type: 'image', url: address(src), alt: oneLine(node.getAttribute('alt')) }];
}

/** A picture as an article shows it. */
export function pictureMarkdown(src: string, alt: string): string {
  return `![${alt.replace(/[[\]\\`*_~<&]/g, '\\$&')}](${address(src)})`;
}

/** Without what would end it in markdown. A percent sign stays one: `50%off` is no encoding, `%20` is. */
function address(link: string): string {
  return encodeURI(wellFormed(link))
    .replaceAll('%25', '%')
    .replaceAll('(', '%28')
    .replaceAll(')', '%29');
}
