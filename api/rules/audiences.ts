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
 * How somebody reached an item that they want to give: an audience's id, or null for the registry's own address. Undefined where nothing
 * shows that they may: a registry that has made links admits nobody who only remembers an item of one.
 * @param through the id that they were shown as the registry's
 * @param links all that the registry has ever made
 */
export function cameBy(
  through: string | null,
  { registryId, links }: { registryId: string; links: readonly (Audience & { hasEnded: boolean })[] },
  item: { id: string; category_id: number },
): string | null | undefined {
  if (through === registryId || links.length === 0) return null;
  return links.find((link) => link.id === through && !link.hasEnded && isMeantFor(link, item))?.id;
}

/** The registry's id and address, as a giver knows them; `came_by` is '' for old gifts for which nothing showed that. */
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
