import type { Cart, CartItem } from '#contracts/carts.schemas.ts';
import { usd } from '#rules/money.ts';

export const pramId = '0199a000-0000-7000-8000-000000000001';

export const pram: CartItem = {
  id: pramId,
  productId: 10,
  genericProductId: 1,
  regItemId: null,
  registry: null,
  title: 'Pram',
  variant: 'Sage',
  brand: 'Trundlekin',
  path: '/gp/pram/1/10',
  url: null,
  storeName: null,
  imgUrl: null,
  imgAlt: '',
  quantity: 2,
  quantityMax: 5,
  state: 'fine',
  left: null,
  price: usd(1000),
  priceBefore: null,
  total: usd(2000),
  savedForLater: false,
};

export const emptyCart: Cart = {
  id: null,
  cartType: 'store',
  version: 0,
  items: [],
  itemCount: 0,
  itemsTotal: usd(0),
  freeShipping: null,
  hasChanges: false,
};

export function cartOf(items: CartItem[], changes: Partial<Cart> = {}): Cart {
  const counted = items.filter(({ savedForLater }) => !savedForLater);
  const itemCount = counted.reduce((sum, { quantity }) => sum + quantity, 0);
  const itemsTotal = usd(counted.reduce((sum, { quantity, price }) => sum + quantity * (price?.amount ?? 0), 0));
  return { ...emptyCart, id: 'c1', version: 1, items, itemCount, itemsTotal, ...changes };
}
