import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer, refusal } from '#scripts/testing/fake-server.ts';
import { queryClient } from '#site/data/query.ts';
import { Toasts } from '#site/ui/toasts.tsx';
import { AddToCart } from './AddToCart.tsx';
import { cartOf, emptyCart, pram, pramId } from './testing/carts.ts';

afterEach(() => queryClient.clear());

const open = (answers: Record<string, unknown>, props: Partial<Parameters<typeof AddToCart>[0]> = {}) => {
  const server = fakeServer({ 'GET /api/v3/cart': { cart: emptyCart }, ...answers });
  render(
    <>
      <AddToCart productId={10} title="Pram, Sage" quantity={2} {...props} />
      <Toasts />
    </>,
  );
  return server;
};
const press = () => userEvent.click(screen.getByRole('button', { name: /^Add to cart/ }));
const added = (quantity: number, version = 1) => {
  const item = { ...pram, quantity };
  return { cart: cartOf([item], { version }), item };
};

describe('adding to the cart', () => {
  it('sends product and quantity, opens the cart and says what is in it now', async () => {
    const { changes } = open({ 'POST /api/v3/cart_items': added(2) });
    await press();
    const drawer = await screen.findByRole('dialog', { name: 'Your cart' });
    expect(await within(drawer).findByText('In your cart: Pram, Sage')).toBeVisible();
    expect(changes()).toMatchObject([{ body: { cartType: 'store', productId: 10, quantity: 2 } }]);
    expect(within(drawer).getByRole('spinbutton', { name: 'Quantity of Pram, Sage' })).toHaveValue(2);
  });

  it('undoes by taking it out, or back to how many there were', async () => {
    const first = open({
      'POST /api/v3/cart_items': added(2),
      [`DELETE /api/v3/cart_items/${pramId}`]: { cart: cartOf([], { version: 2 }) },
    });
    await press();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Your cart is back the way it was.')).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
    expect(first.changes()).toHaveLength(2);
  });

  it('undoes only what it added where there were some already', async () => {
    const { changes } = open({
      'POST /api/v3/cart_items': added(5),
      [`PATCH /api/v3/cart_items/${pramId}`]: added(3, 2),
    });
    await press();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(changes().at(-1)).toMatchObject({ body: { quantity: 3 } }));
    expect(await screen.findByRole('spinbutton')).toHaveValue(3);
  });

  it('adds once, however often it is pressed, and tries again with the same key after a refusal', async () => {
    let attempts = 0;
    const { changes } = open({
      'POST /api/v3/cart_items': async () => {
        attempts += 1;
        await new Promise((resolve) => setTimeout(resolve, 50));
        if (attempts === 1)
          return refusal(429, { code: 'too-many-requests', title: 'Slow down.', facts: { retryAfterSeconds: 7 } });
        return added(2);
      },
    });
    const button = screen.getByRole('button', { name: /^Add to cart/ });
    await userEvent.dblClick(button);
    expect(changes()).toHaveLength(1);
    expect(await screen.findByText(/try again in 7 seconds/)).toBeVisible();
    expect(button).not.toHaveAttribute('aria-busy');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('In your cart: Pram, Sage')).toBeVisible();
    expect(changes()[0]!.key).toBe(changes()[1]!.key);
  });

  it('is a form that works without script', () => {
    open({}, { asksQuantity: true, page: '/gp/pram/1' });
    const form = screen.getByRole('button', { name: 'Add to cart: Pram, Sage' }).closest('form')!;
    expect([form.getAttribute('action'), form.method]).toEqual(['/api/v3/cart_items', 'post']);
    expect(Object.fromEntries(new FormData(form))).toEqual({ productId: '10', page: '/gp/pram/1', quantity: '1' });
  });

  it('can not be pressed for what is sold out', () => {
    open({}, { available: false });
    expect(screen.getByRole('button', { name: 'Sold out: Pram, Sage' })).toBeDisabled();
  });
});
