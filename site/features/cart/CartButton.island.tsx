import { useStore } from '@nanostores/react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { iconButtonClass } from '#site/ui/Button.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { $cartCount } from './cart-store.ts';
import { useCartDrawer } from './use-cart-drawer.tsx';

const countClass =
  'absolute end-0 top-0.5 min-w-5 rounded-full bg-accent text-center text-xs leading-5 font-semibold text-on-accent';

interface Props extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'className' | 'children'> {
  /** If absent, styles show the count that the page's head has read. */
  count?: number | null | undefined;
}

/** The link to the cart, with its count. */
export function CartLink({ count = null, ...rest }: Props) {
  return (
    <a href="/store/cart" className={`${iconButtonClass} relative place-content-center`} {...rest}>
      <Icon name="cart" />
      {count === null ? (
        <>
          <span className="cart-words sr-only">Cart</span>
          <span aria-hidden="true" className="cart-count" />
        </>
      ) : (
        <>
          <span className="sr-only">{count > 0 ? `Cart with ${count}` : 'Cart'}</span>
          {count > 0 && (
            <span aria-hidden="true" className={countClass}>
              {count}
            </span>
          )}
        </>
      )}
    </a>
  );
}

/** A link to the cart with its count; with script, a press opens the cart beside the page. */
export function CartButton() {
  const count = useStore($cartCount, { ssr: 'initial' });
  const { drawer, open, preload } = useCartDrawer();
  const openDrawer = (event: MouseEvent) => {
    const { metaKey, ctrlKey, shiftKey } = event;
    if (metaKey || ctrlKey || shiftKey || location.pathname.startsWith('/store/cart')) return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <CartLink count={count} onPointerDown={preload} onClick={openDrawer} />
      {drawer}
    </>
  );
}
