import { useRef, useState } from 'react';
import type { AddItem } from '#contracts/registries.schemas.ts';
import { addItem, changeItem, removeItem } from '#contracts/registries.ts';
import { loadOwnRegistries, type OwnRegistry } from '#site/data/own-registries.ts';
import { errorSentence } from '#site/data/problem-text.ts';
import { useChange } from '#site/data/use-change.ts';
import { showToast } from '#site/ui/toasts.tsx';
import { savePendingItem } from './pending-item.ts';
import { $chosenRegistryId, chooseRegistry, type RegistryProduct, updateProducts } from './use-own-registry.ts';

export interface NewItem {
  productId: number;
  /** Generic product id. */
  gpId: number;
  /** The product's name in messages. */
  title: string;
  quantity: number;
  note?: string | undefined;
  /** The owner's own title for a group gift, where it differs from the shop's. */
  ownTitle?: string | undefined;
}

interface Options {
  /** The page to come back to after signing up or creating a registry. */
  returnPath: string;
  onAdded?: (() => void) | undefined;
}

type Added = AddItem['response'];

const failed = (error: unknown, retry: () => void) =>
  showToast({ text: errorSentence(error), tone: 'error', action: { text: 'Try again', run: retry } });

/**
 * Adds a product to the chosen registry: shown at once, announced with Undo. A visitor without an account or registry is sent to create it.
 */
export function useAddToRegistry({ returnPath, onAdded }: Options) {
  const [isLoading, setIsLoading] = useState(false);
  const isBusy = useRef(false);
  /** What is being added, for the messages and for Undo. */
  const target = useRef<{ item: NewItem; registry: OwnRegistry } | null>(null);

  const undo = useUndo();
  const change = useChange(addItem, {
    optimistic: () => {
      const { item, registry } = target.current!;
      updateProducts(registry.id, (products) => withMore(products, item, item.quantity));
      return () => updateProducts(registry.id, (products) => withMore(products, item, -item.quantity));
    },
    onDone: ({ regItem }) => {
      const { item, registry } = target.current!;
      updateProducts(registry.id, (products) => withAnswer(products, item, regItem));
      isBusy.current = false;
      onAdded?.();
    },
    toast: (answer) => {
      const { item, registry } = target.current!;
      const name = item.ownTitle ?? item.title;
      const link = { text: 'View', href: `/list/${registry.id}` };
      if (answer.regItem.quantity === answer.before?.quantity)
        return { text: `Already in ${registry.title}: ${item.title}`, link };
      const action = { text: 'Undo', run: () => undo({ item, registry, answer }) };
      return { text: `Added to ${registry.title}: ${name}`, link, action };
    },
    onRefused: (error) => {
      const { item } = target.current!;
      isBusy.current = false;
      failed(error, () => void add(item));
    },
  });

  async function add(item: NewItem): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsLoading(true);
    const registries = await loadOwnRegistries().catch((error: unknown) => {
      failed(error, () => void add(item));
      return undefined;
    });
    setIsLoading(false);
    const registry = registries ? chooseRegistry(registries, $chosenRegistryId.get()) : null;
    if (registry === null) {
      isBusy.current = false;
      if (registries !== undefined) leaveFor(registries === null ? 'account' : 'registry', item);
      return;
    }
    target.current = { item, registry };
    const { productId, quantity, note = '', ownTitle } = item;
    change.mutate({
      params: { id: registry.id },
      body: { kind: 'product', productId, quantity, note, ...(ownTitle !== undefined && { title: ownTitle }) },
    });
  }

  function leaveFor(waitsFor: 'account' | 'registry', { productId, quantity, note = '' }: NewItem): void {
    savePendingItem({ productId, quantity, note, waitsFor });
    const path = waitsFor === 'account' ? '/signup' : '/registry/new';
    location.assign(`${path}?${new URLSearchParams({ redirect_path: returnPath })}`);
  }

  return { add, isPending: isLoading || change.isPending };
}

interface Undoable {
  item: NewItem;
  registry: OwnRegistry;
  answer: Added;
}

/** Restores the registry: without the item, or with the previous quantity and note. */
function useUndo(): (undoable: Undoable) => void {
  const remove = useChange(removeItem, { onRefused: () => undefined });
  const restore = useChange(changeItem, { onRefused: () => undefined });

  return function undo(undoable: Undoable): void {
    const { item, registry, answer } = undoable;
    const { regItem, before } = answer;
    const difference = regItem.quantity - (before?.quantity ?? 0);
    updateProducts(registry.id, (products) => withMore(products, item, -difference));
    const params = { id: registry.id, item: regItem.id };
    const name = item.ownTitle ?? item.title;
    const outcome = {
      onSuccess: () =>
        showToast({ text: before ? 'It’s back the way it was.' : `Removed from ${registry.title}: ${name}` }),
      onError: (error: unknown) => {
        updateProducts(registry.id, (products) => withAnswer(products, item, regItem));
        failed(error, () => undo(undoable));
      },
    };
    void (before ? restore.mutateAsync({ params, body: before }) : remove.mutateAsync({ params })).then(
      outcome.onSuccess,
      outcome.onError,
    );
  };
}

/** An item that the server has not confirmed yet has no id. */
export const isConfirmed = ({ regItemId }: RegistryProduct): boolean => regItemId !== '';

function withMore(products: readonly RegistryProduct[], { productId, gpId }: NewItem, more: number): RegistryProduct[] {
  const known = products.find((product) => product.productId === productId);
  const quantity = (known?.quantity ?? 0) + more;
  const changed = { ...(known ?? { regItemId: '', productId, genericProductId: gpId }), quantity };
  return [...products.filter((product) => product !== known), ...(quantity > 0 ? [changed] : [])];
}

function withAnswer(
  products: readonly RegistryProduct[],
  { productId, gpId }: NewItem,
  { id, quantity }: Added['regItem'],
): RegistryProduct[] {
  const others = products.filter((product) => product.productId !== productId);
  return [...others, { regItemId: id, productId, genericProductId: gpId, quantity }];
}
