import type { Query, Trx } from '#api/db/database.ts';
import { countRows } from '#api/db/query-results.ts';
import type { Tables } from '#api/db/tables.ts';
import { imageSizes, imageUrl, secretOfImageUrl } from '#rules/image-uploads.ts';

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

/** Photos that a person has given to other people's registries, each with the owner of the registry that shows it. */
export async function findGivenImages(db: Query, userId: string): Promise<{ id: string; ownerId: string }[]> {
  const images = await db
    .selectFrom('image')
    .select(['id', 'secret', 'purpose'])
    .where('owner_id', '=', userId)
    .where('purpose', 'in', ['cover', 'item'])
    .execute();
  const given: { id: string; ownerId: string }[] = [];
  for (const { id, secret, purpose } of images) {
    const registries = db.selectFrom('registry').select('registry.owner_id').where('registry.owner_id', '<>', userId);
    const shown = await (purpose === 'cover'
      ? registries.where('registry.cover_image_id', '=', id)
      : registries
          .innerJoin('reg_item', 'reg_item.registry_id', 'registry.id')
          .where('reg_item.image_url', '=', imageUrl(secret, imageSizes.item[0].name))
    ).executeTakeFirst();
    if (shown !== undefined) given.push({ id, ownerId: shown.owner_id });
  }
  return given;
}

export const setOwnerOfImage = (trx: Trx, id: string, ownerId: string) =>
  trx.updateTable('image').set({ owner_id: ownerId }).where('id', '=', id).execute();

/**
 * Deletes the photos of these registries that no other one shows, whoever uploaded them. Photos of items are found by their address: another
 * registry may have copied the item.
 */
export async function deletePhotosOf(trx: Trx, registryIds: readonly string[]): Promise<void> {
  if (registryIds.length === 0) return;
  const covers = await trx
    .selectFrom('registry')
    .select('cover_image_id as id')
    .where('id', 'in', registryIds)
    .where('cover_image_id', 'is not', null)
    .execute();
  for (const { id } of covers) {
    const isShownElsewhere = await trx
      .selectFrom('registry')
      .select('id')
      .where('cover_image_id', '=', id)
      .where('id', 'not in', registryIds)
      .executeTakeFirst();
    if (!isShownElsewhere) await trx.deleteFrom('image').where('id', '=', id).execute();
  }
  const items = await trx
    .selectFrom('reg_item')
    .select('image_url as url')
    .distinct()
    .where('registry_id', 'in', registryIds)
    // Under an address of another size, which only an imported file can name, the other registries would not be found.
    .where('image_url', 'like', imageUrl('%', imageSizes.item[0].name))
    .execute();
  for (const { url } of items) {
    const isShownElsewhere = await trx
      .selectFrom('reg_item')
      .select('id')
      .where('image_url', '=', url)
      .where('registry_id', 'not in', registryIds)
      .executeTakeFirst();
    if (!isShownElsewhere)
      await trx
        .deleteFrom('image')
        .where('secret', '=', secretOfImageUrl(url ?? ''))
        .where('purpose', '=', 'item')
        .execute();
  }
}
