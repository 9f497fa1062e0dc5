import type { Query } from '#api/db/database.ts';
import { isOwnImage } from '#api/features/images/images.service.ts';
import { firstPicture, picturesOf } from './describe-item.ts';
import { type findShopProduct, hasPicture } from './items.queries.ts';

interface Portable {
  /** An address below `/pictures`, in the shop from which the file comes. */
  url: string;
  userId: string;
  /** The product of this shop. */
  product: Awaited<ReturnType<typeof findShopProduct>>;
}

/**
 * The picture of an imported item: the same one if this shop has it, or else its own picture of the product. A photo must belong to this
 * person: when another account is deleted, its photos are too.
 */
export async function pictureHere(db: Query, { url, userId, product }: Portable): Promise<string | null> {
  const hash = /^\/pictures\/items\/([\w-]+)\.webp$/.exec(url)?.[1];
  if (hash !== undefined && (await hasPicture(db, hash))) return url;
  if (await isOwnImage(db, userId, url)) return url;
  if (product === undefined) return null;
  return picturesOf(product).includes(url) ? url : firstPicture(product);
}
