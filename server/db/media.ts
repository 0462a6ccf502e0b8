// The library of pictures, with the forms of each.
import type { Kysely } from 'kysely';
import type { DrawnPicture } from '../media/draw-forms.ts';
import type { MediaFileRow, MediaRow, Tables } from './tables.ts';

type Db = Kysely<Tables>;

/** Newest first. */
export function listPictures(db: Db): Promise<MediaRow[]> {
  return db.selectFrom('media').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();
}

export function findPicture(db: Db, id: string): Promise<MediaRow | undefined> {
  return db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
}

export function readForm(
  db: Db,
  id: string,
  name: string,
): Promise<Pick<MediaFileRow, 'type' | 'bytes'> | undefined> {
  return db
    .selectFrom('media_files')
    .select(['type', 'bytes'])
    .where('media_id', '=', id)
    .where('name', '=', name)
    .executeTakeFirst();
}

/** One that is there already stays as it is. */
export async function addPicture(
  db: Db,
  picture: Pick<MediaRow, 'id' | 'name' | 'alt' | 'created_at'>,
  forms: DrawnPicture['forms'],
): Promise<void> {
  const size = forms.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  await db.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('media')
      .values({ ...picture, file: forms[0].name, size })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!added.numInsertedOrUpdatedRows) return;
    for (const form of forms) {
      await transaction
        .insertInto('media_files')
        .values({ media_id: picture.id, ...form })
        .execute();
    }
  });
}

/** False when it is not there. */
export async function describePicture(db: Db, id: string, alt: string): Promise<boolean> {
  const changed = await db
    .updateTable('media')
    .set({ alt })
    .where('id', '=', id)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

export async function removePictures(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('media').where('id', 'in', ids).execute();
    await transaction.deleteFrom('media_files').where('media_id', 'in', ids).execute();
  });
}
