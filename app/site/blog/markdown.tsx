// An article's markdown as elements. Nothing in it becomes HTML: every kind of node is drawn below by
// name, raw HTML is left out, and addresses pass the same check as every link that the owner types.
import type { Root } from 'mdast';
import { useMemo } from 'react';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { textDirection } from '#app/lib/text-direction.ts';
import { drawNodes } from './markdown-nodes.tsx';
import { descendants, outlineOf, parseMarkdown } from './markdown-tree.ts';

export function Markdown({ source }: { source: string }) {
  const { t } = useTranslation();
  const { root, outline, direction } = useMemo(() => {
    const root = parseMarkdown(source);
    return { root, outline: outlineOf(root), direction: directionOf(root) };
  }, [source]);
  return (
    // An article keeps the direction of its own script on a page in any language.
    <div className="prose" dir={direction}>
      {drawNodes(root.children, outline)}
      {outline.footnotes.length > 0 && (
        <section aria-label={t('blog.footnotes')} className="footnotes">
          <ol>
            {outline.footnotes.map((note, index) => (
              <li key={note.identifier} id={`fn-${index + 1}`}>
                {drawNodes(note.children, outline)}
                <a
                  href={`#fnref-${index + 1}`}
                  aria-label={t('blog.backToReference', { number: index + 1 })}
                >
                  ↩
                </a>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

/** Code does not count: it is never written in the article's language. */
function directionOf(root: Root) {
  const words = descendants(root).map((node) => (node.type === 'text' ? node.value : ''));
  return textDirection(words.join(' '));
}
