// An audience is a group of guests with a link of their own, who see all of a registry or what is meant for them. The units are shared by
// everybody. The link reveals neither the registry's own address nor the items that are not meant for them.

export const audiencesMax = 20;

/** Includes those that have ended: every gift looks for its link among them. */
export const audiencesEverMax = 100;

export interface Audience {
  id: string;
  seesAll: boolean;
  categoryIds: readonly number[];
  itemIds: readonly string[];
}

/** Without an audience, the guest came by the registry's own address. */
export const isMeantFor = (audience: Audience | undefined, item: { id: string; category_id: number }): boolean =>
  audience === undefined ||
  audience.seesAll ||
  audience.categoryIds.includes(item.category_id) ||
  audience.itemIds.includes(item.id);

/** The path of the audience's page, used in place of the registry's slug. */
export const audienceSlug = (id: string): string => `for/${id}`;

/**
 * How somebody reached a gift: an audience's id, null for the registry's own address, '' where nothing proves that they know it.
 * @param through the id that they were shown as the registry's
 */
export function cameBy(
  through: string | null,
  { registryId, audiences }: { registryId: string; audiences: readonly Audience[] },
  item: { id: string; category_id: number },
): string | null {
  if (through === registryId || audiences.length === 0) return null;
  const audience = audiences.find(({ id }) => id === through);
  return audience !== undefined && isMeantFor(audience, item) ? audience.id : '';
}

/** The registry's id and address, as a giver knows them. */
export const knownAs = (row: {
  registry_id: string;
  registry_slug: string;
  came_by: string | null;
}): { id: string; slug: string } => {
  if (row.came_by === null) return { id: row.registry_id, slug: row.registry_slug };
  if (row.came_by === '') return { id: unknownId, slug: 'reservations' };
  return { id: row.came_by, slug: audienceSlug(row.came_by) };
};

const unknownId = '00000000-0000-4000-8000-000000000000';
