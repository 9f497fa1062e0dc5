import { Drawer } from '#site/ui/Dialog.tsx';
import { CartView } from './CartView.island.tsx';
import type { CartNotice } from './cart-words.ts';

interface Props {
  open: boolean;
  notice: CartNotice | undefined;
  onClose: () => void;
}

/** The cart beside any page. */
export default function CartDrawer({ open, notice, onClose }: Props) {
  return (
    <Drawer title="Your cart" open={open} onClose={onClose}>
      {open && <CartView notice={notice} onContinue={onClose} />}
    </Drawer>
  );
}
