// An article's markdown as elements. Nothing in it becomes HTML: every kind of node is drawn below by
// name, raw HTML is left out, and addresses pass the same check as every link that the owner types.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { drawNodes } from './markdown-nodes.tsx';
import { outlineOf, parseMarkdown } from './markdown-tree.ts';
import './prose.css';

export function Markdown({ source }: { source: string }) {
  const { t } = useTranslation();
  const { root, outline } = useMemo(() => {
    const root = parseMarkdown(source);
    return { root, outline: outlineOf(root) };
  }, [source]);
  return (
    // An article keeps the direction of its own script on a page in any language.
    <div className="prose" dir="auto">
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
