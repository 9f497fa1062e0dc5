import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { CartDrawerProps } from './CartDrawer.tsx';
import type { CartNotice } from './cart-words.ts';

/** Fetched when somebody is about to open it; where it can't be fetched, the cart's page does the same. */
const loadDrawer = () => import('./CartDrawer.tsx');
const CartDrawer = lazy<ComponentType<CartDrawerProps>>(() =>
  loadDrawer().then(
    (module) => ({ default: module.CartDrawer }),
    () => {
      location.assign('/store/cart');
      return { default: () => null };
    },
  ),
);

/** The cart's drawer, wherever a button opens it. */
export function useCartDrawer(): { drawer: ReactNode; open: (notice?: CartNotice) => void; preload: () => void } {
  const [notice, setNotice] = useState<CartNotice | null>();
  const [isOpen, setIsOpen] = useState(false);
  return {
    drawer: notice !== undefined && (
      <Suspense>
        <CartDrawer open={isOpen} onClose={() => setIsOpen(false)} notice={notice} />
      </Suspense>
    ),
    open: (next) => {
      setNotice(next ?? null);
      setIsOpen(true);
    },
    preload: () => void loadDrawer().catch(() => undefined),
  };
}
