// Pages are rendered once for each state of the content and kept compressed: a visit then costs about as much as a
// file. Whatever is written drops all of them; what nobody has asked for lately goes first when there are too many.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Each page is kept in three forms; together they may take this much memory. */
const BYTES_MAX = 64_000_000;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Nearly as small as the best, in a tenth of its time: the first visitor after a save waits for it. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export type Encoding = 'br' | 'gzip' | 'identity';

export interface CachedPage {
  status: number;
  /** With the type, and whatever else belongs to this page alone. */
  headers: Readonly<Record<string, string>>;
  etag: string;
  /** What is compressed already has one form. */
  bodies: Readonly<Partial<Record<Encoding, Uint8Array>> & { identity: Uint8Array }>;
}

export interface PageSource {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array;
}

export interface PageCache {
  /** The page under a name; made when it is not there, and once however many ask at the same time. */
  get(name: string, make: () => Promise<PageSource>): Promise<CachedPage>;
  /** The content has changed. What is being made just now is not kept. */
  drop(): void;
  size(): { pages: number; bytes: number };
}

export function createPageCache(bytesMax = BYTES_MAX): PageCache {
  // A Map remembers the order: what was used last stands last.
  let pages = new Map<string, CachedPage>();
  let underway = new Map<string, Promise<CachedPage>>();
  let bytes = 0;

  function keep(name: string, page: CachedPage) {
    pages.set(name, page);
    bytes += sizeOf(page);
    for (const [oldest, old] of pages) {
      if (bytes <= bytesMax) return;
      pages.delete(oldest);
      bytes -= sizeOf(old);
    }
  }

  function use(name: string, page: CachedPage): CachedPage {
    pages.delete(name);
    pages.set(name, page);
    return page;
  }

  async function prepare(name: string, make: () => Promise<PageSource>): Promise<CachedPage> {
    const current = pages;
    try {
      const page = await compressed(await make());
      // Dropped meanwhile: it may show what is no longer so.
      if (current === pages) keep(name, page);
      return page;
    } finally {
      if (current === pages) underway.delete(name);
    }
  }

  return {
    get(name, make) {
      const known = pages.get(name);
      if (known) return Promise.resolve(use(name, known));
      const asked = underway.get(name) ?? prepare(name, make);
      underway.set(name, asked);
      return asked;
    },
    drop() {
      pages = new Map();
      underway = new Map();
      bytes = 0;
    },
    size: () => ({ pages: pages.size, bytes }),
  };
}

async function compressed({ status, headers, body }: PageSource): Promise<CachedPage> {
  const identity = Buffer.from(body);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  if (typeof body !== 'string') return { status, headers, etag: `"${hash}"`, bodies: { identity } };
  // Weak: compressed or not, it says the same with other bytes.
  const etag = `W/"${hash}"`;
  const [br, gzipped] = await Promise.all([
    compressBrotli(identity, BROTLI),
    compressGzip(identity),
  ]);
  return { status, headers, etag, bodies: { br, gzip: gzipped, identity } };
}

function sizeOf({ bodies }: CachedPage): number {
  return Object.values(bodies).reduce((sum, { byteLength }) => sum + byteLength, 0);
}
