import { newCallKey } from '#contracts/call-keys.ts';
import { addToCart, changeCartItem, removeCartItem } from '#contracts/carts.ts';
import { call } from '#site/data/call.ts';
import { showCartCount } from '#site/stores/cart-count.ts';
import { cartProductIds } from '#site/stores/product-ids.ts';
import { showToast } from '#site/ui/old-toasts.ts';
import { createAddToCart } from './add-to-cart-store.ts';

/** The one of this page, for all its buttons. */
export const { add } = createAddToCart({
  inCart: cartProductIds,
  tell: showToast,
  newKey: newCallKey,
  changed: showCartCount,
  port: {
    async add(productId, quantity, key) {
      const { item } = await call(addToCart, { body: { cartType: 'store', productId, quantity } }, { key });
      return item;
    },
    async change(id, quantity) {
      await call(changeCartItem, { params: { id }, body: { quantity } });
    },
    async remove(id) {
      await call(removeCartItem, { params: { id } });
    },
  },
});
