import { LRUCache } from 'lru-cache';
import { eachRow } from '#api/db/bad-rows.ts';
import type { Query } from '#api/db/database.ts';
import { noteRows } from '#api/db/rows-read.ts';
import type { Tables } from '#api/db/tables.ts';
import { readCatalogueVersion } from '#api/features/catalogue/catalogue-version.ts';
import { regItemSchema } from '#contracts/registries.schemas.ts';
import { guestView } from './gift-view.ts';
import { findItems, type ItemRow } from './items.queries.ts';
import { type ItemViewer, presentItem } from './present-items.ts';

interface CachedItems {
  version: number;
  catalogueVersion: number;
  rows: readonly ItemRow[];
}

const asNobody: ItemViewer = { view: guestView, caller: { visitorId: null, user: null, grants: new Set() } };

/** Rows over all registries of a database; about 6 MB, including what guests are shown of them. */
const createCache = () =>
  new LRUCache<string, CachedItems>({ maxSize: 5_000, sizeCalculation: ({ rows }) => rows.length + 1 });
const caches = new WeakMap<object, ReturnType<typeof createCache>>();

/**
 * A registry's items at its version, cached: reading two dozen rows costs as much as responding with them. The version was read before the
 * rows, so they are never older than it says. Reservations and viewers' permissions are not cached. Rows that cannot be shown are left out.
 */
export async function itemsAt(
  db: Query,
  registry: Pick<Tables['registry'], 'id' | 'version'>,
): Promise<readonly ItemRow[]> {
  const catalogueVersion = await readCatalogueVersion(db);
  const cache = caches.get(db) ?? createCache();
  caches.set(db, cache);
  const cached = cache.get(registry.id);
  if (cached?.version === registry.version && cached.catalogueVersion === catalogueVersion) {
    noteRows(cached.rows.length);
    return cached.rows;
  }
  const rows = eachRow('reg_item', await findItems(db, registry.id), (row) => {
    regItemSchema.parse(presentItem(row, 0, [], asNobody));
    return row;
  });
  cache.set(registry.id, { version: registry.version, catalogueVersion, rows });
  return rows;
}
