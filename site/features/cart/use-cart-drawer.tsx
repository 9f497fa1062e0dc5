import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { DrawerProps } from './CartView.island.tsx';
import type { CartNotice } from './cart-text.ts';

/** Fetched when somebody is about to open the drawer; if that fails, the cart's page does the same. */
const load = () => import('./CartView.island.tsx');
const CartDrawer = lazy<ComponentType<DrawerProps>>(() =>
  load().then(
    (loaded) => ({ default: loaded.CartDrawer }),
    () => {
      location.assign('/store/cart');
      return { default: () => null };
    },
  ),
);

interface CartDrawerState {
  drawer: ReactNode;
  /** `notice` says what was done to open it. */
  open: (notice?: CartNotice) => void;
  preload: () => void;
}

/** The cart beside any page, wherever a button opens it. */
export function useCartDrawer(): CartDrawerState {
  const [notice, setNotice] = useState<CartNotice>();
  const [state, setState] = useState<'never opened' | 'open' | 'closed'>('never opened');
  return {
    drawer: (
      <Suspense>
        {state !== 'never opened' && (
          <CartDrawer open={state === 'open'} notice={notice} onClose={() => setState('closed')} />
        )}
      </Suspense>
    ),
    open: (next) => {
      setNotice(next);
      setState('open');
    },
    preload: () => void load().catch(() => undefined),
  };
}
