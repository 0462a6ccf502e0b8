// One way to draw each kind of markdown node.
import type { Heading, Nodes, Parent } from 'mdast';
import { createElement, Fragment, type ReactNode } from 'react';
import { CodeBlock } from './code-block.tsx';
import { drawList, drawTable } from './markdown-blocks.tsx';
import { drawFootnoteReference, drawImage, drawLink } from './markdown-links.tsx';
import { descendants, type Outline, textOf } from './markdown-tree.ts';

/** As arguments instead of a list: an article's parts never move, so they need no keys. */
export function drawNodes(nodes: readonly Nodes[], outline: Outline): ReactNode {
  return createElement(Fragment, null, ...nodes.map((node) => drawNode(node, outline)));
}

function drawNode(node: Nodes, outline: Outline): ReactNode {
  const draw = (nodes: readonly Nodes[]) => drawNodes(nodes, outline);
  const inside = (parent: Parent) => draw(parent.children);
  switch (node.type) {
    case 'text':
      return node.value;
    case 'paragraph':
      return <p>{inside(node)}</p>;
    case 'emphasis':
      return <em>{inside(node)}</em>;
    case 'strong':
      return <strong>{inside(node)}</strong>;
    case 'delete':
      return <del>{inside(node)}</del>;
    case 'blockquote':
      return <blockquote>{inside(node)}</blockquote>;
    case 'inlineCode':
      return <code dir="ltr">{node.value}</code>;
    case 'code':
      return <CodeBlock code={node.value} language={node.lang ?? undefined} />;
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'html':
      // The one tag that markdown has no mark for: a new line inside a table cell.
      return /^<br\s*\/?>$/i.test(node.value) ? <br /> : null;
    case 'heading':
      return drawHeading(node, outline);
    case 'list':
      return drawList(node, draw);
    case 'table':
      return drawTable(node, draw);
    case 'link':
      return drawLink(node, inside(node), outline);
    case 'linkReference':
      return drawLink(outline.definitions.get(node.identifier), inside(node), outline);
    case 'image':
      return drawImage(node, node.alt);
    case 'imageReference':
      return drawImage(outline.definitions.get(node.identifier), node.alt);
    case 'footnoteReference':
      return drawFootnoteReference(node, outline);
    default:
      return null;
  }
}

/** What is drawn as a link, in which no other can stand. */
const LINKS = ['link', 'linkReference', 'footnoteReference'];

function drawHeading(node: Heading, outline: Outline): ReactNode {
  const heading = outline.headings.get(node);
  if (!heading || textOf(node).trim() === '') return null;
  const words = drawNodes(node.children, outline);
  const hasLink = descendants(node).some(({ type }) => LINKS.includes(type));
  return createElement(
    heading.tag,
    { id: heading.id },
    hasLink ? words : <a href={`#${heading.id}`}>{words}</a>,
  );
}
