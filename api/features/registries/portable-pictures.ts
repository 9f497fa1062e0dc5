import type { Query } from '#api/db/database.ts';
import { isOwnImage } from '#api/features/images/images.service.ts';
import { firstPicture, picturesOf } from './describe-item.ts';
import { type findShopProduct, hasPicture } from './items.queries.ts';

interface Portable {
  /** An address below `/pictures`, in the shop that the file comes from. */
  url: string;
  userId: string;
  /** Of this shop. */
  product: Awaited<ReturnType<typeof findShopProduct>>;
}

/**
 * The picture of an item that is brought in: the same, where this shop has it, or its own of the product. A photo must be this person's:
 * another account takes its photos away with it.
 */
export async function pictureHere(db: Query, { url, userId, product }: Portable): Promise<string | null> {
  const hash = /^\/pictures\/items\/([\w-]+)\.webp$/.exec(url)?.[1];
  if (hash !== undefined && (await hasPicture(db, hash))) return url;
  if (await isOwnImage(db, userId, url)) return url;
  if (product === undefined) return null;
  return picturesOf(product).includes(url) ? url : firstPicture(product);
}
