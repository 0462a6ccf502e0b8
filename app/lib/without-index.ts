const INDEX = 'index.html';

/** A host of files serves a page under the name of its file too. */
export function withoutIndex(path: string): string {
  return path.endsWith(`/${INDEX}`) ? path.slice(0, -INDEX.length) : path;
}
