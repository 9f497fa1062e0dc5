import type { PageData } from '#contracts/page-data.ts';
import type { Registry } from '#contracts/registries.schemas.ts';
import { readRegistry } from '#contracts/registries.ts';
import type { SignedIn } from '#contracts/users.schemas.ts';
import { pageWithoutRegistry } from '#site/data/page-without-registry.ts';
import { orMissing } from '#site/page-data.ts';

/** The signed-in person, or the page to sign in, which leads back here. */
export function readAccountContext({ user }: PageData, here: URL): { leadsTo: string } | { user: SignedIn } {
  const back = new URLSearchParams({ redirect_path: here.pathname + here.search });
  return user === null ? { leadsTo: `/login?${back}` } : { user };
}

/** The registry that a settings page is about: the one in its address, or else the current one. */
export const registryIdOf = ({ registryId }: Pick<SignedIn, 'registryId'>, here: URL): string | null =>
  here.searchParams.get('registry') ?? registryId;

/**
 * That registry with the caller's role in it, or where to go first. Pages for owners redirect other members to the settings they may
 * change.
 */
export async function readSettingsContext(
  data: PageData,
  here: URL,
  { ownersOnly = false } = {},
): Promise<{ leadsTo: string } | { user: SignedIn; registry: Registry }> {
  const context = readAccountContext(data, here);
  if ('leadsTo' in context) return context;
  const { user } = context;
  const id = registryIdOf(user, here);
  if (id === null) return { leadsTo: await pageWithoutRegistry(data.call) };
  const registry = (await orMissing(data.call(readRegistry, { params: { id } })))?.registry;
  if (registry?.role === 'owner' || (registry?.role === 'editor' && !ownersOnly)) return { user, registry };
  return { leadsTo: '/settings' };
}
