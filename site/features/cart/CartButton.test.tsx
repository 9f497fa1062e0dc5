import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cleanStores } from 'nanostores';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer } from '#scripts/testing/fake-server.ts';
import { queryClient } from '#site/data/query.ts';
import { CartButton } from './CartButton.island.tsx';
import { $cartCount, readCartCount } from './cart-store.ts';
import { emptyCart } from './testing/carts.ts';

const setCookie = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the server sets, as the page reads it
  document.cookie = text;
};

afterEach(() => {
  setCookie('layette_cart=0; max-age=0');
  queryClient.clear();
  cleanStores($cartCount);
});

describe('the cart button of the header', () => {
  it('shows the number of items from its cookie only', async () => {
    setCookie('not_layette_cart=5');
    const { unmount } = render(<CartButton />);
    expect(await screen.findByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/store/cart');
    unmount();
    cleanStores($cartCount);
    setCookie('layette_cart=4');
    render(<CartButton />);
    expect(await screen.findByRole('link', { name: 'Cart with 4' })).toBeInTheDocument();
    expect(readCartCount('layette_hint=signed-in; layette_cart=12')).toBe(12);
    expect(readCartCount('layette_cart=<b>')).toBe(0);
  });

  it('updates when the visitor comes back from another tab', async () => {
    render(<CartButton />);
    setCookie('layette_cart=2');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByRole('link', { name: 'Cart with 2' })).toBeInTheDocument();
  });

  it('opens the cart beside the page, and gives the focus back when it is closed', async () => {
    fakeServer({ 'GET /api/v3/cart': { cart: emptyCart } });
    render(<CartButton />);
    const button = await screen.findByRole('link', { name: 'Cart' });
    await userEvent.click(button);
    expect(await screen.findByRole('dialog', { name: 'Your cart' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays a link for a new tab', async () => {
    render(<CartButton />);
    const button = await screen.findByRole('link', { name: 'Cart' });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    button.addEventListener('click', (event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    act(() => void button.dispatchEvent(click));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
