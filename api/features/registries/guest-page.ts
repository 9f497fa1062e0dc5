import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import type { Database } from '#api/db/database.ts';
import { refusalOfDatabase } from '#api/db/database-faults.ts';
import type { App } from '#api/http/app-context.ts';
import { type Limiter, limits } from '#api/http/limits.ts';
import type { SharedPage } from '#api/http/pages.ts';
import { readBudget } from '#rules/gift-budget.ts';
import { readGiftChoice, writeGiftChoice } from '#rules/gift-choice.ts';
import { foldSlug, refuseSlug } from '#rules/registry-addresses.ts';
import { guestView, versionAsSeen } from './gift-view.ts';
import { findGuestPage } from './registries.queries.ts';

/**
 * A registry's page that may be cached, by a name that contains the registry's version, so that every change makes a new page. It is the
 * same for every guest, because their own reservations are fetched by the browser, and because it is rendered from an address that contains
 * only the guest's choice. Null for members, for the page with a reservation form, which contains one person's key, for the one that
 * refuses a typed value, and for anything that is not a registry.
 */
export async function guestPage(app: App, limiter: Limiter, request: Request): Promise<SharedPage | null> {
  const slug = request.path.slice(1);
  if (!/^[a-z0-9-]+$/.test(slug) || refuseSlug(slug) !== null) return null;
  const asked = new URLSearchParams(request.url.split('?')[1]);
  if (asked.has('gift') || asked.has('view')) return null;
  const query = writeGiftChoice(readGiftChoice(asked));
  if (asked.has('budget')) {
    const budgetCents = readBudget(asked.get('budget'));
    if (budgetCents === null) return null;
    query.set('budget', String(budgetCents / 100));
  }
  const address = query.size === 0 ? `/${slug}` : `/${slug}?${query}`;
  const ofVersion = (version: number): SharedPage => ({ address, name: `${address} ${version}` });
  // A guesser learns no more from a cached page than from another, and costs no page.
  for (const limit of [limits.guessAddress, limits.guessAddresses]) await limiter.spend(limit, request.caller);
  const known = knownVersions.get(app.db) ?? new LRUCache<string, number>({ max: versionsKnownMax });
  knownVersions.set(app.db, known);
  try {
    const registry = await findGuestPage(app.db.read, foldSlug(slug), request.caller.user?.id ?? '');
    if (registry?.slug !== slug || registry.role !== null) return null;
    const version = versionAsSeen(guestView, registry);
    known.set(slug, version);
    return ofVersion(version);
  } catch (error) {
    const version = known.get(slug);
    if (version === undefined || refusalOfDatabase(error)?.code !== 'unavailable') throw error;
    return ofVersion(version);
  }
}

const versionsKnownMax = 10_000;
/** While the database cannot be reached, guests see the last known version of a registry. */
const knownVersions = new WeakMap<Database, LRUCache<string, number>>();
