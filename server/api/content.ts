// The collections of the site, for the owner.
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { collections, keysOf, type SiteKey } from '#app/content/collections.ts';
import { readCollection } from '#app/content/read-collection.ts';
import { SENT_MAX_BYTES } from '#app/content/sent-at-once.ts';
import { CONTENT_SHAPE } from '../content-shape.ts';
import {
  type ContentWrite,
  contentVersions,
  listRevisions,
  readContent,
  readRevision,
  writeContent,
} from '../db/content.ts';
import { fail, readJson } from '../http.ts';
import type { Services } from '../services.ts';

/** What the databases count to. */
const VERSION_MAX = 2 ** 31 - 2;

const siteKeys = keysOf('site');

const OUTDATED = 'The site was updated since this page was opened.';

const writesSchema = z.object({
  /** As the build of the page says it; see scripts/build-live.mjs. */
  shape: z.optional(z.string()),
  writes: z.array(
    z.object({
      key: z.enum(siteKeys as [SiteKey, ...SiteKey[]]),
      version: z.int().check(z.gte(0), z.lte(VERSION_MAX)),
      value: z.unknown(),
    }),
  ),
});

export function contentRoutes({ database, now, events }: Services): Hono {
  const { db } = database;

  /** What is saved, with the version of each value's schema: it has been brought up to the present one. */
  async function told(keys: readonly SiteKey[]) {
    const saved = await readContent(db, keys);
    const present = keys.flatMap((key) => (saved[key] ? [[key, saved[key]] as const] : []));
    return Object.fromEntries(
      present.map(([key, each]) => [key, { ...each, schemaVersion: collections[key].version }]),
    );
  }

  return new Hono()
    .get('/', async (context) => {
      // Whoever says which versions they have gets what is newer: a collection can be large.
      const versions = await contentVersions(db);
      const newer = siteKeys.filter(
        (key) => (versions[key] ?? 0) > (Number(context.req.query(key)) || 0),
      );
      return context.json({ collections: await told(newer) });
    })
    .put('/', async (context) => {
      const body = await readJson(context, writesSchema, SENT_MAX_BYTES);
      if (body instanceof Response) return body;
      const checked = checkedWrites(context, body);
      if (checked instanceof Response) return checked;
      const keys = checked.map(({ key }) => key);
      const outcome = await writeContent(db, checked, now());
      if (!outcome.ok) {
        const message = 'It was changed elsewhere in the meantime.';
        return context.json({ kind: 'conflict', message, collections: await told(keys) }, 409);
      }
      // Before anything else can fail: until then, pages that are kept show the old content.
      events.tell('content');
      return context.json({ collections: await told(keys) });
    })
    .get('/:key/revisions', async (context) => {
      const key = siteKeys.find((each) => each === context.req.param('key'));
      return key ? context.json(await listRevisions(db, key)) : context.notFound();
    })
    .get('/:key/revisions/:version', async (context) => {
      const key = siteKeys.find((each) => each === context.req.param('key'));
      const asked = context.req.param('version');
      const version = Number(asked);
      const isNumber = Number.isInteger(version) && String(version) === asked;
      const isVersion = isNumber && Math.abs(version) <= VERSION_MAX;
      const revision = key && isVersion && (await readRevision(db, key, version));
      if (revision) return context.json(revision);
      return fail(context, 'conflict', 'This version is not kept any more.', 404);
    });
}

/** With the values as their schemas take them; or the answer that says why they do not. */
function checkedWrites(
  context: Context,
  { shape, writes }: z.infer<typeof writesSchema>,
): ContentWrite[] | Response {
  // It knows other fields: what it does not know, it has left out.
  if (shape !== undefined && shape !== CONTENT_SHAPE) return fail(context, 'outdated', OUTDATED);
  if (new Set(writes.map(({ key }) => key)).size < writes.length)
    return fail(context, 'corrupt', 'A collection can be written once at a time.');
  const checked: ContentWrite[] = [];
  for (const { key, version, value } of writes) {
    const read = value === null ? { ok: true as const, value } : readCollection(key, value);
    if (!read.ok) {
      const where = [key, ...read.path].join('.');
      return fail(context, 'corrupt', `${where}: ${read.problem}`);
    }
    checked.push({ key, version, value: read.value });
  }
  return checked;
}
