import type { ProductLineInput } from './catalogue-line.ts';
import { shiftDay } from './days.ts';
import type { Random } from './random.ts';

const stores = [
  { store: 'Maple Row Market', host: 'https://example.com/maple-row' },
  { store: 'Corner and Cradle', host: 'https://example.net/corner-and-cradle' },
  { store: 'Little Harbor Goods', host: 'https://example.org/little-harbor' },
  { store: 'Tall Oak Toys', host: 'https://example.com/tall-oak' },
  { store: 'Nest and Nook', host: 'https://example.net/nest-and-nook' },
];
const codeCount = 300;
const recallCount = 6;

/**
 * Details that only some products have: combinations that are not made, offers of other (invented) stores, sample recalls, short codes on
 * about 300 variants.
 */
export function addExtras(products: readonly ProductLineInput[], today: string, random: Random): void {
  const sold = products.filter((product) => (product.type ?? 'product') === 'product' && !product.comingSoonUntil);
  for (const product of random.shuffle(sold).slice(0, Math.round(sold.length * 0.15))) {
    product.offers = random
      .some(stores, random.chance(0.15) ? random.between(4, 5) : random.between(1, 3))
      .map(({ store, host }) => ({
        store,
        url: `${host}/${product.slug}`,
        priceCents: Math.max(
          99,
          Math.round((product.variants[0]!.priceCents * (0.94 + random.next() * 0.14)) / 10) * 10 - 1,
        ),
        checkedAt: `${shiftDay(today, -random.between(1, 3))}T${String(random.between(1, 9)).padStart(2, '0')}:${random.between(10, 59)}:00Z`,
      }));
  }
  const recallable = sold.filter(({ category }) =>
    ['bouncers-and-swings', 'bassinets', 'baby-gates', 'high-chairs', 'rattles-and-teethers'].includes(category),
  );
  for (const product of random.shuffle(recallable).slice(0, recallCount)) {
    product.recalls = [
      {
        title: `Sample recall: check the fasteners on ${product.title}`,
        url: `https://example.org/sample-recalls/${product.slug}`,
        day: shiftDay(today, -random.between(30, 400)),
        whatToDo:
          'Sample notice: stop using it, take a photo of the label on the bottom, and ask the maker for a free repair kit.',
      },
    ];
  }
  leaveGaps(sold, random);
  const variants = random.shuffle(sold.flatMap((product) => product.variants)).slice(0, codeCount);
  variants.forEach((variant, at) => {
    variant.code = `${String.fromCharCode(65 + (at % 26))}${String((at * 137 + 42) % 1000).padStart(3, '0')}`;
  });
}

/** Not every color is made in every size: some products lack one pair, never the first and never a whole color. */
function leaveGaps(products: readonly ProductLineInput[], random: Random): void {
  for (const product of products) {
    const { variants } = product;
    if (variants.length < 6 || !random.chance(0.2)) continue;
    const sizes = new Set(variants.map(({ options }) => options?.size));
    if (sizes.size > 1 && sizes.size < variants.length) variants.splice(variants.length - 1, 1);
  }
}
