import type { ProductLineInput } from './catalogue-line.ts';

/**
 * Which products of one maker fit together: seat and base, seat and stroller by an adapter, mattress and crib. And which products go
 * together.
 */
export function joinWhatFits(products: readonly ProductLineInput[]): void {
  joinWhatGoesTogether(products);
  const of = (leaf: string, brand: string) =>
    products.filter((product) => product.category === leaf && product.brand === brand);
  const link = (one: ProductLineInput, other: ProductLineInput, note = '') => {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      from.fits ??= [];
      const fits = from.fits;
      if (fits.length < 30 && !fits.some(({ id }) => id === to.id)) fits.push({ relation: 'fits', id: to.id, note });
    }
  };
  for (const brand of new Set(products.map((product) => product.brand))) {
    const seats = of('infant-car-seats', brand);
    const adapters = of('car-seat-adapters', brand);
    const strollers = ['full-size-strollers', 'travel-strollers', 'jogging-strollers'].flatMap((leaf) =>
      of(leaf, brand),
    );
    for (const seat of seats) for (const base of of('car-seat-bases', brand)) link(seat, base);
    for (const base of of('car-seat-bases', brand))
      for (const system of of('travel-systems', brand)) link(base, system, 'A second base for the car seat in the set');
    for (const adapter of adapters) {
      for (const seat of seats) link(adapter, seat);
      for (const stroller of strollers) link(adapter, stroller);
    }
    const bridge = adapters[0];
    if (bridge)
      for (const seat of seats) for (const stroller of strollers) link(seat, stroller, `With the ${bridge.title}`);
    for (const crib of of('cribs', brand)) {
      for (const mattress of of('crib-mattresses', brand)) link(crib, mattress, '28 x 52 in (70 x 132 cm)');
      const mattress = of('crib-mattresses', brand)[0];
      const listed = mattress && crib.fits?.find(({ id }) => id === mattress.id);
      if (listed) listed.relation = 'needs';
    }
  }
}

/** From one category to another, with the reason why. */
const together: readonly (readonly [from: string, to: string, because: string])[] = [
  ['full-size-strollers', 'stroller-accessories', 'For rain, sun, and your coffee'],
  ['travel-strollers', 'stroller-accessories', 'For rain, sun, and your coffee'],
  ['cribs', 'crib-sheets', 'Have two or three, for messy nights'],
  ['cribs', 'sleep-sacks', 'Instead of a loose blanket'],
  ['bassinets', 'sound-machines-and-night-lights', 'For short nights'],
  ['bottles', 'bottle-warmers-and-sterilizers', 'Warm milk in a few minutes'],
  ['bottles', 'milk-storage', 'For storing milk'],
  ['breast-pumps', 'milk-storage', 'For storing milk'],
  ['breast-pumps', 'nursing-pillows', 'For tired arms'],
  ['high-chairs', 'bibs-and-burp-cloths', 'For the mess to come'],
  ['high-chairs', 'plates-bowls-and-spoons', 'For the first spoonfuls'],
  ['bathtubs', 'towels-and-washcloths', 'Warm and ready beside the tub'],
  ['bathtubs', 'bath-toys', 'Once sitting is fun'],
  ['diapers', 'wipes', 'They run out together'],
  ['changing-pads', 'diaper-creams', 'Keeps everything within reach'],
  ['diaper-bags', 'changing-pads', 'For changing on the go'],
  ['bodysuits', 'tops-and-pants', 'To wear over it'],
];
const togetherMax = 2;

/** From the same maker if it has one, otherwise the first product of the other category: the same on every machine. */
function joinWhatGoesTogether(products: readonly ProductLineInput[]): void {
  const byShelf = Map.groupBy(products, ({ category }) => category);
  for (const [from, to, note] of together) {
    const others = byShelf.get(to) ?? [];
    for (const [at, product] of (byShelf.get(from) ?? []).entries()) {
      const own = others.filter(({ brand }) => brand === product.brand);
      const foreign = others.filter(({ brand }) => brand !== product.brand);
      const turned = [...foreign.slice(at % (foreign.length || 1)), ...foreign];
      product.fits ??= [];
      for (const { id } of [...own, ...turned].slice(0, togetherMax))
        product.fits.push({ relation: 'goes-with', id, note });
    }
  }
}
