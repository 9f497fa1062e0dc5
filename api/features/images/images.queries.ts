import type { Query, Trx } from '#api/db/database.ts';
import { countRows } from '#api/db/query-results.ts';
import type { Tables } from '#api/db/tables.ts';

export const findImage = (db: Query, id: string) =>
  db.selectFrom('image').selectAll().where('id', '=', id).executeTakeFirst();

export const findOwnerOfImage = async (db: Query, secret: string): Promise<string | undefined> =>
  (await db.selectFrom('image').select('owner_id').where('secret', '=', secret).executeTakeFirst())?.owner_id;

export const countImagesOf = (db: Query, ownerId: string): Promise<number> =>
  countRows(db.selectFrom('image').where('owner_id', '=', ownerId));

export async function insertImage(
  trx: Trx,
  image: Tables['image'],
  files: readonly Tables['image_file'][],
): Promise<void> {
  await trx.insertInto('image').values(image).execute();
  for (const file of files) await trx.insertInto('image_file').values(file).execute();
}

export const findImageFile = async (db: Query, secret: string, size: string): Promise<Buffer | undefined> =>
  (
    await db
      .selectFrom('image_file')
      .innerJoin('image', 'image.id', 'image_file.image_id')
      .select('image_file.webp')
      .where('image.secret', '=', secret)
      .where('image_file.size', '=', size)
      .executeTakeFirst()
  )?.webp;

/** People's profile pictures, latest first. */
export const findProfiles = (db: Query, userIds: readonly string[]) =>
  userIds.length === 0
    ? []
    : db
        .selectFrom('image')
        .selectAll()
        .where('owner_id', 'in', userIds)
        .where('purpose', '=', 'profile')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();

/** @param but the one to keep */
export const deleteProfiles = (trx: Trx, userId: string, but: string | null) =>
  trx
    .deleteFrom('image')
    .where('owner_id', '=', userId)
    .where('purpose', '=', 'profile')
    .$if(but !== null, (query) => query.where('id', '<>', but))
    .execute();
