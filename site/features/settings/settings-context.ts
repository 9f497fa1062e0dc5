import type { PageData } from '#contracts/page-data.ts';
import type { Registry } from '#contracts/registries.schemas.ts';
import { readRegistry } from '#contracts/registries.ts';
import type { SignedIn } from '#contracts/users.schemas.ts';

/** Who is signed in, or where to go first and back here. */
export function readAccountContext({ user }: PageData, here: URL): { leadsTo: string } | { user: SignedIn } {
  const back = new URLSearchParams({ redirect_path: here.pathname + here.search });
  return user === null ? { leadsTo: `/login?${back}` } : { user };
}

/** The current registry of the caller with their role in it, or where to go first. Pages for owners lead others to what they may change. */
export async function readSettingsContext(
  data: PageData,
  here: URL,
  { ownersOnly = false } = {},
): Promise<{ leadsTo: string } | { user: SignedIn; registry: Registry }> {
  const context = readAccountContext(data, here);
  if ('leadsTo' in context) return context;
  const { user } = context;
  if (user.registryId === null) return { leadsTo: '/registry/new' };
  const { registry } = await data.call(readRegistry, { params: { id: user.registryId } });
  if (registry.role === 'owner' || (registry.role === 'editor' && !ownersOnly)) return { user, registry };
  return { leadsTo: '/settings' };
}
