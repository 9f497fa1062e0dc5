import type { Query } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';
import { readCatalogueVersion } from '#api/features/catalogue/catalogue-version.ts';
import { findItems, type ItemRow } from './items.queries.ts';

/** Over all registries; about 6 MB with what guests are shown of them. */
const rowsKept = 5_000;

interface Kept {
  version: number;
  catalogueVersion: number;
  rows: readonly ItemRow[];
}

class Shelf {
  readonly #kept = new Map<string, Kept>();
  #rows = 0;

  get(registryId: string): Kept | undefined {
    return this.#kept.get(registryId);
  }

  put(registryId: string, kept: Kept): void {
    this.#drop(registryId);
    this.#kept.set(registryId, kept);
    this.#rows += kept.rows.length + 1;
    for (const oldest of this.#kept.keys()) {
      if (this.#rows <= rowsKept) break;
      this.#drop(oldest);
    }
  }

  #drop(registryId: string): void {
    const kept = this.#kept.get(registryId);
    if (kept !== undefined) this.#rows -= kept.rows.length + 1;
    this.#kept.delete(registryId);
  }
}

const shelves = new WeakMap<object, Shelf>();

/**
 * A registry's items as they are at its version: reading two dozen rows costs as much as answering with them, and between two
 * versions they are the same. The version was read before the rows, so they are never older than it says. What is held of them
 * is not kept, nor what a viewer sees.
 */
export async function itemsAt(
  db: Query,
  registry: Pick<Tables['registry'], 'id' | 'version'>,
): Promise<readonly ItemRow[]> {
  const catalogueVersion = await readCatalogueVersion(db);
  const shelf = shelves.get(db) ?? new Shelf();
  shelves.set(db, shelf);
  const kept = shelf.get(registry.id);
  if (kept?.version === registry.version && kept.catalogueVersion === catalogueVersion) return kept.rows;
  const rows = await findItems(db, registry.id);
  shelf.put(registry.id, { version: registry.version, catalogueVersion, rows });
  return rows;
}
