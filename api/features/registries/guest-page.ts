import type { Request } from 'express';
import type { App } from '#api/http/app-context.ts';
import { foldSlug, refuseSlug } from '#rules/registry-addresses.ts';
import { findGuestPage } from './registries.queries.ts';

/**
 * The name under which a registry's page may be cached: with its version, so that every change makes another page. It is the same for
 * every guest, because what they have reserved comes to the browser by a call. Null for members, for the page with a form to reserve,
 * which has a key of one person in it, and for what is no registry.
 */
export async function guestPageKey(app: App, request: Request): Promise<string | null> {
  const slug = request.path.slice(1);
  if (!/^[a-z0-9-]+$/.test(slug) || refuseSlug(slug) !== null) return null;
  const asked = new URLSearchParams(request.url.split('?')[1]);
  if (asked.has('gift') || asked.has('view')) return null;
  const registry = await findGuestPage(app.db.read, foldSlug(slug), request.caller.user?.id ?? '');
  if (registry?.slug !== slug || registry.role !== null) return null;
  return `/${slug} ${registry.version + registry.gifts_version} ${asked.get('show') === 'free' ? 'free' : ''}`;
}
