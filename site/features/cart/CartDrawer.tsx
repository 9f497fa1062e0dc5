import { Drawer } from '#site/ui/Dialog.tsx';
import { CartView } from './CartView.island.tsx';
import type { CartNotice } from './cart-words.ts';

export interface CartDrawerProps {
  open: boolean;
  onClose: () => void;
  /** What was done to open it. */
  notice?: CartNotice | null | undefined;
}

/** The cart beside any page. */
export function CartDrawer({ open, onClose, notice }: CartDrawerProps) {
  return (
    <Drawer title="Your cart" open={open} onClose={onClose}>
      {open && <CartView notice={notice} onContinue={onClose} />}
    </Drawer>
  );
}
