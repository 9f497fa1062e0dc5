import type { PageData } from '#contracts/page-data.ts';
import type { RegItem, Registry } from '#contracts/registries.schemas.ts';
import { listItems, readRegistry } from '#contracts/registries.ts';
import { firstPageOf } from '#rules/first-steps.ts';
import { pageWithoutRegistry } from '#site/data/page-without-registry.ts';
import { orMissing } from '#site/page-data.ts';

type Loaded = { leadsTo: string } | { registry: Registry; regItems: RegItem[] };

/** The current registry with its items, for somebody who may change it; otherwise the page to go to first. */
export async function loadFirstSteps({ call, user }: PageData, type: Registry['registryType']): Promise<Loaded> {
  const here = firstPageOf(type);
  if (user === null) return { leadsTo: `/login?${new URLSearchParams({ redirect_path: here })}` };
  if (user.registryId === null) return { leadsTo: await pageWithoutRegistry(call) };
  const params = { id: user.registryId };
  const found = await orMissing(call(readRegistry, { params }));
  if (found === null || (found.registry.role !== 'owner' && found.registry.role !== 'editor'))
    return { leadsTo: '/registry/home' };
  if (found.registry.registryType !== type) return { leadsTo: firstPageOf(found.registry.registryType) };
  const { regItems } = await call(listItems, { params });
  return { registry: found.registry, regItems };
}
