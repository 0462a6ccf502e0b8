// How something that is kept is sent: in the smallest form that the browser reads, and not a second time while it is the
// same.
import type { Context } from 'hono';
import type { GuardedEnv } from './http.ts';
import type { CachedPage, Encoding } from './page-cache.ts';

type HeaderFields = Readonly<Record<string, string>>;

/** What a body is sent with, by the guards of the connection: for most visitors it is the same. */
const prepared = new WeakMap<Uint8Array, Map<HeaderFields | undefined, HeaderFields>>();

export function answer(context: Context<GuardedEnv>, page: CachedPage): Response {
  context.set('isGuarded', true);
  const guards = context.get('guards');
  const { status, etag, bodies } = page;
  const known = context.req.header('if-none-match') ?? '';
  if (status === 200 && (known === '*' || known.includes(etag.replace('W/', '')))) {
    return new Response(null, { status: 304, headers: headersOf(page, guards) });
  }
  const encoding = encodingFor(context.req.header('accept-encoding') ?? '', bodies);
  const body = bodies[encoding] ?? bodies.identity;
  const sent = prepared.get(body) ?? new Map<HeaderFields | undefined, HeaderFields>();
  const headers = sent.get(guards) ?? {
    ...headersOf(page, guards),
    'Content-Length': String(body.byteLength),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  };
  prepared.set(body, sent.set(guards, headers));
  return new Response(body as Uint8Array<ArrayBuffer>, { status, headers });
}

function headersOf({ headers, etag, bodies }: CachedPage, guards: HeaderFields | undefined) {
  const { Vary } = headers;
  return {
    ...guards,
    // Asked every time whether it is still the same, which is answered without a body.
    'Cache-Control': 'no-cache',
    ...headers,
    ...(bodies.br && { Vary: Vary ? `${Vary}, Accept-Encoding` : 'Accept-Encoding' }),
    ETag: etag,
  };
}

function encodingFor(accepted: string, bodies: CachedPage['bodies']): Encoding {
  const read = accepted
    .split(',')
    .map((part) => part.trim().split(';'))
    .filter(([, quality]) => !/q=0(\.0*)?$/.test(quality?.trim() ?? ''))
    .map(([name]) => name?.trim());
  return (
    (['br', 'gzip'] as const).find((each) => bodies[each] && read.includes(each)) ?? 'identity'
  );
}
