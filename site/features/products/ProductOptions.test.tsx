import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { usd } from '#rules/money.ts';
import { variantOf } from '#scripts/testing/whole-product.ts';
import { ProductOptions, type ProductOptionsProps } from './ProductOptions.island.tsx';
import { StockAlert } from './StockAlert.island.tsx';
import { $chosenVariantId } from './variant-store.ts';

const shown = (...args: Parameters<typeof variantOf>) => {
  const { availableOnBabylist: _, image: __, ...variant } = variantOf(...args);
  return variant;
};
const props: ProductOptionsProps = {
  renderedId: 70,
  options: [{ name: 'color', values: ['Sage', 'Oat', 'Denim'] }],
  variants: [
    shown(70, 'Sage'),
    shown(71, 'Oat', { price: usd(9_600), listPrice: usd(12_000), unitsLeft: 2 }),
    shown(72, 'Denim', { available: false }),
  ],
  price: { current: usd(9_600), min: usd(9_600), max: usd(12_000) },
  stock: { comingSoonUntil: null, today: '2027-03-10' },
};
const choose = (name: string | RegExp) => userEvent.click(screen.getByRole('link', { name }));

beforeEach(() => history.replaceState(null, '', '/gp/stroller-7/7?from=list'));
afterEach(() => {
  $chosenVariantId.set(null);
});

describe('choosing a variant', () => {
  it('changes price, stock, choice and address in place, and is announced', async () => {
    render(<ProductOptions {...props} />);
    expect(screen.getByText('From $96.00 to $120.00')).toBeVisible();
    await choose('Oat');
    expect(screen.getByText('Now $96.00, before $120.00')).toBeVisible();
    expect(screen.getByText('You save $24.00 (20%)')).toBeVisible();
    expect(screen.getByText('Only 2 left')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Oat' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Sage' })).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('status')).toHaveTextContent('Oat: Now $96.00, before $120.00, Only 2 left');
    expect(location.pathname + location.search).toBe('/gp/stroller-7/7/71?from=list');
  });

  it('works by the keyboard, and keeps the focus', async () => {
    render(<ProductOptions {...props} />);
    screen.getByRole('link', { name: 'Oat' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('link', { name: 'Oat' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Oat' })).toHaveAttribute('aria-current', 'true');
  });

  it('leaves a press that opens a new tab to the browser', async () => {
    render(<ProductOptions {...props} />);
    const user = userEvent.setup();
    // jsdom can't follow links.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'Oat' }));
    expect($chosenVariantId.get()).toBeNull();
  });

  it('offers an alert for a variant that is sold out, and only for it', async () => {
    render(
      <>
        <ProductOptions {...props} />
        <StockAlert
          genericProductId={7}
          path="/gp/stroller-7/7"
          renderedId={70}
          isComing={false}
          variants={props.variants}
        />
      </>,
    );
    expect(screen.queryByLabelText('Get notified when it’s back')).toBeNull();
    await choose('Denim, sold out');
    expect(screen.getByText('Out of stock in our shop')).toBeVisible();
    const form = screen.getByLabelText<HTMLInputElement>('Get notified when it’s back').form!;
    expect(new FormData(form).get('productId')).toBe('72');
    await choose('Sage');
    expect(screen.queryByLabelText('Get notified when it’s back')).toBeNull();
  });

  it('has a link without address for a value that is not made, with the reason', () => {
    const sized = (id: number, color: string, size: string) => shown(id, color, { attributes: { color, size } });
    render(
      <ProductOptions
        {...props}
        options={[
          { name: 'color', values: ['Sage', 'Oat'] },
          { name: 'size', values: ['NB', '3-6M'] },
        ]}
        variants={[sized(70, 'Sage', 'NB'), sized(71, 'Oat', '3-6M')]}
      />,
    );
    const sizes = within(screen.getByRole('region', { name: 'Size' }));
    const missing = sizes.getByRole('link', { name: '3-6M, not made in Sage' });
    expect(missing).toHaveAttribute('aria-disabled', 'true');
    expect(missing).not.toHaveAttribute('href');
    expect(sizes.getByText('Not made in Sage: 3-6M.')).toBeVisible();
  });
});

it('says of a coming product when it comes, and nowhere that it is sold out', () => {
  const variants = props.variants.map((variant) => ({ ...variant, available: false }));
  render(
    <>
      <ProductOptions
        {...props}
        variants={variants}
        isComing
        stock={{ comingSoonUntil: '2027-04-01', today: '2027-03-10' }}
      />
      <StockAlert genericProductId={7} path="/gp/stroller-7/7" renderedId={70} isComing variants={variants} />
    </>,
  );
  expect(screen.getByText('Available from April 1, 2027')).toBeVisible();
  expect(screen.getByLabelText('Get notified when it’s available')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/sold out|out of stock/i);
});
