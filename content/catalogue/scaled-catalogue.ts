import type { CatalogueLineInput, ProductLineInput } from './catalogue-line.ts';
import { gtinOf } from './compose-product.ts';
import { type DemoCatalogueOptions, demoCatalogue, demoSeed } from './demo-catalogue.ts';
import { createRandom, type Random } from './random.ts';

/** Far above every id of the demo shop and of the specification. */
const firstScaledProductId = 1_000_000;
const firstScaledVariantId = 10_000_000;
const longestSlugStem = 88;

/** The demo shop followed by more of the same, up to `products` products: other ids, slugs, titles and prices, the same pictures. */
export function* scaledCatalogue({
  today,
  seed = demoSeed,
  products: wanted,
}: DemoCatalogueOptions & { readonly products: number }): Generator<CatalogueLineInput> {
  const originals: ProductLineInput[] = [];
  let made = 0;
  for (const line of demoCatalogue({ today, seed })) {
    if (line.kind === 'brand') yield line;
    else if (made < wanted) {
      made += 1;
      if ((line.type ?? 'product') === 'product') originals.push(line);
      yield line;
    }
  }
  const counter = { variantId: firstScaledVariantId };
  for (let round = 2; made < wanted; round += 1) {
    const random = createRandom(seed + round);
    const firstId = firstScaledProductId + (round - 2) * originals.length;
    const scaledIds = new Map(originals.slice(0, wanted - made).map(({ id }, at) => [id, firstId + at]));
    for (const original of originals) {
      if (made >= wanted) return;
      made += 1;
      yield copyAs(original, round, scaledIds, counter, random);
    }
  }
}

function copyAs(
  original: ProductLineInput,
  round: number,
  scaledIds: ReadonlyMap<number, number>,
  counter: { variantId: number },
  random: Random,
): ProductLineInput {
  const factor = 0.75 + random.next() * 0.6;
  const priced = (cents: number) => Math.max(99, Math.round((cents * factor) / 10) * 10 - 1);
  const stem = original.slug.slice(0, longestSlugStem).replace(/-$/, '');
  return {
    ...original,
    id: scaledIds.get(original.id)!,
    slug: `${stem}-no-${round}`,
    title: `${original.title} No. ${round}`,
    popularity: random.between(0, 20_000),
    fits: (original.fits ?? []).flatMap((fit) =>
      scaledIds.has(fit.id) ? [{ ...fit, id: scaledIds.get(fit.id)! }] : [],
    ),
    recalls: [],
    variants: original.variants.map((variant) => {
      const id = counter.variantId;
      counter.variantId += 1;
      return {
        ...variant,
        id,
        code: null,
        gtin: gtinOf(id),
        priceCents: priced(variant.priceCents),
        listPriceCents: variant.listPriceCents ? priced(variant.listPriceCents) + 10 : null,
      };
    }),
  };
}
