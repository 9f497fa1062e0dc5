import { atom, type ReadableAtom } from 'nanostores';
import type { Toast } from '#site/ui/old-toasts.ts';
import type { PendingWishes } from './pending-wish.ts';
import type { RegistryDesk } from './registry-desk.ts';

export interface Wish {
  quantity: number;
  note: string;
}

/** What is done; a refusal is thrown as an error whose message people can read. */
export interface ItemPort {
  /** The same key is done once, however often it is sent. `before` is what was wished for already; null where it is new. */
  add(registryId: string, productId: number, wish: Wish, key: string): Promise<{ id: string; before: Wish | null }>;
  change(registryId: string, itemId: string, wish: Wish): Promise<void>;
  remove(registryId: string, itemId: string): Promise<void>;
}

export interface ButtonOutside {
  port: ItemPort;
  desk: RegistryDesk;
  pending: PendingWishes;
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
  /** Marks what is on the chosen registry already, and does what had to wait for an account or a registry. */
  look(): Promise<void>;
  /** @returns whether the product is in the registry now; everything that was typed is still there when it is not. */
  add(wish: Wish): Promise<boolean>;
  undo(): Promise<void>;
}

const registryPath = (id: string) => `/list/${id}`;

export function createRegistryButton(outside: ButtonOutside): RegistryButtonStore {
  const { port, desk, pending, productId, here, go, tell, newKey } = outside;
  const $button = atom<ButtonState>({ state: 'absent' });
  /** What was added or found, and where; `before` is what was wished for already, on another tab perhaps. */
  let item: { id: string; registryId: string; title: string; before: Wish | null } | null = null;
  let attempt: { wish: string; key: string } | undefined;
  let isBusy = false;

  const show = (registryId: string | null, isCertain: boolean) =>
    $button.set({ state: 'added', registryPath: registryId === null ? null : registryPath(registryId), isCertain });
  const fail = (error: unknown, again?: () => void) =>
    tell({
      text: error instanceof Error ? error.message : 'That did not work. Nothing was changed.',
      tone: 'error',
      ...(again && { action: { text: 'Try again', run: again } }),
    });

  const keyFor = (registryId: string, wish: Wish) => {
    const text = JSON.stringify([registryId, wish]);
    // A repetition of what may have arrived already keeps its key; another wish is another attempt.
    if (attempt?.wish !== text) attempt = { wish: text, key: newKey() };
    return attempt.key;
  };

  const undo = async () => {
    if (item === null) return;
    const removed = item;
    item = null;
    if (removed.before === null) $button.set({ state: 'absent' });
    try {
      if (removed.before === null) await port.remove(removed.registryId, removed.id);
      else await port.change(removed.registryId, removed.id, removed.before);
      desk.note(removed.registryId, productId, removed.before === null ? null : removed.id);
      tell({ text: removed.before === null ? `Removed from ${removed.title}` : 'It is as it was before' });
    } catch (error) {
      item = removed;
      show(removed.registryId, true);
      fail(error, () => void undo());
    }
  };

  /** Leads to where the missing thing is made, and remembers what was wanted until then. */
  const leave = (missing: 'account' | 'registry', wish: Wish) => {
    $button.set({ state: 'absent' });
    pending.keep({ ...wish, productId, waitsFor: missing });
    go(`${missing === 'registry' ? '/registry/new' : '/signup'}?${new URLSearchParams({ redirect_path: here })}`);
    return false;
  };

  const add = async (wish: Wish): Promise<boolean> => {
    if (isBusy) return false;
    isBusy = true;
    show(null, false);
    try {
      const found = await desk.find();
      if (found === null) return leave('registry', wish);
      if (found === 'nobody') return leave('account', wish);
      const { id, before } = await port.add(found.id, productId, wish, keyFor(found.id, wish));
      item = { id, registryId: found.id, title: found.title, before };
      desk.note(found.id, productId, id);
      attempt = undefined;
      show(found.id, true);
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
      const found = await desk.find().catch(() => null);
      if (found === 'nobody') return;
      const waiting = pending.take(productId);
      // Who came back without having made a registry has changed their mind.
      if (waiting !== null && (found !== null || waiting.waitsFor === 'account')) {
        await add({ quantity: waiting.quantity, note: waiting.note });
        return;
      }
      if (found === null) return;
      const known = await desk.itemOf(found.id, productId).catch(() => null);
      if (isBusy) return;
      item = known === null ? null : { id: known, registryId: found.id, title: found.title, before: null };
      if (known === null) $button.set({ state: 'absent' });
      else show(found.id, true);
    },
    add,
    undo,
  };
}
