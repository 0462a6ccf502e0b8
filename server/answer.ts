// How something that is kept is sent: in the smallest form that the browser reads, and not a second time while it is the
// same.
import type { Context } from 'hono';
import type { GuardedEnv } from './http.ts';
import type { CachedPage, Encoding } from './page-cache.ts';

export function answer(
  context: Context<GuardedEnv>,
  { status, headers: own, etag, bodies }: CachedPage,
): Response {
  context.set('isGuarded', true);
  const headers: Record<string, string> = {
    ...context.get('guards'),
    // Asked every time whether it is still the same, which is answered without a body.
    'Cache-Control': 'no-cache',
    ...own,
    ETag: etag,
  };
  if (bodies.br) headers.Vary = own.Vary ? `${own.Vary}, Accept-Encoding` : 'Accept-Encoding';
  const known = context.req.header('if-none-match') ?? '';
  if (status === 200 && (known === '*' || known.includes(etag))) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = encodingFor(context.req.header('accept-encoding') ?? '', bodies);
  const body = bodies[encoding] ?? bodies.identity;
  headers['Content-Length'] = String(body.byteLength);
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  return new Response(body as Uint8Array<ArrayBuffer>, { status, headers });
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
