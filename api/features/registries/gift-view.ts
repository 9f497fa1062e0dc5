import type { Query } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import type { RegistryAccess } from '#api/http/access.ts';
import type { App } from '#api/http/app-context.ts';
import { Refusal } from '#contracts/problems.ts';
import { dayOf } from '#rules/days.ts';
import { type GiftVisibility, giftVisibility, visibleToGuests } from '#rules/surprise.ts';
import { findRegistry } from './registries.queries.ts';

type RegistryRow = Tables['registry'];

/** Who looks at gifts: as a guest (also a member's preview) or as a member, and what they may know of them. */
export interface GiftView {
  readonly as: 'guest' | 'member';
  readonly sees: GiftVisibility;
  /** A member who looks at the guests' page. */
  readonly isPreview: boolean;
}

export const guestView: GiftView = { as: 'guest', sees: visibleToGuests, isPreview: false };

/**
 * Everything that tells of gifts asks this: items, versions, the log of shown addresses, refusals. What it forbids is the same whether
 * something is taken or not.
 */
export async function giftViewOf(
  app: App,
  db: Query,
  access: Pick<RegistryAccess, 'registryId' | 'role' | 'blind'>,
  view: 'guest' | undefined,
  now: number,
  known?: RegistryRow,
): Promise<GiftView> {
  if (access.role === 'guest') return guestView;
  const registry = known ?? (await findRegistry(db, access.registryId));
  const sealedDay = registry.reveal_day_sealed ?? registry.arrival_sealed;
  const revealDay = sealedDay === null ? null : await app.sealing.open(db, registry.owner_id, sealedDay);
  const sees = giftVisibility(registry.surprise, access.blind, revealDay, dayOf(now));
  return view === 'guest'
    ? { as: 'guest', sees: { ...sees, names: false }, isPreview: true }
    : { as: 'member', sees, isPreview: false };
}

/** What the viewer may be told of a number of taken units: 0 where nothing may be known. */
export const takenAsSeen = ({ sees }: GiftView, held: number): number => (sees.status ? held : 0);

/** A registry's version, which gifts move only for those who may know of them. */
export const versionAsSeen = ({ sees }: GiftView, row: Pick<RegistryRow, 'version' | 'gifts_version'>): number =>
  sees.status ? row.version + row.gifts_version : row.version;

/** @throws {Refusal} 'not-found' where gifts must not be known: one that is there and one that is not look alike. */
export function refuseUnseenGifts({ sees }: GiftView): void {
  if (!sees.status) throw new Refusal('not-found');
}
