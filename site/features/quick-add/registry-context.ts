import type { PageData } from '#contracts/page-data.ts';
import type { RegistryShop } from '#contracts/registry-shop.schemas.ts';
import { readRegistryShop } from '#contracts/registry-shop.ts';
import { countWished } from './count-wished.ts';

export type RegistryContext = { leadsTo: string } | { shop: RegistryShop; quantities: ReadonlyMap<number, number> };

/** The current registry of who asks, or where to go first: to sign in or to create one, and back here. */
export async function readRegistryContext({ call, user }: PageData, here: URL): Promise<RegistryContext> {
  const back = new URLSearchParams({ redirect_path: here.pathname + here.search });
  if (user === null) return { leadsTo: `/login?${back}` };
  if (user.registryId === null) return { leadsTo: `/registry/new?${back}` };
  const shop = await call(readRegistryShop, { params: { id: user.registryId } });
  return { shop, quantities: countWished(shop.products) };
}
