import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { ProductCard } from '#contracts/catalogue.schemas.ts';
import { usd } from '#rules/money.ts';
import { fakeServer, refusal } from '#scripts/testing/fake-server.ts';
import { forgetVisitor, productOnRegistry, registryAnswers, signIn } from '#scripts/testing/own-registries.ts';
import { Toasts } from '#site/ui/toasts.tsx';
import { QuickAddForm } from './QuickAddForm.tsx';
import { ShopCard } from './ShopCard.tsx';

afterEach(forgetVisitor);

const stroller: ProductCard = {
  productId: 70,
  gpId: 7,
  title: 'Meadow Stroller',
  brand: 'Trundlekin',
  path: '/gp/meadow-stroller/7',
  imageUrl: '/pictures/stroller.svg',
  imageAlt: 'A stroller',
  price: { current: usd(100), min: usd(100), max: usd(100) },
  priceDetails: null,
  rating: 0,
  reviewCount: 0,
  promotionalBadges: [],
  optionsCta: null,
  merchandisingMessage: null,
  secondaryImageUrl: null,
  isFavor: false,
  isCrowdfund: false,
} as Partial<ProductCard> as ProductCard;

function openCard(answers: Record<string, unknown>, changes: Partial<ProductCard> = {}) {
  const server = fakeServer(answers);
  render(
    <>
      <ShopCard product={{ ...stroller, ...changes }} />
      <Toasts />
    </>,
  );
  return server;
}
const addButton = () => screen.findByRole('button', { name: /Meadow Stroller$/ });
const removal = (id: string) => ({ [`DELETE /api/v3/registries/r1/reg_items/${id}`]: { version: 2 } });

