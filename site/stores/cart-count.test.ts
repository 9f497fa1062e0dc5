import { afterEach, describe, expect, it } from 'vitest';
import { readCartCount, showCartCount } from './cart-count.ts';

const root = document.documentElement;
const setCookie = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the server sets, as the page reads it
  document.cookie = text;
};

afterEach(() => {
  setCookie('layette_cart=0; max-age=0');
  showCartCount();
});

describe('the count of the cart', () => {
  it('is read from its own cookie only', () => {
    expect(readCartCount('layette_hint=signed-in; layette_cart=12')).toBe(12);
    expect(readCartCount('not_layette_cart=5')).toBe(0);
    expect(readCartCount('layette_cart=<b>')).toBe(0);
  });

  it('is shown after every change, and goes with the last thing', () => {
    document.body.innerHTML = '<span class="cart-words">Cart</span><span class="cart-count"></span>';
    const shown = [...document.querySelectorAll<HTMLElement>('span')];
    setCookie('layette_cart=4');
    showCartCount();
    expect(root.dataset.cart).toBe('4');
    expect(shown.map(({ style }) => style.getPropertyValue('--cart'))).toEqual(['"4"', '"4"']);
    setCookie('layette_cart=0; max-age=0');
    showCartCount();
    expect(root.dataset.cart).toBeUndefined();
  });

  it('leaves the style of the page alone, which every element would inherit', () => {
    setCookie('layette_cart=4');
    showCartCount();
    expect(root.getAttribute('style')).toBeNull();
  });
});
