import type { Query } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import { placeItem } from '#api/features/registry-categories/categories-of.ts';
import { Refusal } from '#contracts/problems.ts';
import type { AddItem } from '#contracts/registries.schemas.ts';
import { crowdfundCategoryId, crowdfundQuantity } from '#rules/crowdfund-items.ts';
import { keptLink } from '#rules/offers.ts';
import { usualCategoryId } from '#rules/registry-categories.ts';
import { findShopProduct } from './items.queries.ts';

type ItemDescription = Pick<
  Tables['reg_item'],
  | 'kind'
  | 'generic_product_id'
  | 'product_id'
  | 'title'
  | 'url'
  | 'store_name'
  | 'price_cents'
  | 'currency'
  | 'image_url'
  | 'category_id'
>;

const notOfThisShop = () =>
  new Refusal('invalid-input', { fields: [{ field: 'body.productId', message: 'is not a product of this shop' }] });

/** A fund's price is its goal, and only the family sets one. */
const fundOf = (product: Awaited<ReturnType<typeof findShopProduct>>) => ({
  kind: 'cash_fund' as const,
  product_id: product?.id ?? null,
  generic_product_id: product?.generic_product_id ?? null,
  image_url: product === undefined ? null : firstPicture(product),
  category_id: crowdfundCategoryId,
});

export const picturesOf = ({ pictures }: { pictures: string }): string[] =>
  (JSON.parse(pictures) as { url: string }[]).map(({ url }) => url);
export const firstPicture = (product: { pictures: string }): string | null => picturesOf(product)[0] ?? null;

type Wish = NonNullable<AddItem['parsed']>['body'];
type WishOf<W> = W extends Wish
  ? Omit<W, 'note' | 'size' | 'color' | 'offers' | 'mustHave' | 'secondHandWelcome'>
  : never;

/** For a product of the shop the catalogue's data is used; for anything else, the owner's. */
export async function describeItem(
  db: Query,
  registry: Tables['registry'],
  body: WishOf<Wish>,
): Promise<ItemDescription> {
  const nothing = {
    generic_product_id: null,
    product_id: null,
    url: null,
    store_name: null,
    price_cents: null,
    currency: 'USD',
    image_url: null,
    category_id: usualCategoryId,
  };
  const place = (kind: string | null, shopCategory: string | null) =>
    placeItem(db, registry, {
      kind,
      shopCategory,
      asked: body.categoryId,
      usual: kind === 'crowdfund' ? crowdfundCategoryId : usualCategoryId,
    });
  switch (body.kind) {
    case 'product': {
      const product = await findShopProduct(db, body.productId);
      if (product === undefined) throw notOfThisShop();
      if (product.type === 'cash_fund') return { ...nothing, ...fundOf(product), title: body.title ?? product.title };
      const isCrowdfund = product.type === 'crowdfund';
      if (isCrowdfund && body.quantity !== crowdfundQuantity)
        throw new Refusal('invalid-input', {
          fields: [{ field: 'body.quantity', message: 'is 1 for what is given together' }],
        });
      return {
        ...nothing,
        kind: 'product',
        product_id: product.id,
        generic_product_id: product.generic_product_id,
        title: isCrowdfund ? (body.title ?? product.title) : product.title,
        category_id: await place(product.type, product.category),
        price_cents: product.price_cents,
        currency: product.currency,
        image_url: firstPicture(product),
      };
    }
    case 'cash_fund': {
      const product = body.productId === null ? undefined : await findShopProduct(db, body.productId);
      if (body.productId !== null && product?.type !== 'cash_fund') throw notOfThisShop();
      return { ...nothing, ...fundOf(product), title: body.title, price_cents: body.goalCents };
    }
    case 'external':
      return {
        ...nothing,
        kind: 'external',
        title: body.title,
        category_id: await place(null, null),
        url: keptLink(body.url),
        store_name: body.storeName || null,
        price_cents: body.price?.amount ?? null,
        currency: body.price?.currency ?? 'USD',
        // Shown once we have our own copy: our pages load nothing from other stores.
        image_url: null,
      };
    case 'idea':
      return { ...nothing, kind: 'idea', title: body.title, category_id: await place(null, null) };
  }
}
