import { useRef } from 'react';
import { addToCart } from '#contracts/carts.ts';
import { useChange } from '#site/data/use-change.ts';
import { Button, type ButtonLooks } from '#site/ui/Button.tsx';
import { QuantityStepper } from '#site/ui/QuantityStepper.tsx';
import { showToast } from '#site/ui/toasts.tsx';
import { showCart } from './cart-store.ts';
import { refusalSentence } from './cart-text.ts';
import { useCartDrawer } from './use-cart-drawer.tsx';

interface Props extends ButtonLooks {
  productId: number;
  /** With the variant where there are several: "Shore City Stroller, Sage". */
  title: string;
  /** Whether it can be bought today. Leave the button out for funds, favors, gift cards and unreleased products. */
  available?: boolean | undefined;
  /** The quantity, where the page asks for it elsewhere. */
  quantity?: number | undefined;
  /** Without script the page asks nowhere else: the form itself asks. */
  asksQuantity?: boolean | undefined;
  /** Without script: a page rendered on demand that shows why it was refused. */
  page?: string | undefined;
}

/** "Add to cart" for one product (variant). The cart opens beside the page, with Undo. */
export function AddToCart(props: Props) {
  const { productId, title, available = true, quantity = 1, asksQuantity = false, page = '/store/cart' } = props;
  const { look = 'secondary', size, wide } = props;
  const { drawer, open, preload } = useCartDrawer();
  const titleAdded = useRef(title);
  const add = useChange(addToCart, {
    onDone: ({ cart, item }, { body }) => {
      showCart(cart);
      const quantityBefore = item.quantity - (body.quantity ?? 1);
      open({ of: 'added', line: { id: item.id, title: titleAdded.current, quantityBefore } });
    },
    onRefused: (error) =>
      showToast({ text: refusalSentence(error), tone: 'error', action: { text: 'Try again', run: send } }),
  });
  function send(): void {
    titleAdded.current = title;
    add.mutate({ body: { cartType: 'store', productId, quantity } });
  }
  return (
    <>
      <form
        method="post"
        action="/api/v3/cart_items"
        className="flex items-center gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!add.isPending) send();
        }}
      >
        <input type="hidden" name="productId" value={productId} />
        <input type="hidden" name="page" value={page} />
        {asksQuantity && (
          <span className="scripted:hidden">
            <QuantityStepper name="quantity" label="Quantity for the cart" />
          </span>
        )}
        <Button
          type="submit"
          look={look}
          size={size}
          wide={wide}
          icon="cart"
          busy={add.isPending}
          disabled={!available}
          data-event="add_to_cart_clicked"
          onPointerDown={preload}
        >
          {available ? 'Add to cart' : 'Sold out'}
          <span className="sr-only">: {title}</span>
        </Button>
      </form>
      {drawer}
    </>
  );
}