describe('quick add on a card of the shop', () => {
  it('is hidden from a visitor, without a call', () => {
    const { sent } = openCard({});
    expect(screen.queryByRole('button')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('is hidden without a registry', async () => {
    signIn();
    const { sent } = openCard(registryAnswers({ roles: {} }));
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain('GET /api/v3/registries'));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('adds one, counts it at once, says where it went and can be undone', async () => {
    signIn();
    const { changes } = openCard({ ...registryAnswers(), ...removal('i70') });
    await userEvent.click(await screen.findByRole('button', { name: 'Add to your registry: Meadow Stroller' }));
    expect(
      await screen.findByRole('button', { name: 'In your registry: 1. Add one more: Meadow Stroller' }),
    ).toBeVisible();
    expect(changes()).toMatchObject([{ body: { kind: 'product', productId: 70, quantity: 1 } }]);
    expect(await screen.findByText('Added to List r1: Meadow Stroller')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Add to your registry: Meadow Stroller' })).toBeVisible();
  });

  it('counts every variant of what the card stands for, and adds one more', async () => {
    signIn();
    const products = { r1: [productOnRegistry(70, 2), productOnRegistry(71, 3), productOnRegistry(80, 1, 8)] };
    openCard(registryAnswers({ products }));
    await userEvent.click(await screen.findByRole('button', { name: /^In your registry: 5\./ }));
    expect(await screen.findByRole('button', { name: /^In your registry: 6\./ })).toBeVisible();
  });

  it('takes the count back and ends busy when it is refused', async () => {
    signIn();
    openCard({
      ...registryAnswers(),
      'POST /api/v3/registries/r1/reg_items': refusal(429, {
        code: 'too-many-requests',
        title: 'Slow down.',
        facts: { retryAfterSeconds: 1 },
      }),
    });
    await userEvent.click(await addButton());
    expect(await screen.findByText(/try again in 1 second\./)).toBeVisible();
    expect(await addButton()).toHaveAccessibleName('Add to your registry: Meadow Stroller');
    expect(await addButton()).not.toHaveAttribute('aria-busy');
  });
});

const variants = [
  { id: 70, name: 'Sage', price: usd(100), available: true, image: { url: '', thumbnail: '/sage.svg' } },
  { id: 71, name: 'Oat', price: usd(120), available: false, image: { url: '', thumbnail: '/oat.svg' } },
];
const product = { 'GET /api/v3/generic_products/7': { product: { page: { variants } } } };

describe('a product with several variants', () => {
  it('asks which one, shows price and stock, and adds the chosen one', async () => {
    signIn();
    const products = { r1: [productOnRegistry(71, 2)] };
    const { changes } = openCard({ ...registryAnswers({ products }), ...product }, { optionsCta: '2 colors' });
    await userEvent.click(await screen.findByRole('button', { name: /^In your registry: 2\./ }));
    const dialog = screen.getByRole('dialog', { name: 'Which one?' });
    expect(await within(dialog).findByRole('button', { name: /^Sage ?\$1\.00$/ })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: /^Oat.*registry: 2.*Sold out/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes()).toMatchObject([{ body: { productId: 71, quantity: 1 } }]);
    expect(await screen.findByText('Added to List r1: Meadow Stroller, Oat')).toBeVisible();
  });

  it('does not call a variant sold out that is not out yet', async () => {
    signIn();
    openCard({ ...registryAnswers(), ...product }, { optionsCta: '2 colors', promotionalBadges: ['coming-soon'] });
    await userEvent.click(await addButton());
    expect(await screen.findByRole('button', { name: /^Oat/ })).not.toHaveTextContent('Sold out');
  });

  it('says so when the choices do not load, and tries again', async () => {
    signIn();
    let attempts = 0;
    openCard(
      {
        ...registryAnswers(),
        'GET /api/v3/generic_products/7': () => {
          attempts += 1;
          if (attempts === 1) return refusal(503, { code: 'busy', title: 'We are busy.' });
          return { product: { page: { variants } } };
        },
      },
      { optionsCta: '2 colors' },
    );
    await userEvent.click(await addButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /^Sage ?\$1\.00$/ })).toBeVisible();
  });
});

describe('a crowdfund', () => {
  const flag = (isOn: boolean) => ({ 'GET /api/v3/bl_launch_darkly/flag': { flag: 'registry_drawer', isOn } });
  const link = () => screen.getByRole('link', { name: 'Meadow Stroller' });
  const press = async () => {
    let isFollowed = false;
    link()
      .closest('article')!
      .addEventListener('click', (event) => {
        isFollowed = !event.defaultPrevented;
        event.preventDefault();
      });
    await userEvent.click(link());
    return isFollowed;
  };

  it('opens the add-item dialog when its card is pressed, and takes a title of its own', async () => {
    signIn();
    const { changes, sent } = openCard({ ...registryAnswers(), ...flag(true) }, { isCrowdfund: true });
    await addButton();
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain('GET /api/v3/bl_launch_darkly/flag'));
    await waitFor(async () => {
      await userEvent.click(link());
      expect(screen.getByRole('dialog', { name: 'Item Details' })).toBeVisible();
    });
    const title = screen.getByRole('textbox', { name: 'Title' });
    expect(title).toHaveValue('Meadow Stroller');
    await userEvent.clear(title);
    await userEvent.type(title, 'From all of us');
    await userEvent.click(screen.getByRole('button', { name: 'Add to List r1' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes()).toMatchObject([{ body: { productId: 70, quantity: 1, title: 'From all of us' } }]);
    expect(await screen.findByText('Added to List r1: From all of us')).toBeVisible();
  });

  it('says that it is there already, without Undo', async () => {
    signIn();
    const regItem = { id: 'i70', productId: 70, genericProductId: 7, quantity: 1 };
    openCard(
      {
        ...registryAnswers(),
        ...flag(true),
        'POST /api/v3/registries/r1/reg_items': { regItem, version: 1, before: { quantity: 1, note: '' } },
      },
      { isCrowdfund: true },
    );
    await userEvent.click(await addButton());
    await userEvent.click(screen.getByRole('button', { name: 'Add to List r1' }));
    expect(await screen.findByText('Already in List r1: Meadow Stroller')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(await addButton()).toHaveAccessibleName(/^In your registry: 1\./);
  });

  it('stays a link where the flag is off, and for a visitor', async () => {
    openCard({}, { isCrowdfund: true });
    expect(await press()).toBe(true);
    forgetVisitor();
    signIn();
    const { sent } = openCard({ ...registryAnswers(), ...flag(false) }, { isCrowdfund: true });
    await addButton();
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain('GET /api/v3/bl_launch_darkly/flag'));
    expect(await press()).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the form under a card of the catalog', () => {
  const openForm = (answers: Record<string, unknown>, changes: Partial<ProductCard> = {}, count = 0) => {
    const server = fakeServer(answers);
    render(
      <>
        <QuickAddForm product={{ ...stroller, ...changes }} registryId="r1" count={count} page="/catalog/joggers" />
        <Toasts />
      </>,
    );
    return server;
  };
  const submit = () => userEvent.click(screen.getByRole('button', { name: /^Add ?Meadow Stroller/ }));

  it('marks what is on the registry with a way there, as the page was rendered', () => {
    openForm({}, {}, 2);
    expect(screen.getByRole('link', { name: 'In your registry: 2' })).toHaveAttribute('href', '/list/r1');
  });

  it('adds as many as are wanted, without leaving the list, and begins with one again', async () => {
    signIn();
    const { changes } = openForm(registryAnswers());
    const quantity = () => screen.getByRole('spinbutton', { name: 'Quantity of Meadow Stroller' });
    await userEvent.clear(quantity());
    await userEvent.type(quantity(), '3');
    await submit();
    expect(await screen.findByText('In your registry: 3')).toBeVisible();
    expect(changes()).toMatchObject([{ body: { productId: 70, quantity: 3 } }]);
    await waitFor(() => expect(quantity()).toHaveValue(1));
  });

  it('works without script, and asks for one of what is given together', () => {
    openForm({}, { isCrowdfund: true });
    expect(screen.queryByRole('spinbutton')).toBeNull();
    const form = screen.getByRole('button', { name: /^Add/ }).closest('form')!;
    expect([form.getAttribute('action'), form.method]).toEqual(['/api/v3/registries/r1/reg_items', 'post']);
    expect(Object.fromEntries(new FormData(form))).toEqual({
      productId: '70',
      page: '/catalog/joggers',
      back: '/catalog/joggers',
    });
  });

  it('asks which variant where there are several, and leads to their page without script', async () => {
    signIn();
    const { promise: isLate, resolve: answer } = Promise.withResolvers<void>();
    const answers = registryAnswers();
    const late = { 'GET /api/v3/registries': () => isLate.then(() => answers['GET /api/v3/registries']) };
    const { changes } = openForm({ ...answers, ...late, ...product }, { optionsCta: '2 colors' });
    const link = screen.getByRole('link', { name: /^Add ?Meadow Stroller/ });
    expect(link).toHaveAttribute('href', '/gp/meadow-stroller/7');
    await userEvent.click(screen.getByRole('button', { name: /^One more/ }));
    await userEvent.click(link);
    expect(screen.getByRole('dialog', { name: 'Which one?' })).toBeVisible();
    answer();
    expect(await screen.findByText('Meadow Stroller, for List r1')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: /^Sage ?\$1\.00$/ }));
    await waitFor(() => expect(changes()).toMatchObject([{ body: { productId: 70, quantity: 2 } }]));
  });
});
