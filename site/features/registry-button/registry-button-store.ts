import { atom, type ReadableAtom } from 'nanostores';
import type { Toast } from '#site/ui/toasts.ts';

export interface Wish {
  quantity: number;
  note: string;
}

/** What can be asked and done; a refusal is thrown as an error whose message people can read. */
export interface RegistryPort {
  /** The current registry of who is signed in; null before the first; 'nobody' when nobody is. */
  findRegistry(): Promise<{ id: string; title: string } | null | 'nobody'>;
  /** Whether a product is in it, and as which item. */
  findItem(registryId: string, productId: number): Promise<string | null>;
  /** The same key is done once, however often it is sent. */
  add(registryId: string, productId: number, wish: Wish, key: string): Promise<string>;
  remove(registryId: string, itemId: string): Promise<void>;
}

export interface ButtonOutside {
  port: RegistryPort;
  productId: number;
  /** The page to come back to. */
  here: string;
  go(path: string): void;
  tell(toast: Toast): void;
  newKey(): string;
}

export type ButtonState =
  | { state: 'absent' }
  /** Shown as added while the server is being told. */
  | { state: 'added'; registryPath: string | null; isCertain: boolean };

export interface RegistryButtonStore {
  $button: ReadableAtom<ButtonState>;
  /** Marks what is in the registry already. */
  look(): Promise<void>;
  /** @returns whether the product is in the registry now; everything that was typed is still there when it is not. */
  add(wish: Wish): Promise<boolean>;
  undo(): Promise<void>;
}

const registryPath = (id: string) => `/list/${id}`;

export function createRegistryButton({ port, productId, here, go, tell, newKey }: ButtonOutside): RegistryButtonStore {
  const $button = atom<ButtonState>({ state: 'absent' });
  let registry: { id: string; title: string } | undefined;
  let itemId: string | null = null;
  let attempt: { wish: string; key: string } | undefined;
  let isBusy = false;

  const findRegistry = async () => {
    if (registry !== undefined) return registry;
    const found = await port.findRegistry();
    if (found !== null && found !== 'nobody') registry = found;
    return found;
  };
  const show = (isCertain: boolean) =>
    $button.set({ state: 'added', registryPath: registry === undefined ? null : registryPath(registry.id), isCertain });
  const fail = (error: unknown, again?: () => void) =>
    tell({
      text: error instanceof Error ? error.message : 'That did not work. Nothing was changed.',
      tone: 'error',
      ...(again && { action: { text: 'Try again', run: again } }),
    });

  const keyFor = (wish: Wish) => {
    const text = JSON.stringify(wish);
    // A repetition of what may have arrived already keeps its key; another wish is another attempt.
    if (attempt?.wish !== text) attempt = { wish: text, key: newKey() };
    return attempt.key;
  };

  const undo = async () => {
    if (registry === undefined || itemId === null) return;
    const removed = itemId;
    itemId = null;
    $button.set({ state: 'absent' });
    try {
      await port.remove(registry.id, removed);
      tell({ text: `Removed from ${registry.title}` });
    } catch (error) {
      itemId = removed;
      show(true);
      fail(error, () => void undo());
    }
  };

  const add = async (wish: Wish): Promise<boolean> => {
    if (isBusy) return false;
    isBusy = true;
    show(false);
    try {
      const found = await findRegistry();
      if (found === null || found === 'nobody') {
        $button.set({ state: 'absent' });
        go(`${found === null ? '/registry/new' : '/signup'}?${new URLSearchParams({ redirect_path: here })}`);
        return false;
      }
      itemId = await port.add(found.id, productId, wish, keyFor(wish));
      attempt = undefined;
      show(true);
      tell({
        text: `Added to ${found.title}`,
        link: { text: 'View', href: registryPath(found.id) },
        action: { text: 'Undo', run: () => void undo() },
      });
      return true;
    } catch (error) {
      $button.set({ state: 'absent' });
      fail(error, () => void add(wish));
      return false;
    } finally {
      isBusy = false;
    }
  };

  return {
    $button,
    async look() {
      // A mark is a courtesy: without an answer the button is as it was.
      const found = await findRegistry().catch(() => null);
      if (found === null || found === 'nobody') return;
      const known = await port.findItem(found.id, productId).catch(() => null);
      if (known === null || isBusy || $button.get().state === 'added') return;
      itemId = known;
      show(true);
    },
    add,
    undo,
  };
}
