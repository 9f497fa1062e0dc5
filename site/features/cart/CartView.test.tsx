import { onlineManager } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cleanStores } from 'nanostores';
import { afterEach, describe, expect, it } from 'vitest';
import type { CartItem } from '#contracts/carts.schemas.ts';
import { usd } from '#rules/money.ts';
import { fakeServer, refusal, type SentCall } from '#scripts/testing/fake-server.ts';
import { queryClient } from '#site/data/query.ts';
import { $isSignedIn } from '#site/data/session.ts';
import { CartView } from './CartView.island.tsx';
import { cartOf, pram, pramId } from './testing/carts.ts';

const ownRegistries = [
  { id: 'r1', title: 'Our first', slug: 'our-first' },
  { id: 'r2', title: 'The other', slug: 'the-other' },
];
const cribId = '0199a000-0000-7000-8000-000000000002';
const crib: CartItem = { ...pram, id: cribId, title: 'Crib', variant: '', price: usd(5000), quantity: 1 };
/** Later than now, so that the data is fresh. */
const renderedAt = Date.UTC(2100, 0, 1);
const linePath = `/api/v3/cart_items/${pramId}`;

afterEach(() => {
  onlineManager.setOnline(true);
  queryClient.clear();
  cleanStores($isSignedIn);
});

type Props = Parameters<typeof CartView>[0];
function open(items: CartItem[], answers: Record<string, unknown> = {}, props: Partial<Props> = {}) {
  const server = fakeServer({ 'GET /api/v3/cart': { cart: cartOf(items) }, ...answers });
  const initial = { cart: cartOf(items), at: renderedAt, registries: null };
  render(<CartView initial={initial} {...props} />);
  return server;
}
/** Answers a change of quantity as the server does. */
const changed =
  (version = 2) =>
  ({ body }: SentCall) => {
    const item = { ...pram, ...(body as Partial<CartItem>) };
    return { cart: cartOf([item], { version }), item };
  };
const quantityOf = (name: string) => screen.getByRole('spinbutton', { name: `Quantity of ${name}` });
const more = () => screen.getByRole('button', { name: 'One more: Quantity of Pram, Sage' });
const status = () => screen.getByRole('status');

describe('the quantity of a line', () => {
  it('is shown at once, sent once for several presses, and said with the server’s sums', async () => {
    const { changes } = open([pram], { [`PATCH ${linePath}`]: changed() });
    await userEvent.tripleClick(more());
    expect(quantityOf('Pram, Sage')).toHaveValue(5);
    expect(screen.getByText('$20.00', { selector: 'strong' })).toBeVisible();
    await waitFor(() => expect(status()).toHaveTextContent('Cart: 5 items, $50.00.'));
    expect(changes()).toMatchObject([{ call: `PATCH ${linePath}`, body: { quantity: 5 } }]);
    expect(more()).toHaveFocus();
  });

  it('is sent when the page is left right after the last press', async () => {
    const { changes } = open([pram], { [`PATCH ${linePath}`]: changed() });
    await userEvent.click(more());
    await act(async () => void dispatchEvent(new Event('pagehide')));
    expect(changes()).toMatchObject([{ call: `PATCH ${linePath}`, body: { quantity: 3 } }]);
    await waitFor(() => expect(status()).toHaveTextContent('Cart: 3 items, $30.00.'));
    expect(changes()).toHaveLength(1);
  });

  it('of two lines changed right after each other is sent for both', async () => {
    const { changes } = open([pram, crib], {
      [`PATCH ${linePath}`]: changed(2),
      [`PATCH /api/v3/cart_items/${cribId}`]: {
        cart: cartOf(
          [
            { ...pram, quantity: 3 },
            { ...crib, quantity: 2 },
          ],
          { version: 3 },
        ),
      },
    });
    await userEvent.click(more());
    await userEvent.click(screen.getByRole('button', { name: 'One more: Quantity of Crib' }));
    await waitFor(() => expect(changes()).toHaveLength(2));
    expect(quantityOf('Crib')).toHaveValue(2);
  });

  it('goes back to what the server has when it is refused, with the reason', async () => {
    open([pram], {
      [`PATCH ${linePath}`]: refusal(409, {
        code: 'not-enough-left',
        title: 'Not that many.',
        detail: 'There are 2 left.',
      }),
    });
    await userEvent.click(more());
    expect(await screen.findByRole('alert')).toHaveTextContent('There are 2 left.');
    expect(quantityOf('Pram, Sage')).toHaveValue(2);
  });

  it('says that the line was removed in another window, and shows the cart without it', async () => {
    open([pram], {
      [`PATCH ${linePath}`]: refusal(404, { code: 'not-found', title: 'There’s nothing at this address.' }),
      'GET /api/v3/cart': { cart: cartOf([], { version: 2 }) },
    });
    await userEvent.click(more());
    expect(await screen.findByRole('alert')).toHaveTextContent('removed in another window');
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });

  it('says that nothing was lost when the server cannot be reached, and rolls back', async () => {
    onlineManager.setOnline(false);
    open([pram], {
      [`PATCH ${linePath}`]: () => {
        throw new Error('offline');
      },
      'GET /api/v3/cart': () => {
        throw new Error('offline');
      },
    });
    await userEvent.click(more());
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach the shop. Nothing was lost');
    expect(quantityOf('Pram, Sage')).toHaveValue(2);
  });
});

