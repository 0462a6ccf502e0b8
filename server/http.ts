// What every route of the API shares: how it refuses, how it reads a body, and who may write at all.
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod/mini';
import type { Failure, FailureKind } from '#app/store/adapter.ts';
import { SECURITY_HEADERS } from '../scripts/security-headers.mjs';
import { isSecure, type Site } from './connection.ts';

const STATUS: Record<FailureKind, ContentfulStatusCode> = {
  conflict: 409,
  corrupt: 422,
  outdated: 412,
  'not-allowed': 401,
  busy: 503,
  full: 507,
  unreadable: 500,
  unreachable: 502,
};

/** The one shape of every refusal. Where the kind's own status does not say enough, another one can be given. */
export function fail(
  context: Context,
  kind: FailureKind,
  message: string,
  status: ContentfulStatusCode = STATUS[kind],
): Response {
  return context.json({ kind, message } satisfies Failure, status);
}

/** The body, checked by its schema; or the answer that says why it is refused. */
export async function readJson<Value>(
  context: Context,
  schema: z.ZodMiniType<Value>,
  maxBytes: number,
): Promise<Value | Response> {
  const bytes = await readBytes(context.req.raw, maxBytes);
  if (!bytes) return fail(context, 'corrupt', `At most ${maxBytes} bytes can be sent.`, 413);
  const json = parseJson(bytes);
  if (json?.hasNul) return failOnNul(context);
  const parsed = json && schema.safeParse(json.value);
  return parsed?.success ? parsed.data : fail(context, 'corrupt', 'This cannot be understood.');
}

/** Whoever sent this did not wait for an answer. Nothing failed here. */
export class HungUp extends Error {
  override name = 'HungUp';
  /** The line may still stand: who comes back to it is told that it was too slow. */
  isSilent = false;
}

/** Whoever is cut off while still sending may never see the answer: so much is read beyond, and thrown away. */
export const THROWN_AWAY_BYTES = 10_000_000;

/** A line can be slow; on which nothing comes for so long, nobody sends any more. */
const SILENCE_MS = 60_000;

/** Of the slowest line a picture comes in fewer; each takes its time. */
const PIECES_MAX = 200_000;

/** Nothing when it is too much, whatever the length was said to be. */
export async function readBytes({ body, headers }: Request, maxBytes: number) {
  const endOfPatience = maxBytes + THROWN_AWAY_BYTES;
  if (Number(headers.get('content-length')) > endOfPatience) return undefined;
  // One piece, however many it comes in: a small one of its own takes a hundred times its room.
  let bytes: Uint8Array<ArrayBuffer> = new Uint8Array();
  let size = 0;
  let pieces = 0;
  try {
    for await (const piece of body ? arriving(body) : []) {
      const end = size + piece.byteLength;
      pieces += 1;
      if (end > endOfPatience || pieces > PIECES_MAX) return undefined;
      if (end > maxBytes) bytes = new Uint8Array();
      else bytes = withPiece(bytes, size, piece, maxBytes);
      size = end;
    }
  } catch (error) {
    if (error instanceof HungUp) throw error;
    throw new HungUp('The rest of it did not come.', { cause: error });
  }
  return size > maxBytes ? undefined : Buffer.from(bytes.buffer, 0, size);
}

function withPiece(
  bytes: Uint8Array<ArrayBuffer>,
  at: number,
  piece: Uint8Array,
  maxBytes: number,
): Uint8Array<ArrayBuffer> {
  const end = at + piece.byteLength;
  let room = bytes;
  if (end > bytes.byteLength) {
    room = new Uint8Array(Math.min(maxBytes, Math.max(end, 2 * bytes.byteLength)));
    room.set(bytes.subarray(0, at));
  }
  room.set(piece, at);
  return room;
}

/** Until its end, or until nothing comes any more: whoever waits for it holds what others could use. */
async function* arriving(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  const cancel = () => reader.cancel().catch(() => {});
  let isSilent = false;
  const silence = setTimeout(() => {
    isSilent = true;
    void cancel();
  }, SILENCE_MS);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (isSilent) throw Object.assign(new HungUp('Nothing came for a minute.'), { isSilent });
      if (done) return;
      silence.refresh();
      yield value;
    }
  } finally {
    clearTimeout(silence);
    // Whoever has enough leaves the rest.
    await cancel();
  }
}

function parseJson(bytes: Uint8Array): { value: unknown; hasNul: boolean } | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    let hasNul = false;
    const look = (name: string, value: unknown) => {
      if (`${name}${typeof value === 'string' ? value : ''}`.includes('\0')) hasNul = true;
      return value;
    };
    // Only where it could be: a text may also speak of the sign.
    return { value: JSON.parse(text, text.includes('\\u0000') ? look : undefined), hasNul };
  } catch {
    return undefined;
  }
}

/** PostgreSQL keeps no text with this sign. Nobody types it, and no two databases should differ in what they take. */
function failOnNul(context: Context): Response {
  return fail(context, 'corrupt', 'A text cannot hold the NUL character.');
}

/** For addresses, which name what is looked for in the database. */
export const noNul: MiddlewareHandler = async (context, next) =>
  context.req.url.includes('%00') ? failOnNul(context) : next();

/** What was far too much is not read to its end, and nothing that follows on the same line would be. */
export const closeAfterTooMuch: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.res.status === 413) context.header('Connection', 'close');
};

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** Only pages of this site may write: a foreign one would do it with the owner's cookie. */
export function ownOriginOnly(site: Site): MiddlewareHandler {
  return async (context, next) => {
    if (READING.includes(context.req.method) || isOwnOrigin(context, site)) return next();
    return fail(context, 'not-allowed', 'This came from another site.', 403);
  };
}

export function isOwnOrigin(context: Context, site: Site): boolean {
  const origin = context.req.header('origin');
  // Only a browser says where a request comes from, and a page cannot make it say something else.
  if (origin === undefined) return context.req.header('sec-fetch-site') === 'same-origin';
  if (origin === site.address) return true;
  const { host } = new URL(context.req.url);
  // A page that came without TLS can be anybody's.
  return origin === `https://${host}` || (origin === `http://${host}` && !isSecure(context, site));
}

/** For answers that are nobody else's; also for those that a route makes without the context. */
export const noStore: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('Cache-Control', 'no-store');
};

const YEAR_S = 31_536_000;

const OVER_TLS = { ...SECURITY_HEADERS, 'Strict-Transport-Security': `max-age=${YEAR_S}` };

export interface GuardedEnv {
  Variables: {
    /** What every answer has to carry; a page brings a policy of its own. */
    guards?: Readonly<Record<string, string>>;
    /** The answer has them already: to add them to one that is finished takes longer than to send it. */
    isGuarded?: boolean;
  };
}

/** For every answer, whoever makes it. */
export function securityHeaders(site: Site): MiddlewareHandler<GuardedEnv> {
  return async (context, next) => {
    const guards = isSecure(context, site) ? OVER_TLS : SECURITY_HEADERS;
    context.set('guards', guards);
    await next();
    if (context.get('isGuarded')) return;
    const { headers } = context.res;
    for (const [name, value] of Object.entries(guards)) {
      if (!headers.has(name)) headers.set(name, value);
    }
  };
}
