import { atom, type ReadableAtom } from 'nanostores';

export interface OwnRegistry {
  id: string;
  title: string;
}

export interface RegistryPort {
  /** The registries one may add to and the current one's id; 'nobody' when nobody is signed in. */
  findRegistries(): Promise<{ registries: OwnRegistry[]; current: string | null } | 'nobody'>;
  /** The products on a registry, and as which items. */
  findItems(registryId: string): Promise<Map<number, string>>;
}

export type Desk =
  | { state: 'unknown' }
  | { state: 'nobody' }
  | { state: 'open'; registries: OwnRegistry[]; chosen: string | null };

/** What a page knows of the registries of who is signed in: asked once, however many buttons and variants it has. */
export interface RegistryDesk {
  $desk: ReadableAtom<Desk>;
  /** The registry that is added to; null before the first. */
  find(): Promise<OwnRegistry | null | 'nobody'>;
  choose(registryId: string): void;
  itemOf(registryId: string, productId: number): Promise<string | null>;
  /** After an item was added or removed here. */
  note(registryId: string, productId: number, itemId: string | null): void;
}

export function createRegistryDesk(port: RegistryPort): RegistryDesk {
  const $desk = atom<Desk>({ state: 'unknown' });
  const items = new Map<string, Promise<Map<number, string>>>();
  let asking: Promise<void> | undefined;

  const ask = async () => {
    const found = await port.findRegistries();
    if (found === 'nobody') return $desk.set({ state: 'nobody' });
    const { registries, current } = found;
    const chosen = registries.find(({ id }) => id === current) ?? registries[0];
    $desk.set({ state: 'open', registries, chosen: chosen?.id ?? null });
  };
  const itemsOf = (registryId: string) => {
    const known = items.get(registryId) ?? port.findItems(registryId);
    items.set(registryId, known);
    // What failed is asked again the next time.
    known.catch(() => items.delete(registryId));
    return known;
  };

  return {
    $desk,
    async find() {
      if ($desk.get().state === 'unknown') {
        asking ??= ask();
        await asking.finally(() => (asking = undefined));
      }
      const desk = $desk.get();
      if (desk.state !== 'open') return 'nobody';
      return desk.registries.find(({ id }) => id === desk.chosen) ?? null;
    },
    choose(registryId) {
      const desk = $desk.get();
      if (desk.state === 'open' && desk.registries.some(({ id }) => id === registryId))
        $desk.set({ ...desk, chosen: registryId });
    },
    itemOf: async (registryId, productId) => (await itemsOf(registryId)).get(productId) ?? null,
    note(registryId, productId, itemId) {
      void items.get(registryId)?.then(
        (known) => void (itemId === null ? known.delete(productId) : known.set(productId, itemId)),
        () => undefined,
      );
    },
  };
}
