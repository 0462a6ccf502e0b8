// Turns formatted text from the clipboard into clean markdown. Only what is named below survives:
// scripts, styles, unsafe addresses and unknown elements leave at most their text behind.
import type { BlockContent, Heading, ListItem, PhrasingContent } from 'mdast';
import { safeImage, safeLink } from '#app/lib/safe-link.ts';
import { wellFormed } from '#app/lib/well-formed.ts';
import { LINE_END, markedPhrases, phrases, text } from './paste-phrases.ts';
import { isLayout, tableOf, writeMarkdown } from './paste-writer.ts';
import { makeWordLists } from './word-lists.ts';

type Piece = PhrasingContent | BlockContent;

const DROPPED = new Set(['SCRIPT', 'STYLE', 'HEAD', 'TEMPLATE', 'IFRAME', 'OBJECT', 'SVG', 'FORM']);
const HOLDERS = new Set(
  `P DIV SECTION ARTICLE HEADER FOOTER MAIN NAV ASIDE ADDRESS CENTER DETAILS SUMMARY DL DT DD
   LI FIGURE FIGCAPTION`.split(/\s+/),
);
const AROUND_BOXES = new Set(['P', 'DIV', 'LABEL', 'SPAN']);
const BLOCKS = new Set('paragraph heading list code blockquote thematicBreak table'.split(' '));

export function htmlToMarkdown(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const lineEnd of page.querySelectorAll('pre br')) lineEnd.replaceWith(LINE_END);
  makeWordLists(page);
  return writeMarkdown(flow(inside(page.body)));
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
      return [{ type: 'code', lang: languageOf(node), value: (node.textContent ?? '').trimEnd() }];
    case 'BLOCKQUOTE':
      return [{ type: 'blockquote', children: flow(inside(node)) }];
    case 'HR':
      return [{ type: 'thematicBreak' }];
    case 'TABLE':
      return table(node);
    case 'BR':
      return [text(LINE_END)];
    case 'STRONG':
    case 'B':
      if (isPlainWrapper(node)) return inside(node);
      return marked(inside(node), strong);
    case 'EM':
    case 'I':
      return marked(inside(node), emphasis);
    case 'DEL':
    case 'S':
    case 'STRIKE':
      return marked(inside(node), struck);
    case 'SPAN':
      return styled(node);
    case 'CODE':
      return inlineCode(node.textContent);
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
    const children = struckAsOne(phrases(line));
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

function inlineCode(written: string | null): PhrasingContent[] {
  const value = oneLine(written);
  return [value.trim() === '' ? text(value) : { type: 'inlineCode', value }];
}

/** Around the code such a class may name the language of the words: there only GitHub's is read. */
function languageOf(pre: Element): string | undefined {
  const own = `${classOf(pre.querySelector('code'))} ${classOf(pre)}`;
  return (
    /(?:^|\s)lang(?:uage)?-([a-z\d+#-]+)(?!\S)/i.exec(own)?.[1] ??
    /(?:^|\s)highlight-source-([a-z\d+#-]+)(?!\S)/i.exec(classOf(pre.parentElement))?.[1]
  );
}

const classOf = (element: Element | null) => element?.getAttribute('class') ?? '';

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
    else items.push({ type: 'listItem', spread: false, checked: ticked(child), children });
  }
  if (items.length === 0) return [];
  const ordered = node.tagName === 'OL';
  const start = Number(/^\d{1,9}$/.exec(node.getAttribute('start') ?? '')?.[0] ?? 1);
  return [{ type: 'list', ordered, start, spread: false, children: items }];
}

/** Whether the box that an item begins with is ticked; null without one. */
function ticked(item: Node): boolean | null {
  let first = item instanceof Element ? item.firstElementChild : null;
  while (first && AROUND_BOXES.has(first.tagName)) first = first.firstElementChild;
  return first?.matches('input[type="checkbox"]') ? first.hasAttribute('checked') : null;
}

function table(node: Element): BlockContent[] {
  const parts = [...node.children];
  const caption = flow(parts.filter(isNamed('CAPTION')).flatMap(inside));
  const rows = parts
    .flatMap((part) => (part.tagName === 'TR' ? part : [...part.children]))
    .filter(isNamed('TR'))
    .map((row) => [...row.children].filter(isNamed('TD', 'TH')))
    .filter((cells) => cells.length > 0);
  const hasHead = rows.length > 1 && rows[0]?.some(isNamed('TH')) === true;
  const given = rows.map((cells) => cells.map(inside));
  const blocks = given.map((cells) => cells.map(flow));
  if (node.getAttribute('role') === 'presentation' || isLayout(blocks, hasHead)) {
    const withSpace = (cell: Piece[]) => [...cell, text(' ')];
    return [...caption, ...given.flatMap((cells) => flow(cells.flatMap(withSpace)))];
  }
  return [...caption, tableOf(blocks)];
}

function isNamed(...names: string[]) {
  return (element: Element) => names.includes(element.tagName);
}

/** Some word processors wrap everything they copy into a bold element that is not bold. */
function isPlainWrapper(node: Element): boolean {
  return /font-weight:\s*(normal|400)/.test(node.getAttribute('style') ?? '');
}

/** Other word processors say it by styles alone. */
function styled(node: Element): Piece[] {
  const style = node.getAttribute('style') ?? '';
  let given = inside(node);
  if (/font-style:\s*italic/.test(style)) given = marked(given, emphasis);
  if (/font-weight:\s*(bold|[6-9]00)/.test(style)) given = marked(given, strong);
  if (/text-decoration(-line)?:[^:;]*line-through/.test(style)) given = marked(given, struck);
  return given;
}

type Mark = (children: PhrasingContent[]) => PhrasingContent;

const strong: Mark = (children) => ({ type: 'strong', children });
const emphasis: Mark = (children) => ({ type: 'emphasis', children });

const struck: Mark = (children) => ({ type: 'delete', children: unstruck(children) });

/** What is struck out twice has one line through it. */
function unstruck(given: readonly PhrasingContent[]): PhrasingContent[] {
  return given.flatMap((phrase) => {
    if (phrase.type === 'delete') return phrase.children;
    return 'children' in phrase ? { ...phrase, children: unstruck(phrase.children) } : phrase;
  });
}

/** Programs strike out one sentence in several parts; in markdown the signs between them would be text. */
function struckAsOne(given: readonly PhrasingContent[]): PhrasingContent[] {
  const all: PhrasingContent[] = [];
  for (const phrase of given) {
    const last = all.at(-1);
    if (phrase.type !== 'delete') all.push(phrase);
    else if (last?.type === 'delete') last.children.push(...phrase.children);
    else all.push({ ...phrase, children: [...phrase.children] });
  }
  return all.map((phrase) =>
    'children' in phrase ? { ...phrase, children: struckAsOne(phrases(phrase.children)) } : phrase,
  );
}

/** In markdown a mark ends with its paragraph. */
function marked(given: readonly Piece[], mark: Mark): Piece[] {
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
  return marked(inside(node), (children) => ({ type: 'link', url: address(href), children }));
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
