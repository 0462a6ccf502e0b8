// The pictures of the library, for everybody. What an address means never changes, so browsers and proxies keep it; the
// database is asked for the rest, and nothing is held in memory.
import { Hono } from 'hono';
import { readForm } from '../db/media.ts';
import { fail } from '../http.ts';
import type { Services } from '../services.ts';

const ID = /^[\da-f]{32}$/;
const FORM = /^\d+(x\d+)?\.\w+$/;

export function pictureRoutes({ database }: Pick<Services, 'database'>): Hono {
  return new Hono().get('/:id/:name', async (context) => {
    const { id, name } = context.req.param();
    const isAddress = ID.test(id) && FORM.test(name);
    const form = isAddress ? await readForm(database.db, id, name) : undefined;
    if (!form) {
      // It can be uploaded later.
      context.header('Cache-Control', 'no-store');
      return fail(context, 'corrupt', 'There is no such picture.', 404);
    }
    const etag = `"${id}-${name}"`;
    const headers = {
      'Content-Type': form.type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: etag,
    };
    if (context.req.header('if-none-match')?.includes(etag))
      return context.body(null, 304, headers);
    return context.body(new Uint8Array(form.bytes), 200, headers);
  });
}
