import { atom, onMount } from 'nanostores';
import type { Cart } from '#contracts/carts.schemas.ts';
import { readCart } from '#contracts/carts.ts';
import { queryClient, queryKeyOf } from '#site/data/query.ts';

/** How many units are in the cart, by the readable cookie that every change of the cart sets; 0 without it. */
export const readCartCount = (cookies: string): number => Number(/(?:^|; )layette_cart=(\d+)/.exec(cookies)?.[1] ?? 0);

/** For every cart button of the page; null before it is read, and on the server. */
export const $cartCount = atom<number | null>(null);

/** After a change of the cart, and when the visitor comes back from another tab that may have changed it. */
export function refreshCartCount(): void {
  $cartCount.set(readCartCount(document.cookie));
}

onMount($cartCount, () => {
  // A store is mounted on the server too, when it is rendered.
  if (typeof document === 'undefined') return undefined;
  refreshCartCount();
  document.addEventListener('visibilitychange', refreshCartCount);
  addEventListener('pageshow', refreshCartCount);
  return () => {
    document.removeEventListener('visibilitychange', refreshCartCount);
    removeEventListener('pageshow', refreshCartCount);
  };
});

/** The input of the cart query, wherever the cart is shown. */
export const cartInput = { query: {} };
const queryKey = queryKeyOf(readCart, cartInput);

/** Shows the cart from an answer, unless a newer answer came first. */
export function showCart(cart: Cart): void {
  refreshCartCount();
  const known = queryClient.getQueryData<{ cart: Cart }>(queryKey)?.cart;
  if (known !== undefined && known.id === cart.id && known.version > cart.version) return;
  // An answer on its way dates from before this change.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, { cart });
}
