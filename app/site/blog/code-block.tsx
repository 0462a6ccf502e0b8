// Code in the colours of the page. Each language below is part of the download: keep to the common ones.
import type { RootContent } from 'hast';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { createLowlight } from 'lowlight';
import { createElement, Fragment, type ReactNode } from 'react';

const highlighter = createLowlight({
  bash,
  css,
  diff,
  javascript,
  json,
  python,
  sql,
  typescript,
  xml,
  yaml,
});

interface CodeBlockProps {
  code: string;
  /** As written after the fence; one that is not known shows without colours. */
  language: string | undefined;
}

export function CodeBlock({ code, language }: CodeBlockProps) {
  const isKnown = language !== undefined && highlighter.registered(language.toLowerCase());
  return (
    <div className="code-block" data-language={language}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, by keyboard too */}
      <pre dir="ltr" tabIndex={0}>
        <code>
          {isKnown ? tokens(highlighter.highlight(language.toLowerCase(), code).children) : code}
        </code>
      </pre>
    </div>
  );
}

function tokens(nodes: RootContent[]): ReactNode {
  return createElement(Fragment, null, ...nodes.map(token));
}

function token(node: RootContent): ReactNode {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return null;
  const { className } = node.properties;
  return (
    <span className={Array.isArray(className) ? className.join(' ') : undefined}>
      {tokens(node.children)}
    </span>
  );
}
