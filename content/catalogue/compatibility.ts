import type { ProductLineInput } from './catalogue-line.ts';

/** What fits what, within one maker: seat and base, seat and stroller by an adapter, mattress and crib. */
export function joinWhatFits(products: readonly ProductLineInput[]): void {
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
      for (const system of of('travel-systems', brand)) link(base, system, 'A second base for the car seat of the set');
    for (const adapter of adapters) {
      for (const seat of seats) link(adapter, seat);
      for (const stroller of strollers) link(adapter, stroller);
    }
    const bridge = adapters[0];
    if (bridge)
      for (const seat of seats) for (const stroller of strollers) link(seat, stroller, `With the ${bridge.title}`);
    for (const crib of of('cribs', brand)) {
      for (const mattress of of('crib-mattresses', brand)) link(crib, mattress, '70 by 132 cm');
      const mattress = of('crib-mattresses', brand)[0];
      const listed = mattress && crib.fits?.find(({ id }) => id === mattress.id);
      if (listed) listed.relation = 'needs';
    }
  }
}
