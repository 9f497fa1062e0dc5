import { eachRow } from '#api/db/bad-rows.ts';
import { categories } from '#content';
import { type Cart, type CartItem, cartItemSchema } from '#contracts/carts.schemas.ts';
import {
  type CartType,
  cartTotals,
  hasChanged,
  judgeLine,
  type Offer,
  offerOf,
  type ProductKind,
} from '#rules/carts.ts';
import { productPath } from '#rules/catalogue-paths.ts';
import type { Day } from '#rules/days.ts';
import { type Money, usd } from '#rules/money.ts';
import { freeShippingFor, freeShippingFromCents } from '#rules/shipping.ts';
import type { LineRow } from './carts.queries.ts';

interface ProductRow {
  product_cents: number | null;
  stock: number | null;
  gp_type: ProductKind | null;
  gp_category: string | null;
  gp_also_in: string | null;
  coming_soon_until: string | null;
}

/** What the shop offers of a product; the content does not know hidden categories, so a product that is only in those is gone. */
export function offerOfProduct(row: ProductRow | undefined, today: Day): Offer {
  if (row === undefined || row.gp_type === null) return offerOf(null, today);
  const slugs = [row.gp_category!, ...(JSON.parse(row.gp_also_in!) as string[])];
  return offerOf(
    {
      kind: row.gp_type,
      isShown: slugs.some((slug) => categories.get(slug) !== undefined),
      priceCents: row.product_cents!,
      stock: row.stock!,
      comingSoonUntil: row.coming_soon_until,
    },
    today,
  );
}

/** How much of a line can be had: of a registry item never more than is still wished for, as far as the viewer may know. */
export function offerOfLine(row: LineRow, today: Day): Offer {
  if (row.reg_item_id === null) return offerOfProduct(row, today);
  if (row.wish_removed_at !== null || row.wish_quantity === null || row.deleted_id !== null) return { is: 'gone' };
  // Members of a registry learn about gifts only there: otherwise they could count the units of a surprise here.
  const isMember = row.member_role !== null;
  const wished = isMember ? row.wish_quantity : Math.max(0, row.wish_quantity - Number(row.wish_held ?? 0));
  if (row.product_id === null) return { is: 'offered', priceCents: row.wish_cents, left: wished };
  const offer = offerOfProduct(row, today);
  return offer.is === 'offered' ? { ...offer, left: Math.min(offer.left, wished) } : offer;
}

const lineOf = (row: LineRow, today: Day) => ({
  quantity: row.quantity,
  savedForLater: row.saved === 1,
  seenCents: row.seen_cents,
  offer: offerOfLine(row, today),
});

const money = (cents: number | null): Money | null => (cents === null ? null : usd(cents));

export function presentLine(row: LineRow, today: Day): CartItem {
  const judged = judgeLine(lineOf(row, today));
  const picture = row.pictures === null ? null : (JSON.parse(row.pictures) as { url: string; alt: string }[])[0];
  return {
    id: row.id,
    productId: row.product_id,
    genericProductId: row.gp_id,
    regItemId: row.reg_item_id,
    // Where groups of guests have links of their own, an item says nothing of the registry's address.
    registry:
      row.registry_id === null || row.deleted_id !== null || (row.member_role === null && Number(row.audiences) > 0)
        ? null
        : { id: row.registry_id, title: row.registry_title!, slug: row.registry_slug! },
    // For a deleted registry, show nothing newer than what was added to the cart.
    title: row.gp_title ?? (row.deleted_id === null ? row.wish_title : null) ?? row.title,
    variant: row.options === null ? '' : Object.values(JSON.parse(row.options) as Record<string, string>).join(', '),
    brand: row.brand_name,
    path:
      row.gp_slug === null || judged.state === 'gone'
        ? null
        : productPath(row.gp_slug, row.gp_id!, row.product_id ?? undefined),
    url: row.wish_url,
    storeName: row.wish_store,
    imgUrl: picture?.url ?? row.wish_image,
    imgAlt: picture?.alt ?? '',
    quantity: row.quantity,
    quantityMax: judged.quantityMax,
    state: judged.state,
    left: judged.state === 'fewer-left' ? judged.units : null,
    price: money(judged.priceCents),
    priceBefore: money(judged.priceBeforeCents),
    total: usd(judged.totalCents),
    savedForLater: row.saved === 1,
  };
}

export function presentCart(
  cart: { id: string; version: number } | undefined,
  cartType: CartType,
  rows: readonly LineRow[],
  today: Day,
): Cart {
  const lines = eachRow('cart_item', rows, (row) => {
    const line = lineOf(row, today);
    const item = presentLine(row, today);
    cartItemSchema.parse(item);
    return { item, judged: judgeLine(line), savedForLater: line.savedForLater };
  });
  const { units, itemsCents } = cartTotals(lines);
  const shipping = freeShippingFor(itemsCents);
  return {
    id: cart?.id ?? null,
    cartType,
    version: cart?.version ?? 0,
    items: lines.map(({ item }) => item),
    itemCount: units,
    itemsTotal: usd(itemsCents),
    freeShipping:
      cartType === 'amazonCart'
        ? null
        : {
            threshold: usd(freeShippingFromCents),
            left: usd(shipping.leftCents),
            isReached: shipping.isReached,
            percent: shipping.percent,
          },
    hasChanges: lines.some((line) => !line.savedForLater && hasChanged(line.judged)),
  };
}
