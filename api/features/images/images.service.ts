import type { Query } from '#api/db/database.ts';
import type { App, Changing, Reading } from '#api/http/app-context.ts';
import { placesOf } from '#api/http/session.ts';
import type { EncodedImage } from '#api/ports/image-encoder.ts';
import type { UploadImage } from '#contracts/images.schemas.ts';
import { Refusal } from '#contracts/problems.ts';
import {
  heicRefusal,
  type ImagePurpose,
  imageSizes,
  imagesPerPersonMax,
  imageUrl,
  isHeic,
  secretOfImageUrl,
} from '#rules/image-uploads.ts';
import {
  countImagesOf,
  deleteProfiles,
  findImage,
  findImageFile,
  findOwnerOfImage,
  findProfiles,
  insertImage,
} from './images.queries.ts';

export { deletePhotosOf, findGivenImages, setOwnerOfImage } from './images.queries.ts';

type Input = { body: NonNullable<UploadImage['parsed']>['body'] };

/** Re-encodes the photo, before the transaction: this takes long. */
export async function encodeUpload({ app, caller, input, upload, signal }: Reading<Input>): Promise<EncodedImage[]> {
  // Apple's format: its codec is patented, and its free decoder is LGPL and takes seconds and 200 MB of the server for what the phone can
  // do itself.
  if (upload && isHeic(upload)) throw unreadable(heicRefusal);
  const sizes = imageSizes[input.body.purpose];
  const encoded = upload && (await app.encodePicture(upload, sizes, placesOf(caller.address), signal));
  signal?.throwIfAborted();
  if (!encoded)
    throw unreadable('isn’t a photo we can read, or has too many pixels. Please choose a JPEG, PNG, or WebP.');
  return encoded;
}

const unreadable = (message: string) => new Refusal('invalid-input', { fields: [{ field: 'body.photo', message }] });

export async function saveImage({
  app,
  trx,
  caller,
  input,
  now,
  prepared,
}: Changing<Input, undefined, EncodedImage[]>) {
  const ownerId = caller.user!.id;
  if ((await countImagesOf(trx, ownerId)) >= imagesPerPersonMax)
    throw new Refusal('wrong-state', { detail: `You can keep up to ${imagesPerPersonMax} photos.` });
  const [id, secret] = [app.newId(), app.newSecret()];
  await insertImage(
    trx,
    { id, owner_id: ownerId, secret, purpose: input.body.purpose, created_at: now },
    prepared.map(({ size, webp }) => ({ image_id: id, size, webp })),
  );
  if (input.body.purpose === 'profile') await deleteProfiles(trx, ownerId, id);
  const { size, width, height } = prepared[0]!;
  return { image: { id, url: imageUrl(secret, size), width, height } };
}

/** The profile pictures of those people who have one here. */
export async function picturesOfPeople(db: Query, userIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await findProfiles(db, userIds);
  return new Map(rows.toReversed().map((row) => [row.owner_id, imageUrl(row.secret, imageSizes.profile[0].name)]));
}

export async function removePicture({ trx, caller }: Changing<unknown>): Promise<Record<string, never>> {
  await deleteProfiles(trx, caller.user!.id, null);
  return {};
}

/** One size of a photo, by its secret. */
export const readImageFile = (app: App, secret: string, size: string): Promise<Buffer | undefined> =>
  findImageFile(app.db.read, secret, size);

/** The address of a photo; null if it no longer exists. */
export async function addressOfImage(db: Query, id: string | null): Promise<string | null> {
  const image = id === null ? undefined : await findImage(db, id);
  return image === undefined ? null : imageUrl(image.secret, imageSizes[image.purpose][0].name);
}

/** Whether an address shows a photo that this person uploaded here. */
export async function isOwnImage(db: Query, userId: string, url: string): Promise<boolean> {
  const secret = secretOfImageUrl(url);
  return secret !== null && (await findOwnerOfImage(db, secret)) === userId;
}

/**
 * The address of a photo that a person wants to use.
 * @throws {Refusal} if it is not theirs, or was uploaded for another purpose
 */
export async function useImage(
  db: Query,
  { id, field, userId, purpose }: { id: string; field: string; userId: string; purpose: ImagePurpose },
): Promise<string> {
  const image = await findImage(db, id);
  if (image === undefined || image.owner_id !== userId || image.purpose !== purpose)
    throw new Refusal('invalid-input', { fields: [{ field, message: 'is not a photo of yours for this' }] });
  return imageUrl(image.secret, imageSizes[purpose][0].name);
}
