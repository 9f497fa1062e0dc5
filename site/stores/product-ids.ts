import { atom, type ReadableAtom } from 'nanostores';

/** Products that somebody has somewhere: in the cart, on the registry. Each is a variant's id. */
export interface ProductIds {
  $ids: ReadableAtom<readonly number[]>;
  /** Replaces all of them. */
  set(ids: readonly number[]): void;
  /** Appends one; what is there already stays where it is. */
  add(id: number): void;
  remove(id: number): void;
}

export function createProductIds(): ProductIds {
  const $ids = atom<readonly number[]>([]);
  return {
    $ids,
    set: (ids) => $ids.set([...new Set(ids)]),
    add: (id) => {
      if (!$ids.get().includes(id)) $ids.set([...$ids.get(), id]);
    },
    remove: (id) => $ids.set($ids.get().filter((one) => one !== id)),
  };
}

/** What this page knows to be in the cart and on the current registry. */
export const cartProductIds = createProductIds();
export const registryProductIds = createProductIds();
