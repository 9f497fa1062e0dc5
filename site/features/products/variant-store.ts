import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';

/** The variant that was chosen on this page, null until one is. All islands of a product page follow it. */
export const $chosenVariantId = atom<number | null>(null);

/** The chosen variant, or the one that the page was rendered with. */
export function useShownVariant<V extends { id: number }>(variants: readonly V[], renderedId: number): V {
  const id = useStore($chosenVariantId, { ssr: 'initial' }) ?? renderedId;
  return variants.find((variant) => variant.id === id) ?? variants[0]!;
}

/** Replaces the history entry: the address can be copied and reloaded, and Back leaves the product. */
export function chooseVariant({ id, path }: { id: number; path: string }): void {
  $chosenVariantId.set(id);
  history.replaceState(history.state, '', path + location.search);
}
