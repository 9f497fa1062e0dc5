/** How many units are in the cart, by the readable cookie that every change of the cart brings; 0 without it. */
export const readCartCount = (cookies: string): number => Number(/(?:^|; )layette_cart=(\d+)/.exec(cookies)?.[1] ?? 0);

/** Shows the count in every cart button of the page, as the page's head did at first. */
export function showCartCount(): void {
  const { dataset } = document.documentElement;
  const count = readCartCount(document.cookie);
  if (count > 0) dataset.cart = String(count);
  else delete dataset.cart;
  // Said to those who show it and not to the page, whose elements would all inherit it: each would be styled anew, under a finger.
  for (const shown of document.querySelectorAll<HTMLElement>('.cart-words, .cart-count'))
    shown.style.setProperty('--cart', `"${count}"`);
}
