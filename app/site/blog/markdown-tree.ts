// What the parser makes of an article, and what must be known about it before it is drawn.
import type {
  Definition,
  FootnoteDefinition,
  FootnoteReference,
  Heading,
  Nodes,
  Root,
} from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { slugify, uniqueSlug } from '#app/lib/slug.ts';

/** Keeps an article's headings apart from the ids of the page around it. */
export const HEADING_PREFIX = 'h-';

const TOP_LEVEL = 2;
const DEEPEST_LEVEL = 6;

export type HeadingTag = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

export interface Outline {
  headings: Map<Heading, { tag: HeadingTag; id: string }>;
  definitions: Map<string, Definition>;
  /** In the order in which the text refers to them. */
  footnotes: FootnoteDefinition[];
  /** The first reference to each footnote: the way back leads there. */
  firstReferences: Set<FootnoteReference>;
}

/** What a line begins with that stands within a quotation or an item of a list. */
const MARK = String.raw`[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))`;
/** So many of them within each other are shown: with some thousands, parsing takes minutes and drawing has no end. */
const LEVELS_MAX = 100;
const TOO_DEEP = new RegExp(`^((?:${MARK}){${LEVELS_MAX}})(?:${MARK})+`, 'gm');

export function parseMarkdown(source: string): Root {
  return fromMarkdown(source.replace(TOO_DEEP, '$1'), {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
}

/** Every node below, in the order of the text. */
export function descendants(node: Nodes): Nodes[] {
  const found: Nodes[] = [];
  function visit(parent: Nodes) {
    if (!('children' in parent)) return;
    for (const child of parent.children) {
      found.push(child);
      visit(child);
    }
  }
  visit(node);
  return found;
}

/** The words without their marks. */
export function textOf(node: Nodes): string {
  if (node.type === 'html') return '';
  if (node.type === 'break') return ' ';
  if ('value' in node) return node.value;
  if ('alt' in node) return node.alt ?? '';
  if (!('children' in node)) return '';
  const hasBlocks = node.type === 'list' || node.children.some(({ type }) => type === 'paragraph');
  return node.children.map(textOf).join(hasBlocks ? ' ' : '');
}

export function outlineOf(root: Root): Outline {
  const nodes = descendants(root);
  const references = firstOfEach(nodes.filter((node) => node.type === 'footnoteReference'));
  const notes = firstOfEach(nodes.filter((node) => node.type === 'footnoteDefinition'));
  return {
    headings: headingsOf(nodes),
    definitions: firstOfEach(nodes.filter((node) => node.type === 'definition')),
    footnotes: [...references.keys()].flatMap((identifier) => notes.get(identifier) ?? []),
    firstReferences: new Set(references.values()),
  };
}

function firstOfEach<T extends { identifier: string }>(nodes: T[]): Map<string, T> {
  const first = new Map<string, T>();
  for (const node of nodes) if (!first.has(node.identifier)) first.set(node.identifier, node);
  return first;
}

/**
 * The page's title is its only h1: the article's highest headings become h2, and no level is left out
 * on the way down.
 */
function headingsOf(nodes: Nodes[]): Outline['headings'] {
  const headings = nodes.filter((node) => node.type === 'heading');
  const shift = TOP_LEVEL - Math.min(...headings.map(({ depth }) => depth));
  const taken: string[] = [];
  let above = TOP_LEVEL - 1;
  return new Map(
    headings.map((heading) => {
      const level = Math.min(heading.depth + shift, above + 1, DEEPEST_LEVEL);
      above = level;
      const slug = uniqueSlug(slugify(textOf(heading)) || 'section', taken);
      taken.push(slug);
      return [heading, { tag: `h${level}` as HeadingTag, id: HEADING_PREFIX + slug }];
    }),
  );
}

/** The addresses of the pictures that an article shows. */
export function picturesInText(source: string): string[] {
  const nodes = descendants(parseMarkdown(source));
  const shown = new Set(
    nodes.flatMap((node) => (node.type === 'imageReference' ? [node.identifier] : [])),
  );
  return nodes.flatMap((node) => {
    if (node.type === 'image') return [node.url];
    return node.type === 'definition' && shown.has(node.identifier) ? [node.url] : [];
  });
}

const OPENING_CHARS = 160;

/** The first words of an article, for those who see only a link to it. */
export function openingOf(source: string): string {
  const words = parseMarkdown(source)
    .children.filter(({ type }) => type === 'paragraph' || type === 'blockquote' || type === 'list')
    .map(textOf)
    .join(' ')
    .trim()
    .replace(/\s+/g, ' ');
  if (words.length <= OPENING_CHARS) return words;
  const cut = words.slice(0, OPENING_CHARS + 1).replace(/\s\S*$/, '');
  // Not in the middle of a letter that has two halves.
  return `${cut.slice(0, OPENING_CHARS).replace(/[\ud800-\udbff]$/, '')}…`;
}
