// What a table of markdown can hold, and how the markdown of a paste is written.
import type { BlockContent, Nodes, PhrasingContent, Table, TableCell } from 'mdast';
import {
  type AttentionInfo,
  defaultHandlers,
  type Handle,
  type Options,
  toMarkdown,
} from 'mdast-util-to-markdown';
import { phrases, text } from './paste-phrases.ts';

type Cell = BlockContent[];

/**
 * Mail programs and old pages lay out with tables. In these nothing stands side by side, or a passage of an article
 * does. One column with a head is a table while it holds words alone.
 */
export function isLayout(rows: readonly Cell[][], hasHead: boolean): boolean {
  const cells = rows.flat();
  const hasPairs = rows.some((row) => row.filter((cell) => cell.length > 0).length > 1);
  if (hasPairs) return cells.some(isPassage);
  return !hasHead || !cells.every(isParagraph);
}

function isPassage(cell: Cell): boolean {
  return cell.some(hasCode) || (cell.length > 1 && cell.some(({ type }) => type === 'heading'));
}

function hasCode(node: Nodes): boolean {
  return node.type === 'code' || ('children' in node && node.children.some(hasCode));
}

function isParagraph(cell: Cell): boolean {
  return cell.length <= 1 && cell.every(({ type }) => type === 'paragraph');
}

export function tableOf(rows: readonly Cell[][]): Table {
  return {
    type: 'table',
    children: rows.map((row) => ({ type: 'tableRow', children: row.map(inOneLine) })),
  };
}

function inOneLine(cell: Cell): TableCell {
  return { type: 'tableCell', children: phrases(cell.flatMap(wordsOf)) };
}

/** A cell is one line, whatever stood in it. */
function wordsOf(node: Nodes): PhrasingContent[] {
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
    return [...node.children, text(' ')];
  }
  return 'children' in node ? node.children.flatMap(wordsOf) : [];
}

/** `Q&A` needs no sign before the ampersand: only a name with a semicolon is something else. */
const calm =
  (write: Handle): Handle =>
  (...given) =>
    write(...given).replace(/(?<!\\)\\&(?!#?\w+;)/g, '&');

/** A line through words: the library writes it as it writes emphasis, and asks here for its signs alone. */
const writeDelete = Object.assign((): string => '~', {
  attention: (): AttentionInfo => ({ construct: 'emphasis', markers: ['~'], sizes: [2, 1] }),
});

/** The words of a task stand behind its box. */
const writeParagraph: Handle = (node, parent, state, info) => {
  const words = defaultHandlers.paragraph(node, parent, state, info);
  if (parent?.type !== 'listItem' || parent.children[0] !== node) return words;
  if (typeof parent.checked !== 'boolean') return words;
  return `[${parent.checked ? 'x' : ' '}] ${words}`;
};

/** Cells are not made equally wide: one long cell would fill every row with spaces. */
const writeTable: Handle = ({ children }: Table, _, state, info) => {
  const leaveCell = state.enter('tableCell');
  const leaveWords = state.enter('phrasing');
  const [head = [], ...rows] = children.map((row) =>
    row.children.map((cell) => state.containerPhrasing(cell, { ...info, before: ' ', after: ' ' })),
  );
  leaveWords();
  leaveCell();
  // A column that the first row lacks would not be shown.
  const columns = rows.reduce((most, row) => Math.max(most, row.length), head.length);
  while (head.length < columns) head.push('');
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
};

/** A bar ends the cell, in code as well. One behind a backslash does not: there the backslash is not shown. */
const writeCode: Handle = (node, parent, state) => {
  const code = defaultHandlers.inlineCode(node, parent, state);
  if (!state.stack.includes('tableCell')) return code;
  return code.replace(/\\.|\|/g, (found) => (found === '|' ? '\\|' : found));
};

const STYLE: Options = {
  bullet: '-',
  rule: '-',
  // What GitHub's markdown adds, a line through words, tasks and tables, is written above and kept from being meant
  // below: its own way of that would bring the writer into the code that readers of an article fetch.
  handlers: {
    text: calm(defaultHandlers.text),
    link: calm(defaultHandlers.link),
    delete: writeDelete,
    paragraph: writeParagraph,
    table: writeTable,
    inlineCode: writeCode,
  },
  unsafe: [
    { character: '~', inConstruct: 'phrasing', notInConstruct: 'destinationRaw' },
    { atBreak: true, character: '|' },
    { atBreak: true, character: ':', after: '-' },
    { atBreak: true, character: '-', after: '[:|]' },
    { character: '|', inConstruct: 'tableCell' },
    // With this rule a line that ends in a cell is written as a space.
    { character: '\n', inConstruct: 'tableCell' },
  ],
  // Right below a table, a paragraph would be its next row.
  join: [(above) => (above.type === 'table' ? 1 : undefined)],
};

export function writeMarkdown(children: BlockContent[]): string {
  return toMarkdown({ type: 'root', children }, STYLE).trim();
}
