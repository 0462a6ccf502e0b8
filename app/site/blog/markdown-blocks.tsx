// Lists and tables of an article.
import type { List, ListItem, Nodes, Table, TableRow } from 'mdast';
import { createElement, type ReactNode } from 'react';

type Draw = (nodes: readonly Nodes[]) => ReactNode;

export function drawList(list: List, draw: Draw): ReactNode {
  const isLoose = list.spread || list.children.some((item) => item.spread);
  const items = list.children.map((item) => drawItem(item, isLoose, draw));
  return list.ordered
    ? createElement('ol', { start: list.start ?? undefined }, ...items)
    : createElement('ul', null, ...items);
}

function drawItem(item: ListItem, isLoose: boolean, draw: Draw): ReactNode {
  if (typeof item.checked === 'boolean') return drawTask(item, item.checked, draw);
  return <li>{draw(isLoose ? item.children : tightened(item))}</li>;
}

/** Lines that follow each other without a gap are not paragraphs. */
function tightened(item: ListItem): Nodes[] {
  return item.children.flatMap<Nodes>((child) =>
    child.type === 'paragraph' ? child.children : child,
  );
}

function drawTask(item: ListItem, isDone: boolean, draw: Draw): ReactNode {
  const [first, ...rest] = item.children;
  return (
    <li className="task">
      <label>
        <input type="checkbox" checked={isDone} disabled readOnly />
        <span>{first?.type === 'paragraph' && draw(first.children)}</span>
      </label>
      {draw(rest)}
    </li>
  );
}

export function drawTable(table: Table, draw: Draw): ReactNode {
  const [head, ...rows] = table.children;
  const drawRow = (row: TableRow, tag: 'th' | 'td') =>
    createElement(
      'tr',
      null,
      ...row.children.map((cell, column) =>
        createElement(
          tag,
          {
            'data-align': table.align?.[column] ?? undefined,
            scope: tag === 'th' ? 'col' : undefined,
          },
          draw(cell.children),
        ),
      ),
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, by keyboard too
    <div className="table-block" tabIndex={0}>
      <table>
        {head && <thead>{drawRow(head, 'th')}</thead>}
        {createElement('tbody', null, ...rows.map((row) => drawRow(row, 'td')))}
      </table>
    </div>
  );
}
