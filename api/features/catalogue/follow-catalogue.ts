import type { Database } from '#api/db/database.ts';
import { readCatalogueVersion } from './catalogue-version.queries.ts';

const lookEveryMs = 5_000;

/**
 * Where several processes share a database, a change reaches the embedded index of one of them by its job. The others notice the
 * catalogue's new version, wait until it stays unchanged for one check, and rebuild their index. Call it before the first index is built.
 */
export function followCatalogue(
  db: Database,
  rebuild: () => Promise<void>,
  onError: (error: unknown) => void,
): { stop(): void } {
  let built: number | null = null;
  let seen: number | null = null;
  let isBuilding = false;
  const look = async () => {
    if (isBuilding) return;
    const version = await readCatalogueVersion(db.read);
    built ??= version;
    if (version !== built && version === seen) {
      isBuilding = true;
      // One that fails is tried again by the next check.
      await rebuild().finally(() => {
        isBuilding = false;
      });
      built = version;
    }
    seen = version;
  };
  // The first check is made at once, so that a change in the first five seconds is noticed too.
  look().catch(onError);
  const timer = setInterval(() => look().catch(onError), lookEveryMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
