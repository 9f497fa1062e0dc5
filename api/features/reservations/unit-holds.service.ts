import type { Trx } from '#api/db/database.ts';
import { type GiftView, isKeptFrom, takenAsSeen } from '#api/features/registries/gift-view.ts';
import { countUnits, findActiveOfItem, holdUnit, releaseUnitsOf, restartHolds } from './reservations.queries.ts';

/** Whether somebody gives this item already. */
export const isTaken = async (trx: Trx, itemId: string): Promise<boolean> => (await countUnits(trx, itemId)) > 0;

/** How many units are taken, as far as a member may know. */
export async function takenAsMemberSees(trx: Trx, itemId: string, view: GiftView): Promise<number> {
  const held = await countUnits(trx, itemId);
  const kept = held === 0 ? [] : (await findActiveOfItem(trx, itemId)).filter((row) => isKeptFrom(view, row));
  return takenAsSeen(
    view,
    itemId,
    held,
    kept.reduce((sum, { quantity }) => sum + quantity, 0),
  );
}

/** A funded group gift holds the item: nobody else can give it. */
export const holdForGroupGift = (trx: Trx, itemId: string, groupGiftId: string) =>
  holdUnit(trx, { reg_item_id: itemId, unit: 1, holder_kind: 'group-gift', holder_id: groupGiftId });

export const releaseGroupGift = (trx: Trx, groupGiftId: string) => releaseUnitsOf(trx, 'group-gift', groupGiftId);

/** Its registry is open again: givers have time for what they could not do while it was paused. */
export const restartHoldsOf = restartHolds;
