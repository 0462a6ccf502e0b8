// The tags with which a page loads its scripts, styles and fonts, as the build has written them down.
import { readFile } from 'node:fs/promises';
import type { PageAssets } from '#app/document.ts';

/** By the kind of page. */
interface BuiltTags {
  policy: string;
  styles: string;
  laterStyles: string;
  scripts: string;
}

/** What scripts/build-live.mjs writes. */
export interface BuiltAssets {
  build: string;
  head: string;
  pause: string;
  languages: NonNullable<PageAssets['languages']>;
  kinds: Readonly<Record<string, BuiltTags>>;
  /** Where the file from which the admin starts is. */
  contentFile: string;
}

export async function readPageAssets(file: string | URL) {
  const { build, head, pause, languages, kinds, contentFile }: BuiltAssets = JSON.parse(
    await readFile(file, 'utf8'),
  );
  const tagsOf = (kind: string): BuiltTags => {
    const tags = kinds[kind];
    if (!tags) throw new Error(`The build knows no page of the kind ${kind}.`);
    return tags;
  };
  const assets: PageAssets = {
    build,
    head,
    pause,
    languages,
    policyOf: (kind) => tagsOf(kind).policy,
    stylesOf: (kind) => tagsOf(kind).styles,
    laterStylesOf: (kind) => tagsOf(kind).laterStyles,
    scriptsOf: (kind) => tagsOf(kind).scripts,
  };
  return { assets, contentFile };
}
