import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { SiteKey } from '#app/content/collections.ts';
import { readableTexts } from '#app/content/readable.ts';
import { useContent } from '#app/store/use-content.tsx';

const SavedTexts = createContext<ReadonlySet<string>>(new Set());

/** Tells the fields of an editor which of its texts are saved. */
export function WithSavedTexts({
  collection,
  children,
}: {
  collection: SiteKey;
  children: ReactNode;
}) {
  const saved = useContent(collection);
  const texts = useMemo(
    () => new Set(readableTexts(collection, saved).map(({ text }) => text.trim())),
    [collection, saved],
  );
  return <SavedTexts value={texts}>{children}</SavedTexts>;
}

export function useSavedTexts(): ReadonlySet<string> {
  return useContext(SavedTexts);
}
