import { type FundsOfRegistry, noFunds, presentFund } from '#api/features/cash-funds/funds-of-items.ts';
import { isGranted } from '#api/features/givers/gift-grants.ts';
import {
  type GroupGiftsOfRegistry,
  noGroupGifts,
  presentGroupGift,
} from '#api/features/group-gifts/present-group-gift.ts';
import type { Caller } from '#api/http/app-context.ts';
import type { RegItem } from '#contracts/registries.schemas.ts';
import { productPath } from '#rules/catalogue-paths.ts';
import type { Offer } from '#rules/offers.ts';
import { variantText } from '#rules/variant-text.ts';
import { type GiftView, isKeptFrom, seesOfItem, takenAsSeen } from './gift-view.ts';
import type { findActiveReservations, ItemRow } from './items.queries.ts';

type ActiveReservation = Awaited<ReturnType<typeof findActiveReservations>>[number];

/** What identifies the giver of a gift. */
type Giver = Pick<Caller, 'visitorId' | 'grants'> & { user: { id: string } | null };

export interface ItemViewer {
  view: GiftView;
  caller: Giver;
  /** The audience by whose link the viewer came. */
  audience?: { id: string } | undefined;
}

/** What people have given together to the items of a registry. */
export type Collected = FundsOfRegistry & GroupGiftsOfRegistry;
export const nothingCollected: Collected = { ...noFunds, ...noGroupGifts };

/**
 * The one serialiser of registry items, for JSON, pages, mails and live updates: its result contains nothing that the viewer may not know
 * about gifts, neither a name, nor a count, nor a remainder.
 */
export function presentItem(
  row: ItemRow,
  held: number,
  reservations: readonly ActiveReservation[],
  { view, caller, audience }: ItemViewer,
  collected: Collected = nothingCollected,
): RegItem {
  const { as, isPreview } = view;
  const sees = seesOfItem(view, row.id);
  const known = reservations.filter((reservation) => !isKeptFrom(view, reservation));
  const secret = unitsOf(reservations) - unitsOf(known);
  const own = as === 'guest' && !isPreview ? reservations.find((one) => isOwn(one, caller)) : undefined;
  // A favor is given as time, and a fund takes any amount: nobody should see the catalogue's placeholder price.
  const isFund = row.kind === 'cash_fund';
  const priceCents = row.shop_type === 'favor' || isFund ? null : (row.shop_price_cents ?? row.price_cents);
  return {
    id: row.id,
    registryId: audience?.id ?? row.registry_id,
    kind: row.kind,
    productId: row.product_id,
    genericProductId: row.generic_product_id,
    path:
      row.shop_slug === null || row.generic_product_id === null
        ? null
        : productPath(row.shop_slug, row.generic_product_id, row.product_id ?? undefined),
    title: row.title,
    brand: isFund ? null : row.shop_brand,
    variant: variantText(row.shop_options),
    note: row.note,
    url: row.url,
    storeName: row.store_name,
    price: priceCents === null ? null : { amount: priceCents, currency: row.currency },
    pricedAt: row.shop_price_cents === null && row.price_cents !== null ? row.priced_at : null,
    offers: readOffers(row.offers),
    size: row.size,
    color: row.color,
    imgUrl: row.image_url,
    quantity: row.quantity,
    left: Math.max(0, row.quantity - takenAsSeen(view, row.id, held, secret)),
    mustHave: row.must_have === 1,
    secondHandWelcome: row.second_hand_welcome === 1,
    categoryId: row.category_id,
    isSoldHere: row.shop_type === 'product',
    isDiscountable:
      row.shop_type === 'product' && row.shop_discount_excluded === 0 && row.brand_discount_excluded !== 1,
    isGivenTogether: row.shop_type === 'crowdfund',
    // Gaps would tell somebody who came by a link how many gifts are hidden from them.
    position: audience === undefined ? row.position : 0,
    fund: isFund ? presentFund(row, collected, view) : null,
    groupGift: presentGroupGift(row.group_gift_id, collected, view),
    mine: own === undefined ? null : { reservationId: own.id, quantity: own.quantity, state: own.state as 'reserved' },
    givers:
      as === 'guest' || !sees.status
        ? []
        : known.map((reservation) => ({
            reservationId: reservation.id,
            name: sees.names ? reservation.giver_name : null,
            quantity: reservation.quantity,
            state: reservation.state as 'reserved',
          })),
  };
}

const unitsOf = (reservations: readonly ActiveReservation[]): number =>
  reservations.reduce((sum, { quantity }) => sum + quantity, 0);
/** A row from before offers existed has none. */
export const readOffers = (stored: string | null): Offer[] => (stored === null ? [] : (JSON.parse(stored) as Offer[]));

const isOwn = (reservation: ActiveReservation, caller: Giver): boolean =>
  (reservation.visitor_id === caller.visitorId && reservation.user_id === null) ||
  isGranted(caller, reservation) ||
  (reservation.user_id !== null && reservation.user_id === caller.user?.id);
