import { atom, type ReadableAtom } from 'nanostores';
import type { RegistryShop } from '#contracts/registry-shop.schemas.ts';
import type { ProductIds } from '#site/stores/product-ids.ts';
import type { Toast } from '#site/ui/toasts.ts';

type Wished = RegistryShop['products'][number];

/** What can be asked and done; a refusal is thrown as an error whose message people can read. */
export interface QuickAddPort {
  read(): Promise<Pick<RegistryShop, 'registry' | 'products'> | null>;
  /** The same key is done once, however often it is sent. */
  add(registryId: string, wish: { productId: number; quantity: number; title?: string }, key: string): Promise<Wished>;
  change(registryId: string, itemId: string, quantity: number): Promise<void>;
  remove(registryId: string, itemId: string): Promise<void>;
}

export interface QuickAddOutside {
  port: QuickAddPort;
  onRegistry: ProductIds;
  tell(toast: Toast): void;
  newKey(): string;
}

export interface QuickAddState {
  registry: RegistryShop['registry'] | null;
  /** How many of a product are wished for. */
  quantities: ReadonlyMap<number, number>;
}

export interface QuickAddStore {
  $state: ReadableAtom<QuickAddState>;
  /** Asks once what is on the list; null where there is no registry. */
  look(): Promise<RegistryShop['registry'] | null>;
  /** @returns whether that many more are on the list now */
  add(product: { id: number; title: string; quantity: number; ownTitle?: string }): Promise<boolean>;
}

/** Adding to the current registry without leaving the list: shown at once, said, and undone from the message. */
export function createQuickAdd({ port, onRegistry, tell, newKey }: QuickAddOutside): QuickAddStore {
  const $state = atom<QuickAddState>({ registry: null, quantities: new Map() });
  const items = new Map<number, Wished>();
  const busy = new Set<number>();
  let looking: Promise<RegistryShop['registry'] | null> | undefined;

  const show = (productId: number, quantity: number) => {
    const quantities = new Map($state.get().quantities);
    if (quantity > 0) {
      quantities.set(productId, quantity);
      onRegistry.add(productId);
    } else {
      quantities.delete(productId);
      onRegistry.remove(productId);
    }
    $state.set({ ...$state.get(), quantities });
  };
  const fail = (error: unknown, again: () => void) =>
    tell({
      text: error instanceof Error ? error.message : 'That did not work. Nothing was changed.',
      tone: 'error',
      action: { text: 'Try again', run: again },
    });

  const look: QuickAddStore['look'] = () => {
    looking ??= port.read().then(
      (found) => {
        if (found === null) return null;
        for (const item of found.products) if (!items.has(item.productId)) items.set(item.productId, item);
        const quantities = new Map<number, number>();
        for (const { productId, quantity } of found.products)
          quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
        onRegistry.set([...quantities.keys()]);
        $state.set({ registry: found.registry, quantities });
        return found.registry;
      },
      (error) => {
        // What failed is asked again the next time.
        looking = undefined;
        throw error;
      },
    );
    return looking;
  };

  /** The list as it was before `added` more. */
  const undo = async (registryId: string, productId: number, added: number, title: string): Promise<void> => {
    const item = items.get(productId);
    if (item === undefined) return;
    const before = item.quantity - added;
    const shown = $state.get().quantities.get(productId) ?? 0;
    show(productId, shown - added);
    try {
      if (before > 0) {
        await port.change(registryId, item.regItemId, before);
        items.set(productId, { ...item, quantity: before });
      } else {
        await port.remove(registryId, item.regItemId);
        items.delete(productId);
      }
      tell({ text: `Taken off again: ${title}` });
    } catch (error) {
      show(productId, shown);
      fail(error, () => void undo(registryId, productId, added, title));
    }
  };

  const add = async (product: Parameters<QuickAddStore['add']>[0], key = newKey()): Promise<boolean> => {
    const { id, title, quantity, ownTitle } = product;
    if (busy.has(id)) return false;
    busy.add(id);
    const shown = $state.get().quantities.get(id) ?? 0;
    show(id, shown + quantity);
    try {
      const registry = await look();
      if (registry === null) throw new Error('Create a registry first. Nothing was lost.');
      const item = items.get(id);
      if (item === undefined) {
        const wish = { productId: id, quantity, ...(ownTitle !== undefined && { title: ownTitle }) };
        items.set(id, await port.add(registry.id, wish, key));
      } else {
        await port.change(registry.id, item.regItemId, item.quantity + quantity);
        items.set(id, { ...item, quantity: item.quantity + quantity });
      }
      // Reading what is on the list may have finished meanwhile, and has then not known of this.
      show(id, items.get(id)!.quantity);
      tell({
        text: `Added to ${registry.title}: ${ownTitle ?? title}`,
        link: { text: 'View', href: `/${registry.slug}` },
        action: { text: 'Undo', run: () => void undo(registry.id, id, quantity, ownTitle ?? title) },
      });
      return true;
    } catch (error) {
      show(id, items.get(id)?.quantity ?? 0);
      fail(error, () => void add(product, key));
      return false;
    } finally {
      busy.delete(id);
    }
  };
  return { $state, look, add: (product) => add(product) };
}
