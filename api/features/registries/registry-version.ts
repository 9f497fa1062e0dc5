import type { Query } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import type { RegistryAccess } from '#api/http/access.ts';
import type { App } from '#api/http/app-context.ts';
import { giftViewOf, versionAsSeen } from './gift-view.ts';
import { findRegistry } from './registries.queries.ts';

/** For other features that change what a registry shows. */
export { bumpGiftsVersion, bumpVersion, findRegistry as findRegistryOf } from './registries.queries.ts';

/** The version that the caller sees: it changes only with what they may know. */
export async function versionFor(
  app: App,
  db: Query,
  access: RegistryAccess,
  now: number,
  known?: Tables['registry'],
): Promise<number> {
  const registry = known ?? (await findRegistry(db, access.registryId));
  return versionAsSeen(await giftViewOf(app, db, access, undefined, now, registry), registry);
}
