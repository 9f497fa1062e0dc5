import { atom, type ReadableAtom } from 'nanostores';
import type { RegistryShop } from '#contracts/registry-shop.schemas.ts';
import type { ProductIds } from '#site/stores/product-ids.ts';
import type { Toast } from '#site/ui/old-toasts.ts';
import { countWished } from './count-wished.ts';

type Wished = RegistryShop['products'][number];

/** What can be asked and done; a refusal is thrown as an error whose message people can read. */
export interface QuickAddPort {
  read(): Promise<Pick<RegistryShop, 'registry' | 'products'> | null>;
  /**
   * The same key is done once, however often it is sent. What is on the list already is wished for that many times more; `before` is
   * how many there were, null where it is new.
   */
  add(
    registryId: string,
    wish: { productId: number; quantity: number; title?: string },
    key: string,
  ): Promise<{ item: Wished; before: number | null }>;
  change(registryId: string, itemId: string, quantity: number): Promise<void>;
  remove(registryId: string, itemId: string): Promise<void>;
}

type Added = Awaited<ReturnType<QuickAddPort['add']>>;

export interface QuickAddOutside {
  port: QuickAddPort;
  onRegistry: ProductIds;
  tell(toast: Toast): void;
  newKey(): string;
}

export interface QuickAddState {
  registry: RegistryShop['registry'] | null;
  /** How many of a generic product are wished for, in whichever variant: a card stands for all of them. */
  quantities: ReadonlyMap<number, number>;
}

export interface QuickAddStore {
  $state: ReadableAtom<QuickAddState>;
  /** Asks once what is on the list; null where there is no registry. */
  look(): Promise<RegistryShop['registry'] | null>;
  /** @returns whether that many more are on the list now */
  add(product: { id: number; gpId: number; title: string; quantity: number; ownTitle?: string }): Promise<boolean>;
}

/** Adding to the current registry without leaving the list: shown at once, said, and undone from the message. */
export function createQuickAdd({ port, onRegistry, tell, newKey }: QuickAddOutside): QuickAddStore {
  const $state = atom<QuickAddState>({ registry: null, quantities: new Map() });
  const busy = new Set<number>();
  let looking: Promise<RegistryShop['registry'] | null> | undefined;

  const onList = (gpId: number) => $state.get().quantities.get(gpId) ?? 0;
  const show = (gpId: number, quantity: number) => {
    const quantities = new Map($state.get().quantities);
    if (quantity > 0) quantities.set(gpId, quantity);
    else quantities.delete(gpId);
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
        const quantities = countWished(found.products);
        onRegistry.set(found.products.map(({ productId }) => productId));
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

  /** The list as it was. */
  const undo = async (registryId: string, gpId: number, { item, before }: Added, title: string): Promise<void> => {
    const shown = onList(gpId);
    show(gpId, shown - item.quantity + (before ?? 0));
    if (before === null) onRegistry.remove(item.productId);
    try {
      if (before === null) await port.remove(registryId, item.regItemId);
      else await port.change(registryId, item.regItemId, before);
      tell({ text: `Taken off again: ${title}` });
    } catch (error) {
      show(gpId, shown);
      onRegistry.add(item.productId);
      fail(error, () => void undo(registryId, gpId, { item, before }, title));
    }
  };

  const add = async (product: Parameters<QuickAddStore['add']>[0], key = newKey()): Promise<boolean> => {
    const { id, gpId, title, quantity, ownTitle } = product;
    if (busy.has(id)) return false;
    busy.add(id);
    const isRead = $state.get().registry !== null;
    let shown = onList(gpId);
    show(gpId, shown + quantity);
    try {
      const registry = await look();
      if (registry === null) throw new Error('Create a registry first. Nothing was lost.');
      if (!isRead) {
        shown = onList(gpId);
        show(gpId, shown + quantity);
      }
      const wish = { productId: id, quantity, ...(ownTitle !== undefined && { title: ownTitle }) };
      const added = await port.add(registry.id, wish, key);
      // Another window may have added some since the list was read.
      show(gpId, Math.max(added.item.quantity, shown + added.item.quantity - (added.before ?? 0)));
      onRegistry.add(id);
      const link = { text: 'View', href: `/${registry.slug}` };
      const name = ownTitle ?? title;
      if (added.item.quantity === added.before) tell({ text: `Already in ${registry.title}: ${title}`, link });
      else
        tell({
          text: `Added to ${registry.title}: ${name}`,
          link,
          action: { text: 'Undo', run: () => void undo(registry.id, gpId, added, name) },
        });
      return true;
    } catch (error) {
      show(gpId, shown);
      fail(error, () => void add(product, key));
      return false;
    } finally {
      busy.delete(id);
    }
  };
  return { $state, look, add: (product) => add(product) };
}
