import type { PageData } from '#contracts/page-data.ts';
import { listRegistries } from '#contracts/registries.ts';
import type { RegistryShop } from '#contracts/registry-shop.schemas.ts';
import { readRegistryShop } from '#contracts/registry-shop.ts';
import { editableRegistries } from '#site/data/own-registries.ts';
import { pageWithoutRegistry } from '#site/data/page-without-registry.ts';

/** `counts` gives by generic product id how many are on the registry, in any variant. */
export type RegistryContext = { leadsTo: string } | { shop: RegistryShop; counts: Readonly<Record<number, number>> };

/**
 * The registry to which the caller adds: the current one, unless they only view it or record gifts there, or else another. Or the page to
 * sign in or create one, which leads back here.
 */
export async function readRegistryContext({ call, user }: PageData, here: URL): Promise<RegistryContext> {
  const asked = { redirect_path: here.pathname + here.search };
  const back = new URLSearchParams(asked);
  if (user === null) return { leadsTo: `/login?${back}` };
  if (user.registryId === null) return { leadsTo: await pageWithoutRegistry(call, asked) };
  const [registry] = editableRegistries((await call(listRegistries, {})).registries, user.registryId);
  if (registry === undefined) return { leadsTo: `/registry/new?${back}` };
  const shop = await call(readRegistryShop, { params: { id: registry.id } });
  const counts: Record<number, number> = {};
  for (const { genericProductId, quantity } of shop.products)
    counts[genericProductId] = (counts[genericProductId] ?? 0) + quantity;
  return { shop, counts };
}
