// What leads out of an article's text: links, images, footnotes.
import type { FootnoteReference, Resource } from 'mdast';
import type { ReactNode } from 'react';
import { safeImage, safeLink } from '#app/lib/safe-link.ts';
import { Image } from '#app/ui/image.tsx';
import { HEADING_PREFIX, type Outline } from './markdown-tree.ts';

/** Draws the words alone where the address is not one that we follow. */
export function drawLink(
  to: Resource | undefined,
  words: ReactNode,
  { headings }: Outline,
): ReactNode {
  const href = safeLink(to?.url);
  if (!href) return words;
  return (
    <a
      href={href.startsWith('#') ? headingLink(href, headings) : href}
      title={to?.title ?? undefined}
      rel={/^https?:/i.test(href) ? 'noopener' : undefined}
    >
      {words}
    </a>
  );
}

/** Writers link to a heading by its plain name. */
function headingLink(href: string, headings: Outline['headings']): string {
  const id = HEADING_PREFIX + href.slice(1).toLowerCase();
  return [...headings.values()].some((heading) => heading.id === id) ? `#${id}` : href;
}

export function drawImage(from: Resource | undefined, alt: string | null | undefined): ReactNode {
  const src = safeImage(from?.url);
  if (!src) return alt;
  const title = from?.title ?? undefined;
  return (
    <Image
      src={src}
      alt={alt ?? ''}
      title={title}
      sizes="(max-width: 60rem) 100vw, 60rem"
      loading="lazy"
      decoding="async"
    />
  );
}

export function drawFootnoteReference(
  node: FootnoteReference,
  { footnotes, firstReferences }: Outline,
): ReactNode {
  const number = footnotes.findIndex(({ identifier }) => identifier === node.identifier) + 1;
  return (
    <sup>
      <a href={`#fn-${number}`} id={firstReferences.has(node) ? `fnref-${number}` : undefined}>
        {number}
      </a>
    </sup>
  );
}
