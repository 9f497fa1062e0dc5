import type { CartItem } from '#contracts/carts.schemas.ts';
import type { ProductIds } from '#site/stores/product-ids.ts';
import type { Toast } from '#site/ui/old-toasts.ts';

type Line = Pick<CartItem, 'id' | 'quantity'>;

/** What can be done; a refusal is thrown as an error whose message people can read. */
export interface CartPort {
  /** The same key is done once, however often it is sent. */
  add(productId: number, quantity: number, key: string): Promise<Line>;
  change(lineId: string, quantity: number): Promise<void>;
  remove(lineId: string): Promise<void>;
}

export interface CartOutside {
  port: CartPort;
  inCart: ProductIds;
  tell(toast: Toast): void;
  newKey(): string;
  /** After every change: the header counts anew. */
  changed(): void;
}

export interface AddToCartStore {
  /** @returns whether it is in the cart now */
  add(product: { id: number; title: string; quantity: number }): Promise<boolean>;
}

export function createAddToCart({ port, inCart, tell, newKey, changed }: CartOutside): AddToCartStore {
  let isBusy = false;
  let attempt: { of: string; key: string } | undefined;

  const fail = (error: unknown, again: () => void) =>
    tell({
      text: error instanceof Error ? error.message : 'That did not work. Nothing was changed.',
      tone: 'error',
      action: { text: 'Try again', run: again },
    });

  const undo = async (line: Line, productId: number, added: number, title: string): Promise<void> => {
    const before = line.quantity - added;
    try {
      if (before > 0) await port.change(line.id, before);
      else {
        await port.remove(line.id);
        inCart.remove(productId);
      }
      tell({ text: `Taken out again: ${title}` });
      changed();
    } catch (error) {
      fail(error, () => void undo(line, productId, added, title));
    }
  };

  const add: AddToCartStore['add'] = async (product) => {
    if (isBusy) return false;
    isBusy = true;
    const { id, title, quantity } = product;
    const of = JSON.stringify([id, quantity]);
    // A repetition of what may have arrived already keeps its key.
    if (attempt?.of !== of) attempt = { of, key: newKey() };
    const wasThere = inCart.$ids.get().includes(id);
    inCart.add(id);
    try {
      const line = await port.add(id, quantity, attempt.key);
      attempt = undefined;
      changed();
      tell({
        text: `In your cart: ${title}`,
        link: { text: 'View cart', href: '/store/cart' },
        action: { text: 'Undo', run: () => void undo(line, id, quantity, title) },
      });
      return true;
    } catch (error) {
      if (!wasThere) inCart.remove(id);
      fail(error, () => void add(product));
      return false;
    } finally {
      isBusy = false;
    }
  };
  return { add };
}
