import type { PageData } from '#contracts/page-data.ts';
import type { RegistryShop } from '#contracts/registry-shop.schemas.ts';
import { readRegistryShop } from '#contracts/registry-shop.ts';

/** `counts` gives by generic product id how many are on the registry, in any variant. */
export type RegistryContext = { leadsTo: string } | { shop: RegistryShop; counts: Readonly<Record<number, number>> };

/** The current registry of the caller, or the page to sign in or create one, which leads back here. */
export async function readRegistryContext({ call, user }: PageData, here: URL): Promise<RegistryContext> {
  const back = new URLSearchParams({ redirect_path: here.pathname + here.search });
  if (user === null) return { leadsTo: `/login?${back}` };
  if (user.registryId === null) return { leadsTo: `/registry/new?${back}` };
  const shop = await call(readRegistryShop, { params: { id: user.registryId } });
  const counts: Record<number, number> = {};
  for (const { genericProductId, quantity } of shop.products)
    counts[genericProductId] = (counts[genericProductId] ?? 0) + quantity;
  return { shop, counts };
}
