import { useStore } from '@nanostores/react';
import type { MouseEvent } from 'react';
import { CartLink } from './CartLink.tsx';
import { $cartCount } from './cart-store.ts';
import { useCartDrawer } from './use-cart-drawer.tsx';

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
