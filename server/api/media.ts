// The library of pictures, for the owner.
import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { anyText } from '#app/content/fields.ts';
import {
  type LibraryPicture,
  MAX_REMOVED_AT_ONCE,
  MAX_UPLOAD_BYTES,
} from '#app/content/library-picture.ts';
import { pictureUses } from '#app/content/picture-uses.ts';
import {
  addPicture,
  describePicture,
  findPicture,
  listPictures,
  removePictures,
} from '../db/media.ts';
import type { MediaRow } from '../db/tables.ts';
import { fail, readBytes, readJson } from '../http.ts';
import type { DrawPicture } from '../media/draw-apart.ts';
import type { Services } from '../services.ts';
import { createSiteContent } from '../site-content.ts';

const MAX_BYTES = 100_000;
const MAX_LETTERS = 1000;
/** How many files are held in memory at once; the browser sends one after the other. */
const UPLOADS_AT_ONCE = 3;

const line = anyText.check(z.maxLength(MAX_LETTERS));
const altSchema = z.object({ alt: line });
const detailsSchema = z.object({ name: z._default(line, ''), alt: z._default(line, '') });
const idsSchema = z.array(anyText).check(z.maxLength(MAX_REMOVED_AT_ONCE));
const removalSchema = z.object({ ids: idsSchema, used: z._default(idsSchema, []) });

const told = ({ id, file, name, alt, size, created_at }: MediaRow): LibraryPicture => ({
  id,
  address: `/media/${id}/${file}`,
  name,
  alt,
  bytes: size,
  createdAt: created_at,
});

const drawHere: DrawPicture = async (file) => {
  // Whoever never needs the decoders does without their memory.
  const { drawForms } = await import('../media/draw-forms.ts');
  return drawForms(file);
};

const NOT_DRAWN =
  'The server could not draw this image. It may have too little memory, of which a smaller one needs less.';

export function mediaRoutes(services: Services): Hono {
  const { database, now, events, log, drawPicture = drawHere } = services;
  const { db } = database;
  let uploads = 0;
  /** Decoding takes memory, so one picture is drawn at a time. */
  let last: Promise<unknown> = Promise.resolve();

  const drawInTurn: DrawPicture = (file) => {
    const mine = last.then(() => drawPicture(file));
    last = mine.catch(() => {});
    return mine;
  };

  /** Only what nobody has described yet takes a description along the way. */
  async function describeOnce({ id, alt }: MediaRow, said: string): Promise<string> {
    if (alt || !said) return alt;
    await describePicture(db, id, said);
    events.tell('media');
    return said;
  }

  async function upload(context: Context): Promise<Response> {
    const details = detailsSchema.safeParse(context.req.query());
    if (!details.success) return fail(context, 'corrupt', 'Its name or description is too long.');
    const file = await readBytes(context.req.raw, MAX_UPLOAD_BYTES);
    if (!file) {
      const most = `${MAX_UPLOAD_BYTES / 1024 / 1024} MB`;
      return fail(context, 'corrupt', `This file is too large: the limit is ${most}.`, 413);
    }
    const id = createHash('sha256').update(file).digest('hex').slice(0, 32);
    const known = await findPicture(db, id);
    if (known) {
      const alt = await describeOnce(known, details.data.alt);
      const picture = told({ ...known, alt });
      return context.json({ picture, wasKnown: true, wasAnimated: false });
    }
    const drawing = await drawInTurn(file);
    if ('ended' in drawing) {
      log?.('error', 'picture not drawn', drawing.ended);
      return fail(context, 'busy', NOT_DRAWN);
    }
    if (!drawing.ok) return fail(context, 'corrupt', drawing.reason);
    const { forms, wasAnimated } = drawing.picture;
    await addPicture(db, { id, ...details.data, created_at: now().toISOString() }, forms);
    const added = await findPicture(db, id);
    if (!added) return fail(context, 'conflict', 'It was removed again in the meantime.');
    events.tell('media');
    return context.json({ picture: told(added), wasKnown: false, wasAnimated });
  }

  return new Hono()
    .get('/', async (context) => {
      const rows = await listPictures(db);
      return context.json({ pictures: rows.map(told) });
    })
    .post('/', async (context) => {
      if (uploads >= UPLOADS_AT_ONCE) {
        return fail(context, 'busy', 'Other pictures are still being uploaded.');
      }
      uploads += 1;
      try {
        return await upload(context);
      } finally {
        uploads -= 1;
      }
    })
    .put('/:id/alt', async (context) => {
      const body = await readJson(context, altSchema, MAX_BYTES);
      if (body instanceof Response) return body;
      const isThere = await describePicture(db, context.req.param('id'), body.alt);
      if (!isThere) return fail(context, 'conflict', 'This picture is not there any more.', 404);
      events.tell('media');
      return context.body(null, 204);
    })
    .post('/remove', async (context) => {
      const body = await readJson(context, removalSchema, MAX_BYTES);
      if (body instanceof Response) return body;
      // Read anew: what another process has just saved counts.
      const { content } = await createSiteContent(database).read();
      const uses = pictureUses(content);
      const shown = body.ids
        .filter((id) => !body.used.includes(id))
        .flatMap((id) => uses.get(id) ?? []);
      // The page that asks knows less than what is saved: one of another tab, or of an earlier version.
      if (shown[0]) return fail(context, 'conflict', `In use: ${shown[0].owner}.`);
      await removePictures(db, body.ids);
      events.tell('media');
      return context.body(null, 204);
    });
}
