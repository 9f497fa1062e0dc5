import type { Query } from '#api/db/database.ts';
import { type GiftView, isKeptFrom, seesOfItem } from '#api/features/registries/gift-view.ts';
import type { App } from '#api/http/app-context.ts';
import type { TrackedGift } from '#contracts/gift-tracker.schemas.ts';
import type { GiftRow } from './gift-tracker.queries.ts';

interface Snapshot {
  title: string;
  variant?: string | null;
  imgUrl: string | null;
  price: TrackedGift['price'];
}

/** Whether the viewer may know that this gift exists. */
export const isKnownTo = (view: GiftView, row: GiftRow): boolean =>
  seesOfItem(view, row.reg_item_id).status && !isKeptFrom(view, row);

export const isMailAllowed = (row: GiftRow): boolean =>
  row.recorded_by === null && row.email_verified_at !== null && row.thank_you_notes !== 0;

/** A gift that the viewer may know of; fields that identify its giver are null where names are a surprise, its words where they are for others. */
export async function presentGift(app: App, db: Query, row: GiftRow, view: GiftView): Promise<TrackedGift> {
  const { names, messages } = seesOfItem(view, row.reg_item_id);
  const isRecorded = row.recorded_by !== null;
  const item = JSON.parse(row.snapshot) as Snapshot;
  return {
    id: row.id,
    regItemId: row.reg_item_id,
    title: item.title,
    variant: item.variant ?? null,
    imgUrl: item.imgUrl,
    price: item.price,
    quantity: row.quantity,
    state: row.state as TrackedGift['state'],
    giverName: names ? row.giver_name : null,
    // What a member recorded was said to members.
    message: messages || (names && isRecorded) ? row.message : null,
    address:
      messages && row.address_sealed !== null && row.giver_address_id !== null
        ? await app.sealing.open(db, row.giver_address_id, row.address_sealed)
        : null,
    isRecorded,
    reservedAt: row.created_at,
    receivedAt: row.state === 'received' ? row.received_at : null,
    thanks: messages
      ? {
          state: row.note_state ?? 'none',
          text: row.note ?? '',
          thankedAt: row.thanked_at,
          isMailAllowed: isMailAllowed(row),
        }
      : null,
  };
}
