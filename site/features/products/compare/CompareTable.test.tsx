import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '#scripts/testing/fake-server.ts';
import { queryClient } from '#site/data/query.ts';
import { CompareTable } from './CompareTable.island.tsx';
import { $compared, type Compared } from './compare-store.ts';
import type { CompareColumn, Comparison } from './load-compare-page.ts';

const comparedOf = (gpId: number): Compared => ({
  gpId,
  title: `Jogger ${gpId}`,
  imageUrl: `/pictures/${gpId}.svg`,
  kind: 'joggers',
  kindTitle: 'Joggers',
});
const column = (gpId: number, changes: Partial<CompareColumn> = {}): CompareColumn => ({
  compared: comparedOf(gpId),
  path: `/gp/jogger-${gpId}/${gpId}`,
  kind: { isCashFund: false, isCrowdfund: false, isElectronicGiftCard: false, isFavor: false },
  isSold: true,
  variants: [{ id: gpId * 10, name: 'Sage', path: `/gp/jogger-${gpId}/${gpId}/${gpId * 10}`, available: true }],
  renderedId: gpId * 10,
  ...changes,
});
const comparison = (changes: Partial<Comparison> = {}): Comparison => ({
  columns: [column(1), column(2)],
  rows: [
    { name: 'Price', values: ['$10.00', '$20.00'], differs: true },
    { name: 'Care', values: ['Wipe it.', 'Wipe it.'], differs: false },
    { name: 'Weight', values: ['9 kg', null], differs: false },
  ],
  goneIds: [],
  others: [],
  candidates: [{ compared: comparedOf(3), label: 'Jogger 3, Oatwell' }],
  category: { title: 'Joggers', path: '/store/joggers' },
  ...changes,
});
const row = (name: string | RegExp) => screen.getByRole('row', { name });
const stored = () => $compared.get().map(({ gpId }) => gpId);

afterEach(() => {
  $compared.set([]);
  queryClient.clear();
});

describe('the table', () => {
  it('marks what differs for the eye and the ear, and says what is not stated', () => {
    render(<CompareTable {...comparison()} />);
    expect(row(/^Price \(differs\)/)).toBeVisible();
    expect(row(/^Care Wipe it. Wipe it.$/)).toBeVisible();
    expect(row(/^Weight 9 kg Not stated$/)).toBeVisible();
  });

  it('is reached by the keyboard where it scrolls', () => {
    render(<CompareTable {...comparison()} />);
    expect(screen.getByRole('region', { name: 'Comparison' })).toHaveAttribute('tabindex', '0');
  });

  it('marks nothing of one product alone, and can not remove it', () => {
    render(
      <CompareTable
        {...comparison({ columns: [column(1)], rows: [{ name: 'Price', values: ['$10.00'], differs: false }] })}
      />,
    );
    expect(screen.queryByRole('link', { name: 'Remove Jogger 1' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Only show differences' })).toBeNull();
  });
});

describe('from the table', () => {
  it('a product is removed, here and from the tray', async () => {
    $compared.set([comparedOf(1), comparedOf(2)]);
    render(<CompareTable {...comparison()} />);
    const link = screen.getByRole('link', { name: 'Remove Jogger 1' });
    expect(link).toHaveAttribute('href', '/gp/compare/2');
    // jsdom can't follow links.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    expect(stored()).toEqual([2]);
  });

  it('another one of the category is added, here and to the tray', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    render(<CompareTable {...comparison()} />);
    await userEvent.selectOptions(screen.getByLabelText('Add another product'), 'Jogger 3, Oatwell');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(assign).toHaveBeenCalledWith('/gp/compare/1,2,3');
    expect(stored()).toEqual([1, 2, 3]);
  });

  it('nothing is added to four', () => {
    render(
      <CompareTable {...comparison({ columns: [1, 2, 3, 4].map((id) => column(id)), rows: [], candidates: [] })} />,
    );
    expect(screen.queryByLabelText('Add another product')).toBeNull();
    expect(screen.getByText(/Remove one to add another/)).toBeVisible();
  });

  it('the chosen variant goes into the cart', async () => {
    const variants = [
      { id: 10, name: 'Sage', path: '/gp/jogger-1/1/10', available: true },
      { id: 11, name: 'Oat', path: '/gp/jogger-1/1/11', available: true },
      { id: 12, name: 'Denim', path: '/gp/jogger-1/1/12', available: false },
    ];
    const { changes } = fakeServer({ 'POST /api/v3/cart_items': () => new Response(null, { status: 503 }) });
    render(<CompareTable {...comparison({ columns: [column(1, { variants }), column(2)] })} />);
    const choice = screen.getByLabelText('Variant of Jogger 1');
    expect(within(choice).getByRole('option', { name: 'Denim (sold out)' })).toBeVisible();
    await userEvent.selectOptions(choice, 'Oat');
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Jogger 1, Oat' }));
    expect(changes()).toMatchObject([{ body: { productId: 11, quantity: 1 } }]);
    await userEvent.selectOptions(choice, 'Denim (sold out)');
    expect(screen.getByRole('button', { name: 'Sold out: Jogger 1, Denim' })).toBeDisabled();
  });

  it('every product can be added to a registry; one that is coming is not sold and not called sold out', () => {
    const coming = column(2, {
      isSold: false,
      variants: [
        { id: 20, name: 'Sage', path: '/gp/jogger-2/2/20', available: false },
        { id: 21, name: 'Oat', path: '/gp/jogger-2/2/21', available: false },
      ],
    });
    render(<CompareTable {...comparison({ columns: [column(1), coming] })} />);
    expect(screen.getByRole('link', { name: 'Add to registry: Jogger 1' })).toHaveAttribute(
      'href',
      '/signup?redirect_path=%2Fgp%2Fjogger-1%2F1%2F10',
    );
    expect(screen.getByRole('link', { name: 'Add to registry: Jogger 2, Sage' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /cart/ })).toHaveLength(1);
    expect(document.body).not.toHaveTextContent(/sold out/i);
  });
});

it('takes out of the tray what has left the shop', () => {
  $compared.set([comparedOf(1), comparedOf(2), comparedOf(8)]);
  render(<CompareTable {...comparison({ goneIds: [8] })} />);
  expect(stored()).toEqual([1, 2]);
});
