import type { Query, Trx } from '#api/db/database.ts';
import type { App } from '#api/http/app-context.ts';
import { findAddressesOf, findRetired, insertRetired } from './registries.queries.ts';

/**
 * To be called before registries are deleted for good. Printed codes and invitations go on leading to their addresses, so nobody but the
 * owner's account can have one for a while. Kept as keyed hashes: an address may contain names.
 */
export async function retireAddresses(app: App, trx: Trx, registryIds: readonly string[]): Promise<void> {
  const retired_at = app.now();
  const addresses = await findAddressesOf(trx, registryIds);
  await insertRetired(
    trx,
    addresses.map(({ slug, owner_id }) => ({ tag: tagOf(app, slug), owner_id, retired_at })),
  );
}

/** @returns which of these folded addresses the account may not have; those of its own deleted registries it may have again. */
export async function retiredFor(
  app: App,
  db: Query,
  ownerId: string,
  folded: readonly string[],
): Promise<ReadonlySet<string>> {
  const retired = new Set(
    await findRetired(
      db,
      folded.map((slug) => tagOf(app, slug)),
      ownerId,
    ),
  );
  return new Set(folded.filter((slug) => retired.has(tagOf(app, slug))));
}

const tagOf = ({ sealing }: App, folded: string): string => sealing.tag(`address ${folded}`);
