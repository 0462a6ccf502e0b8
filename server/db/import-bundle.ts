// Fills an empty database with an exported site: all of it, or nothing.
import { type Bundle, readBundle } from '#app/content/bundle.ts';
import { placePictures } from '#app/content/bundle-pictures.ts';
import type { SiteKey } from '#app/content/collections.ts';
import { Conflict, type ContentWrite, writeAll } from './content.ts';
import type { Database } from './open.ts';
import { addToInbox } from './whole-inbox.ts';

const HAS_CONTENT = 'The site has content already: open Settings in the admin to import there.';

/** Says in one line why it was not imported. */
export async function importBundle(
  { db }: Pick<Database, 'db'>,
  text: string,
  now: Date,
): Promise<string | undefined> {
  const read = readBundle(text);
  if (!read.ok) return read.reason;
  const bundle = placePictures(read.bundle);
  const [saved] = await db.selectFrom('content').select('key').limit(1).execute();
  if (saved) return HAS_CONTENT;
  try {
    await db.transaction().execute(async (transaction) => {
      await writeAll(transaction, writesOf(bundle), now);
      await addToInbox(transaction, bundle.inbox ?? {});
    });
    return undefined;
  } catch (error) {
    // Another process was given the same file.
    if (error instanceof Conflict) return HAS_CONTENT;
    throw error;
  }
}

function writesOf({ content }: Bundle): ContentWrite[] {
  return Object.entries(content).map(([key, value]) => ({
    key: key as SiteKey,
    version: 0,
    value,
  }));
}
