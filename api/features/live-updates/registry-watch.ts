import type { Database } from '#api/db/database.ts';
import { findVersions } from './live-updates.queries.ts';

export interface RegistryWatch {
  /**
   * Calls `onMoved` with a token for the new state whenever the registry or one of its gifts has changed. @returns a function that stops
   * watching.
   */
  watch(registryId: string, onMoved: (state: string) => void): () => void;
  /** Checks now: this process has written something. */
  nudge(): void;
  stop(): void;
}

/** How often to check for changes by other processes. */
const lookEveryMs = 2_000;
/** SQLite accepts no more values in one statement. */
const askedAtOnce = 500;

/** Watches the registries that somebody is looking at: one query for all of them, and none if there are none. */
export function createRegistryWatch(db: Database, everyMs = lookEveryMs): RegistryWatch {
  const watched = new Map<string, { seen: string | null; listeners: Set<(state: string) => void> }>();
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;
  let isStopped = false;

  async function look(): Promise<void> {
    const ids = [...watched.keys()];
    for (let from = 0; from < ids.length; from += askedAtOnce) {
      for (const row of await findVersions(db.read, ids.slice(from, from + askedAtOnce))) {
        const known = watched.get(row.id);
        // Whoever listens is told what they may know of it.
        const now = `${row.version} ${row.gifts_version} ${row.secret_gifts_version}`;
        if (known === undefined || known.seen === now) continue;
        known.seen = now;
        for (const tell of known.listeners) tell(now);
      }
    }
  }

  function lookSoon(ms: number): void {
    clearTimeout(timer);
    if (isStopped || watched.size === 0) return;
    timer = setTimeout(() => {
      // While the database cannot be reached nothing is reported; the next check does it.
      if (isLooking) return lookSoon(everyMs);
      isLooking = true;
      look()
        .catch(() => {})
        .finally(() => {
          isLooking = false;
          lookSoon(everyMs);
        });
    }, ms);
    timer.unref();
  }

  return {
    watch(registryId, onMoved) {
      const known = watched.get(registryId) ?? { seen: null, listeners: new Set() };
      watched.set(registryId, known);
      known.listeners.add(onMoved);
      lookSoon(0);
      return () => {
        known.listeners.delete(onMoved);
        if (known.listeners.size === 0) watched.delete(registryId);
      };
    },
    nudge: () => lookSoon(0),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
