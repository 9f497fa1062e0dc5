import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { Drawer } from '#site/ui/Dialog.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import type { CartViewProps } from './CartView.island.tsx';
import type { CartNotice } from './cart-words.ts';

/** Fetched when somebody is about to open it; where it can't be fetched, the cart's page does the same. */
const loadView = () => import('./CartView.island.tsx');
const CartView = lazy<ComponentType<CartViewProps>>(() =>
  loadView().then(
    (module) => ({ default: module.CartView }),
    () => {
      location.assign('/store/cart');
      return { default: () => null };
    },
  ),
);

interface CartDrawer {
  drawer: ReactNode;
  /** `notice` says what was done to open it. */
  open: (notice?: CartNotice) => void;
  preload: () => void;
}

/** The cart beside any page, wherever a button opens it. */
export function useCartDrawer(): CartDrawer {
  const [notice, setNotice] = useState<CartNotice>();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return {
    drawer: (
      <Drawer title="Your cart" open={isOpen} onClose={close}>
        {isOpen && (
          <Suspense fallback={<Skeleton className="my-5 h-28" />}>
            <CartView notice={notice} onContinue={close} />
          </Suspense>
        )}
      </Drawer>
    ),
    open: (next) => {
      setNotice(next);
      setIsOpen(true);
    },
    preload: () => void loadView().catch(() => undefined),
  };
}
