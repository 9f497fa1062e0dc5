import { newCallKey } from '#contracts/call-keys.ts';
import { addItem, changeItem, removeItem } from '#contracts/registries.ts';
import { readRegistryShop } from '#contracts/registry-shop.ts';
import { currentUser } from '#contracts/users.ts';
import { call } from '#site/data/call.ts';
import { registryProductIds } from '#site/stores/product-ids.ts';
import { showToast } from '#site/ui/old-toasts.ts';
import { createQuickAdd } from './quick-add-store.ts';

/** The one of this page, for all its cards. */
export const quickAdd = createQuickAdd({
  onRegistry: registryProductIds,
  tell: showToast,
  newKey: newCallKey,
  port: {
    async read() {
      const { user } = await call(currentUser, {});
      if (!user?.registryId) return null;
      return call(readRegistryShop, { params: { id: user.registryId } });
    },
    async add(id, { productId, quantity, title }, key) {
      const body = { kind: 'product', productId, quantity, ...(title !== undefined && { title }) } as const;
      const { regItem, before } = await call(addItem, { params: { id }, body }, { key });
      const item = {
        regItemId: regItem.id,
        productId,
        genericProductId: regItem.genericProductId ?? 0,
        quantity: regItem.quantity,
      };
      return { item, before: before?.quantity ?? null };
    },
    async change(id, item, quantity) {
      await call(changeItem, { params: { id, item }, body: { quantity } });
    },
    async remove(id, item) {
      await call(removeItem, { params: { id, item } });
    },
  },
});
