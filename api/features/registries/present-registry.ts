import type { Query } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import { chosenWaysOf } from '#api/features/cash-funds/payment-preferences.service.ts';
import { addressOfImage } from '#api/features/images/images.service.ts';
import type { RegistryAccess } from '#api/http/access.ts';
import type { App } from '#api/http/app-context.ts';
import type { Registry } from '#contracts/registries.schemas.ts';
import { monthOfArrival } from '#rules/arrival.ts';
import { audienceSlug } from '#rules/audiences.ts';
import { dayOf } from '#rules/days.ts';
import { actingRole } from '#rules/registry-roles.ts';
import { invitationCodeOf } from './finding.service.ts';
import { giftViewOf, versionAsSeen } from './gift-view.ts';
import { findRegistry } from './registries.queries.ts';

type Family = Registry['family'];

/** The viewer's role, and whether they look as a guest. */
type Viewer = Pick<RegistryAccess, 'role' | 'blind' | 'audience'> & { view?: 'guest' | undefined };

/** The only serialiser of a registry: its result contains nothing that the viewer's role may not see. */
export async function presentRegistry(
  app: App,
  db: Query,
  row: Tables['registry'],
  member: Viewer,
  now: number,
): Promise<Registry> {
  const open = (sealed: string | null) => (sealed === null ? null : app.sealing.open(db, row.owner_id, sealed));
  const arrival = await open(row.arrival_sealed);
  const role = actingRole(member.role === 'guest' ? null : member.role, member.view === 'guest');
  const isMember = role !== 'guest';
  const isPaused = row.state === 'paused';
  const gifts = await giftViewOf(app, db, { ...member, registryId: row.id }, member.view, now, row);
  return {
    id: member.audience?.id ?? row.id,
    ownerId: isMember ? row.owner_id : null,
    registryType: row.type,
    title: row.title,
    names: row.names,
    story: isPaused && !isMember ? '' : row.story,
    coverImageId: isMember ? row.cover_image_id : null,
    coverImageUrl: isPaused && !isMember ? null : await addressOfImage(db, row.cover_image_id),
    slug: member.audience === undefined ? row.slug : audienceSlug(member.audience.id),
    searchLevel: member.audience === undefined ? row.search_level : 'private',
    role,
    family: {
      arrivalDate: isMember ? arrival : null,
      arrivalMonth: arrival === null || isPaused ? null : monthOfArrival(arrival),
      isArrivalDateKnown: arrival !== null,
      planningStage: isMember ? ((await open(row.stage_sealed)) as Family['planningStage']) : null,
      expectingChildren: isMember ? ((await open(row.expecting_sealed)) as Family['expectingChildren']) : null,
    },
    shower: isMember
      ? { day: await open(row.shower_day_sealed), guests: row.shower_guests, guestType: row.shower_guest_type }
      : null,
    isPaused,
    surprise: isMember ? row.surprise : null,
    revealDay: isMember ? await open(row.reveal_day_sealed) : null,
    finding: isMember
      ? {
          city: await open(row.city_sealed),
          invitationCode: invitationCodeOf(app, row.id),
        }
      : null,
    cashFundPreferences: role === 'owner' ? await chosenWaysOf(db, row.id) : null,
    version: versionAsSeen(gifts, row),
    createdAt: row.created_at,
  };
}

/** As far as guests may know it; null once the month is past, which does not tell whether the day is. */
export async function comingArrivalMonthOf(
  app: App,
  db: Query,
  registryId: string,
  now: number,
): Promise<string | null> {
  const row = await findRegistry(db, registryId);
  if (row.arrival_sealed === null || row.state === 'paused') return null;
  const arrival = await app.sealing.open(db, row.owner_id, row.arrival_sealed);
  return arrival === null || arrival.slice(0, 7) < dayOf(now).slice(0, 7) ? null : monthOfArrival(arrival);
}