describe('removing a line', () => {
  const without = { cart: cartOf([], { version: 2 }) };

  it('offers Undo, which has the focus and brings the line back', async () => {
    const { changes } = open([pram], { [`DELETE ${linePath}`]: without, [`PATCH ${linePath}`]: changed(3) });
    await userEvent.click(screen.getByRole('button', { name: /^Remove ?Pram, Sage$/ }));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(status()).toHaveTextContent('Removed from your cart. Your cart is empty.');
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Pram' })).toBeVisible();
    expect(changes().at(-1)).toMatchObject({ body: { removed: false } });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.getByRole('listitem')).toHaveFocus();
  });

  it('says how long to wait when Undo is refused, and Undo can be pressed again', async () => {
    let attempts = 0;
    open([pram], {
      [`DELETE ${linePath}`]: without,
      [`PATCH ${linePath}`]: (sent: SentCall) => {
        attempts += 1;
        if (attempts > 1) return changed(3)(sent);
        return refusal(429, { code: 'too-many-requests', title: 'Slow down.', facts: { retryAfterSeconds: 3 } });
      },
      'GET /api/v3/cart': without,
    });
    await userEvent.click(screen.getByRole('button', { name: /^Remove/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('try again in 3 seconds');
    expect(screen.getByRole('button', { name: 'Undo' })).not.toHaveAttribute('aria-busy');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('heading', { name: 'Pram' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('saves a line for later, which does not count, and moves it back', async () => {
  open([pram], { [`PATCH ${linePath}`]: changed() });
  await userEvent.click(screen.getByRole('button', { name: /^Save for later/ }));
  const saved = await screen.findByRole('list', { name: 'Saved for later' });
  expect(within(saved).getByRole('heading', { name: 'Pram' })).toBeVisible();
  expect(within(saved).getByRole('listitem')).toHaveFocus();
  expect(screen.getByText(/^Your cart is empty. What you saved/)).toBeVisible();
  expect(within(saved).getByRole('button', { name: /^Move to cart/ })).toBeVisible();
});

it('says what changed since the last visit, and accepts it', async () => {
  const dearer = { ...pram, priceBefore: usd(900) };
  const initial = { cart: cartOf([dearer], { hasChanges: true }), at: renderedAt, registries: null };
  const { changes } = open([], { 'PATCH /api/v3/cart': { cart: cartOf([pram], { version: 2 }) } }, { initial });
  expect(screen.getByText('The price went up. It was $9.00.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByText(/price went up/)).toBeNull());
  expect(changes()).toMatchObject([{ body: { acceptChanges: true } }]);
});

describe('where the cart leads', () => {
  const at = (registries: typeof ownRegistries | null) => ({
    initial: { cart: cartOf([pram]), at: renderedAt, registries },
  });

  it('a visitor starts a registry, or signs in, and comes back', () => {
    open([pram], {}, at(null));
    const back = '?redirect_path=%2Fstore%2Fcart';
    expect(screen.getByRole('link', { name: 'Start a registry with these' })).toHaveAttribute('href', `/signup${back}`);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', `/login${back}`);
    expect(screen.getByText(/^This demo shop has no checkout\./)).toBeVisible();
  });

  it('a person without a registry creates one', () => {
    open([pram], {}, at([]));
    expect(screen.getByRole('link', { name: 'Start a registry with these' })).toHaveAttribute(
      'href',
      '/registry/new?redirect_path=%2Fstore%2Fcart',
    );
  });

  it('an owner puts all of it onto the chosen registry, and is led there', async () => {
    const { changes } = open(
      [pram],
      {
        'POST /api/v3/cart/convert_to_registry_items': {
          registryId: 'r2',
          units: 2,
          regItemIds: [],
          cart: cartOf([], { version: 2 }),
        },
      },
      at(ownRegistries),
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Registry' }), 'The other');
    await userEvent.click(screen.getByRole('button', { name: 'Add all to this registry' }));
    expect(await screen.findByText('2 items added to your registry.')).toBeVisible();
    const link = screen.getByRole('link', { name: 'See the registry' });
    expect(link).toHaveAttribute('href', '/list/r2');
    expect(link).toHaveFocus();
    expect(changes()).toMatchObject([{ body: { registryId: 'r2' } }]);
  });

  it('goes to the only registry that the page knows, though another may be the current one by now', async () => {
    const answer = { registryId: 'r1', units: 2, regItemIds: [], cart: cartOf([], { version: 2 }) };
    const [only] = ownRegistries;
    const { changes } = open([pram], { 'POST /api/v3/cart/convert_to_registry_items': answer }, at([only!]));
    await userEvent.click(screen.getByRole('button', { name: 'Add all to my registry' }));
    expect(await screen.findByText('2 items added to your registry.')).toBeVisible();
    expect(changes()).toMatchObject([{ body: { registryId: only!.id } }]);
  });
});

describe('the drawer', () => {
  it('asks for the cart, and says so when it can not be loaded', async () => {
    let attempts = 0;
    fakeServer({
      'GET /api/v3/cart': () => {
        attempts += 1;
        if (attempts === 1) return refusal(503, { code: 'busy', title: 'We are busy.' });
        return { cart: cartOf([pram]) };
      },
    });
    render(<CartView />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing in it was lost.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Pram' })).toBeVisible();
  });
});

it('shows what another tab has changed when it is looked at again', async () => {
  const answers = { 'GET /api/v3/cart': { cart: cartOf([{ ...pram, quantity: 4 }], { version: 2 }) } };
  open([pram], answers);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(quantityOf('Pram, Sage')).toHaveValue(4));
});

describe('without script', () => {
  it('everything is a form that leads back to the cart', () => {
    open([pram], {}, { notice: { of: 'removed', id: cribId } });
    const sent = (button: HTMLElement) => {
      const form = button.closest('form')!;
      return [form.getAttribute('action'), form.method, Object.fromEntries(new FormData(form))];
    };
    const page = '/store/cart';
    expect(sent(screen.getByRole('button', { name: 'Update' }))).toEqual([
      `${linePath}?_method=PATCH`,
      'post',
      { page, quantity: '2' },
    ]);
    expect(sent(screen.getByRole('button', { name: /^Save for later/ }))).toEqual([
      `${linePath}?_method=PATCH`,
      'post',
      { page, savedForLater: 'true' },
    ]);
    expect(sent(screen.getByRole('button', { name: /^Remove/ }))).toEqual([
      `${linePath}?_method=DELETE`,
      'post',
      { page, line: pramId },
    ]);
    expect(sent(screen.getByRole('button', { name: 'Undo' }))).toEqual([
      `/api/v3/cart_items/${cribId}?_method=PATCH`,
      'post',
      { page, removed: 'false' },
    ]);
  });

  it('a refusal is an alert on the page', () => {
    open([pram], {}, { refusal: 'There are 5 left.' });
    expect(screen.getByRole('alert')).toHaveTextContent('There are 5 left.');
  });
});
