import type { PageData } from '#contracts/page-data.ts';
import type { Registry } from '#contracts/registries.schemas.ts';
import { readRegistry } from '#contracts/registries.ts';
import { pageWithoutRegistry } from '#site/data/page-without-registry.ts';
import { orMissing } from '#site/page-data.ts';

/** The registry to share, the one in the address or else the current one, for those who may edit it; others get where to go instead. */
export async function readShareContext(
  { call, user }: PageData,
  here: URL,
): Promise<{ leadsTo: string } | { registry: Registry }> {
  if (user === null)
    return { leadsTo: `/login?${new URLSearchParams({ redirect_path: here.pathname + here.search })}` };
  const id = here.searchParams.get('registry') ?? user.registryId;
  if (id === null) return { leadsTo: await pageWithoutRegistry(call) };
  const found = await orMissing(call(readRegistry, { params: { id } }));
  if (found === null) return { leadsTo: '/lists' };
  const { registry } = found;
  return registry.role === 'owner' || registry.role === 'editor' ? { registry } : { leadsTo: `/${registry.slug}` };
}
