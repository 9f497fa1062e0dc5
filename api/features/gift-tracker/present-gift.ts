import type { Query } from '#api/db/database.ts';
import { type GiftView, isKeptFrom, seesOfItem } from '#api/features/registries/gift-view.ts';
import type { App } from '#api/http/app-context.ts';
import type { TrackedGift } from '#contracts/gift-tracker.schemas.ts';
import { countsAsGiven, isToBeThankedFor } from '#rules/cash-funds.ts';
import { isGivenShare } from '#rules/group-gifts.ts';
import type { Gift, GiftRow } from './gift-tracker.queries.ts';

interface Snapshot {
  title: string;
  variant?: string | null;
  imgUrl: string | null;
  price: { amount: number; currency: string } | null;
}

/** Whether the viewer may know that this gift exists. Guests see what a fund or group gift has collected, but not what it is made of. */
export function isKnownTo(view: GiftView, row: Gift): boolean {
  if (!seesOfItem(view, row.reg_item_id).status) return false;
  switch (row.kind) {
    case 'reservation':
      return !isKeptFrom(view, row);
    case 'cash-fund':
      return view.as === 'member' && countsAsGiven(row.state, row.email_verified_at !== null);
    case 'group-gift':
      return view.as === 'member' && isGivenShare(row.state, row.amount_cents, row.refund_cents);
  }
}

/** A reserved gift is counted on, so its giver may be thanked early. A pledge is thanked for once it is sent; a share is paid at once. */
export const isThankable = (row: GiftRow): boolean => row.kind !== 'cash-fund' || isToBeThankedFor(row.state);

/** A giver who is forgotten has no address any more. */
export const isMailAllowed = (row: GiftRow): boolean =>
  row.recorded_by === null && row.email_verified_at !== null && row.giver_email !== '' && row.thank_you_notes !== 0;

export const titleOf = (row: Gift): string =>
  row.kind === 'reservation' ? (JSON.parse(row.snapshot) as Snapshot).title : row.title;

/** What the family has of it, without what went back to the giver. */
export const amountOf = (row: Exclude<Gift, { kind: 'reservation' }>) => ({
  amount: row.kind === 'group-gift' ? row.amount_cents - row.refund_cents : row.amount_cents,
  currency: row.currency,
});

/** A gift that the viewer may know of; fields that identify its giver are null where names are a surprise, its words where they are for others. */
export async function presentGift(app: App, db: Query, row: GiftRow, view: GiftView): Promise<TrackedGift> {
  const { names, messages } = seesOfItem(view, row.reg_item_id);
  const isRecorded = row.recorded_by !== null;
  return {
    id: row.id,
    regItemId: row.reg_item_id,
    giverName: names ? row.giver_name : null,
    // What a member recorded was said to members.
    message: messages || (names && isRecorded) ? row.message : null,
    address:
      messages && row.address_sealed !== null && row.giver_address_id !== null
        ? await app.sealing.open(db, row.giver_address_id, row.address_sealed)
        : null,
    givenAt: row.created_at,
    receivedAt: row.state === 'received' || row.kind === 'group-gift' ? row.received_at : null,
    thanks:
      messages && isThankable(row)
        ? {
            state: row.note_state ?? 'none',
            text: row.note ?? '',
            thankedAt: row.thanked_at,
            isMailAllowed: isMailAllowed(row),
          }
        : null,
    ...whatOf(row),
  };
}

/** The part that differs by kind. */
function whatOf(row: GiftRow) {
  if (row.kind === 'reservation') {
    const { title, variant = null, imgUrl, price } = JSON.parse(row.snapshot) as Snapshot;
    const state = row.state as 'reserved' | 'purchased' | 'received';
    const isRecorded = row.recorded_by !== null;
    return { kind: row.kind, title, variant, imgUrl, price, quantity: row.quantity, state, isRecorded };
  }
  const { title, image_url: imgUrl } = row;
  if (row.kind === 'cash-fund') {
    const state = row.state as 'pledged' | 'sent' | 'received';
    return { kind: row.kind, title, imgUrl, amount: amountOf(row), state };
  }
  return { kind: row.kind, title, imgUrl, amount: amountOf(row), state: 'received' as const };
}
