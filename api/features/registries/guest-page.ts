import type { Request } from 'express';
import type { App } from '#api/http/app-context.ts';
import { foldSlug, refuseSlug } from '#rules/registry-addresses.ts';
import { isNobody } from './items.service.ts';
import { findGuestPage } from './registries.queries.ts';

/** What of the query the page reads. */
const names = ['gift', 'show', 'view'];

/**
 * The name under which a registry's page may be cached: with its version, so that every change makes another page. Null where the
 * page may show something of whoever asks.
 */
export async function guestPageKey(app: App, request: Request): Promise<string | null> {
  const slug = request.path.slice(1);
  if (!/^[a-z0-9-]+$/.test(slug) || refuseSlug(slug) !== null || !isNobody(request.caller)) return null;
  const registry = await findGuestPage(app.db.read, foldSlug(slug));
  if (registry?.slug !== slug) return null;
  const asked = new URLSearchParams(request.url.split('?')[1]);
  const read = names.flatMap((name) => (asked.has(name) ? [[name, asked.get(name)!]] : []));
  return `/${slug} ${registry.version} ${new URLSearchParams(read)}`;
}
