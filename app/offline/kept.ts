// What the worker keeps, and what it takes for it: a network that wants its visitors to sign in first answers
// every address with a page of its own, and says 200.

/** What the build tells the worker. */
export interface Kept {
  /** Another one for every change of a file. */
  version: string;
  /** The path below which the site is served, with a slash at its end. */
  base: string;
  /** Kept from the start. */
  files: string[];
  /** The pages that others can stand in for, of a language that is visited, below its code. */
  pages: string[];
  /** What the screens of the admin are made of, kept when it is in use. */
  admin: string[];
  /** The SHA-256 of every file below `assets/`, in Base64. */
  hashes: Record<string, string>;
  /** The first parts of the paths that mean nothing without a connection. */
  onlineOnly: string[];
}

const ASSETS = 'assets/';
const PICTURE = /\.(avif|gif|ico|jpe?g|png|svg|webp)$/i;

/** Names with a hash: the file behind one never changes. `file` is a path below the base. */
export function isUnchanging(file: string): boolean {
  return file.startsWith(ASSETS);
}

/** `admin` is the path itself and everything below it, and not `administrator`. */
export function isOnlineOnly(file: string, { onlineOnly }: Pick<Kept, 'onlineOnly'>): boolean {
  return onlineOnly.some((start) => `${file}/`.startsWith(`${start}/`));
}

/** The code of the language that an address names, if it can be one. */
export function languageOf(file: string): string | undefined {
  return /^[a-z]{2}(?=\/|$)/.exec(file)?.[0];
}

/** An address that shows a page: `blog`, `blog/a-post`, `404.html`, and the first one, which is empty. */
export function isPage(file: string): boolean {
  return /^[^.]*(\.html)?$/.test(file.slice(file.lastIndexOf('/') + 1));
}

/** What a page is kept under: of what campaigns and networks append to an address, nothing makes another page. */
export function keptAs(url: string): string {
  const { origin, pathname, searchParams } = new URL(url);
  const page = searchParams.get('page');
  return `${origin}${pathname}${page ? `?page=${encodeURIComponent(page)}` : ''}`;
}

/** Whether an answer can be what was asked for, by its type alone, which is written in small letters. */
export function isOfType(file: string, type: string): boolean {
  const isHtml = type.startsWith('text/html');
  if (isPage(file)) return isHtml;
  return PICTURE.test(file) ? type.startsWith('image/') : !isHtml;
}

/**
 * Only our documents have the mark; and one of another build would not run with the files that we have, so every
 * file that it names has to be ours.
 */
export function isPageOfBuild(
  html: string,
  { base, hashes }: Pick<Kept, 'base' | 'hashes'>,
): boolean {
  if (!/<html [^>]*\bdata-page="/.test(html)) return false;
  const names = html.matchAll(/(?<!\\)"([^"\\\s]*\/assets\/[^"\\\s]+)"/g);
  return [...names]
    .map(([, address = '']) => address)
    .filter((address) => address.startsWith(base + ASSETS))
    .every((address) => Object.hasOwn(hashes, address.slice(base.length)));
}
