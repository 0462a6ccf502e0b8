// Turns formatted text from the clipboard into clean markdown. Only what is named below survives:
// scripts, styles, unsafe addresses and unknown elements leave at most their text behind.
import { safeImage, safeLink } from '#app/lib/safe-link.ts';
import { wellFormed } from '#app/lib/well-formed.ts';

const DROPPED = new Set(['SCRIPT', 'STYLE', 'HEAD', 'TEMPLATE', 'IFRAME', 'OBJECT', 'SVG', 'FORM']);

export function htmlToMarkdown(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return blocks(page.body)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function blocks(parent: Element): string {
  return [...parent.childNodes].map(block).join('');
}

function block(node: Node): string {
  if (!(node instanceof Element)) return inline(node);
  const { tagName } = node;
  const heading = /^H([1-6])$/.exec(tagName)?.[1];
  if (heading) return `\n\n${'#'.repeat(Number(heading))} ${inlines(node).trim()}\n\n`;
  switch (tagName) {
    case 'UL':
    case 'OL':
      return `\n\n${listItems(node)}\n\n`;
    case 'PRE':
      return `\n\n\`\`\`\n${(node.textContent ?? '').trimEnd()}\n\`\`\`\n\n`;
    case 'BLOCKQUOTE':
      return `\n\n${blocks(node).trim().replace(/^/gm, '> ')}\n\n`;
    case 'HR':
      return '\n\n---\n\n';
    case 'P':
    case 'DIV':
    case 'SECTION':
    case 'ARTICLE':
    case 'TR':
      return `\n\n${blocks(node).trim()}\n\n`;
    case 'TD':
    case 'TH':
      return `${inlines(node).trim()} `;
    case 'TABLE':
    case 'TBODY':
    case 'THEAD':
    case 'HEADER':
    case 'MAIN':
      return blocks(node);
    default:
      return inline(node);
  }
}

function listItems(list: Element): string {
  const items = [...list.children].filter(({ tagName }) => tagName === 'LI');
  return items
    .map((item, at) => {
      const sign = list.tagName === 'OL' ? `${at + 1}.` : '-';
      // What belongs to an item begins where its text does: under `10.` further in than under `-`.
      const indent = ' '.repeat(sign.length + 1);
      const text = blocks(item).trim().replace(/\n+/g, `\n${indent}`);
      return `${sign} ${text}`;
    })
    .join('\n');
}

function inlines(parent: Element): string {
  return [...parent.childNodes].map(inline).join('');
}

function inline(node: Node): string {
  // The renderer leaves raw HTML out, so a tag that was text has to stay text.
  if (node.nodeType === Node.TEXT_NODE) {
    return (node.textContent ?? '').replace(/\s+/g, ' ').replaceAll('<', '\\<');
  }
  if (!(node instanceof Element) || DROPPED.has(node.tagName.toUpperCase())) return '';
  switch (node.tagName) {
    case 'BR':
      return '  \n';
    case 'STRONG':
    case 'B':
      return isPlainWrapper(node) ? blocks(node) : marked(node, '**');
    case 'EM':
    case 'I':
      return marked(node, '*');
    case 'CODE':
      return `\`${node.textContent ?? ''}\``;
    case 'A':
      return link(node);
    case 'IMG':
      return image(node);
    default:
      return blocks(node);
  }
}

/** Some word processors wrap everything they copy into a bold element that is not bold. */
function isPlainWrapper(node: Element): boolean {
  return /font-weight:\s*(normal|400)/.test(node.getAttribute('style') ?? '');
}

function marked(node: Element, sign: string): string {
  const text = inlines(node);
  return text.trim() === '' ? text : text.replace(/^(\s*)([\s\S]*?)(\s*)$/, `$1${sign}$2${sign}$3`);
}

function link(node: Element): string {
  const text = inlines(node).trim();
  const href = safeLink(node.getAttribute('href') ?? '');
  return href && text ? `[${text}](${address(href)})` : text;
}

/** A picture as an article shows it. */
export function pictureMarkdown(src: string, alt: string): string {
  return `![${alt.replace(/[[\]\\]/g, '\\$&')}](${address(src)})`;
}

function image(node: Element): string {
  const src = safeImage(node.getAttribute('src') ?? '');
  // A pasted picture inside the text itself would fill the storage.
  if (!src || src.startsWith('data:')) return '';
  return `![${node.getAttribute('alt') ?? ''}](${address(src)})`;
}

/** Without what would end it in markdown. A percent sign stays one: `50%off` is no encoding, `%20` is. */
function address(link: string): string {
  return encodeURI(wellFormed(link))
    .replaceAll('%25', '%')
    .replaceAll('(', '%28')
    .replaceAll(')', '%29');
}
