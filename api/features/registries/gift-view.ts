import type { Query } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import type { RegistryAccess } from '#api/http/access.ts';
import type { App } from '#api/http/app-context.ts';
import { Refusal } from '#contracts/problems.ts';
import { type Day, dayBegunEverywhere } from '#rules/days.ts';
import { type GiftVisibility, giftVisibility, isSecretGift, visibleToGuests } from '#rules/surprise.ts';
import { findRegistry, findRevealedItems } from './registries.queries.ts';

type RegistryRow = Tables['registry'];

/** Whether the viewer sees gifts as a guest (also in a member's preview) or as a member, and what they may know of them. */
export interface GiftView {
  readonly as: 'guest' | 'member';
  readonly sees: GiftVisibility;
  /** A member who looks at the guests' page. */
  readonly isPreview: boolean;
  /** For members and their previews: gifts that their givers keep secret beyond today look free. Null for guests. */
  readonly today: Day | null;
  /** Items that an owner has looked at despite the surprise. */
  readonly revealed: ReadonlySet<string>;
}

const nothingRevealed: ReadonlySet<string> = new Set();

export const guestView: GiftView = {
  as: 'guest',
  sees: visibleToGuests,
  isPreview: false,
  today: null,
  revealed: nothingRevealed,
};

/**
 * Everything that reveals gifts uses this: items, versions, the log of shown addresses, mails, refusals. Hidden data looks the same whether
 * something is taken or not.
 */
export async function giftViewOf(
  app: Pick<App, 'sealing'>,
  db: Query,
  access: Pick<RegistryAccess, 'registryId' | 'role' | 'blind'>,
  view: 'guest' | undefined,
  now: number,
  known?: RegistryRow,
): Promise<GiftView> {
  if (access.role === 'guest') return guestView;
  const registry = known ?? (await findRegistry(db, access.registryId));
  const today = dayBegunEverywhere(now);
  const sealedDay = registry.reveal_day_sealed ?? registry.arrival_sealed;
  const chosenDay = sealedDay === null ? null : await app.sealing.open(db, registry.owner_id, sealedDay);
  const revealDay = registry.revealed_at === null ? chosenDay : today;
  const sees = giftVisibility(registry.surprise, { isBlind: access.blind, role: access.role }, revealDay, today);
  if (view === 'guest')
    return {
      as: 'guest',
      sees: { ...sees, names: false, messages: false },
      isPreview: true,
      today,
      revealed: nothingRevealed,
    };
  const looksItselfUp = access.role === 'owner' && !sees.names;
  const revealed = looksItselfUp ? await findRevealedItems(db, registry.id) : nothingRevealed;
  return { as: 'member', sees, isPreview: false, today, revealed };
}

/** What the viewer may know about the gifts for one item. */
export const seesOfItem = ({ sees, revealed }: GiftView, itemId: string): GiftVisibility =>
  revealed.has(itemId) ? { status: true, names: true, messages: true } : sees;

/** Whether the giver keeps this gift secret from the viewer. */
export const isKeptFrom = ({ today }: GiftView, gift: { secret_until: Day | null }): boolean =>
  today !== null && isSecretGift(gift.secret_until, today);

/**
 * How many of an item's taken units the viewer may know of: 0 where nothing may be known. `secret`: units that their givers keep secret.
 */
export const takenAsSeen = (view: GiftView, itemId: string, held: number, secret: number): number =>
  seesOfItem(view, itemId).status ? held - secret : 0;

/** A registry's version, which gifts change only for viewers who may know of them. */
export const versionAsSeen = (
  { sees, today }: GiftView,
  row: Pick<RegistryRow, 'version' | 'gifts_version' | 'secret_gifts_version'>,
): number =>
  row.version + (sees.status ? row.gifts_version : 0) + (today === null ? (row.secret_gifts_version ?? 0) : 0);

/** @throws {Refusal} 'not-found' where gifts must not be known: an existing gift and a missing one look alike. */
export function refuseUnseenGift(view: GiftView, gift: { reg_item_id: string; secret_until: Day | null }): void {
  if (!seesOfItem(view, gift.reg_item_id).status || isKeptFrom(view, gift)) throw new Refusal('not-found');
}
