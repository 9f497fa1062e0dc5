// The price slider: whole dollars, the lower bound rounded down and the upper up; step 1 where the spread is under 20 dollars, else 10; if
// min equals max, the lower bound is 0; a spread under 1 dollar disables the slider.

export const fineSpreadDollars = 20;

export interface PriceSlider {
  minDollars: number;
  maxDollars: number;
  stepDollars: 1 | 10;
  disabled: boolean;
}

/** The slider for products from `minCents` to `maxCents`. */
export function priceSliderOf(minCents: number, maxCents: number): PriceSlider {
  const upper = Math.ceil(maxCents / 100);
  const lower = minCents === maxCents ? 0 : Math.floor(minCents / 100);
  return {
    minDollars: lower,
    maxDollars: upper,
    stepDollars: upper - lower < fineSpreadDollars ? 1 : 10,
    disabled: maxCents - minCents < 100,
  };
}
