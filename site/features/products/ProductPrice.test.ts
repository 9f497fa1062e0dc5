import { describe, expect, it } from 'vitest';
import { describeProductPrice } from './ProductPrice.tsx';

const usd = (amount: number) => ({ amount, currency: 'USD' });

describe('the price of a product page', () => {
  it('says what it costs now, what it did, and the difference in whole percent, never rounded up', () => {
    expect(describeProductPrice({ current: usd(6240), list: usd(7900) })).toEqual({
      now: '$62.40',
      before: '$79.00',
      spoken: 'Now $62.40, before $79.00',
      saving: 'You save $16.60 (21%)',
    });
  });

  it('says a range from the cheapest to the dearest, and no saving on a range', () => {
    expect(describeProductPrice({ current: usd(1000), min: usd(1000), max: usd(2000), list: usd(1500) })).toMatchObject(
      { now: '$10.00 – $20.00', before: null, saving: null },
    );
  });

  it('leaves out a percentage of nothing', () => {
    expect(describeProductPrice({ current: usd(99_999), list: usd(100_000) }).saving).toBe('You save $0.01');
  });

  it('shows one price where there is no sale', () => {
    expect(describeProductPrice({ current: usd(500), list: null })).toMatchObject({ now: '$5.00', saving: null });
  });
});
