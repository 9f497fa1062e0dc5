import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { RegistryShop } from '#contracts/registry-shop.schemas.ts';
import { readRegistryShop } from '#contracts/registry-shop.ts';
import { type OwnRegistry, useOwnRegistries } from '#site/data/own-registries.ts';
import { queryClient, queryKeyOf, useCall } from '#site/data/query.ts';
import { $isSignedIn } from '#site/data/session.ts';

export type RegistryProduct = RegistryShop['products'][number];

/** Which of several registries this page adds to; null for the current one. */
export const $chosenRegistryId = atom<string | null>(null);

export const chooseRegistry = (registries: readonly OwnRegistry[], chosenId: string | null): OwnRegistry | null =>
  registries.find(({ id }) => id === chosenId) ?? registries[0] ?? null;

const shopInput = (registryId: string) => ({ params: { id: registryId } });

/** The registry that this page adds to, and what is on it. `registries` is null for a visitor, undefined until it is known. */
export function useOwnRegistry() {
  const isSignedIn = useStore($isSignedIn, { ssr: 'initial' });
  const chosenId = useStore($chosenRegistryId, { ssr: 'initial' });
  const registries = useOwnRegistries(isSignedIn);
  const registry = registries ? chooseRegistry(registries, chosenId) : null;
  const { data } = useCall(readRegistryShop, shopInput(registry?.id ?? ''), { enabled: registry !== null });
  return { registries, registry, products: data?.products };
}

/** Changes what this page knows to be on a registry; where it knows nothing yet, it asks the server. */
export function updateProducts(
  registryId: string,
  update: (products: readonly RegistryProduct[]) => RegistryProduct[],
): void {
  const queryKey = queryKeyOf(readRegistryShop, shopInput(registryId));
  // An answer on its way dates from before this change.
  void queryClient.cancelQueries({ queryKey });
  const known = queryClient.getQueryData<RegistryShop>(queryKey);
  if (known === undefined) void queryClient.invalidateQueries({ queryKey });
  else queryClient.setQueryData(queryKey, { ...known, products: update(known.products) });
}

/**
 * How many of a generic product are on the registry. A card shows the leading variant of today, and the registry may have another: that
 * counts all the same.
 */
export const countOf = (products: readonly RegistryProduct[] | undefined, gpId: number): number =>
  (products ?? [])
    .filter(({ genericProductId }) => genericProductId === gpId)
    .reduce((count, { quantity }) => count + quantity, 0);
