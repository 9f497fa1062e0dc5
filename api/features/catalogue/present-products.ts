import type { Brand, BrandSummary, ProductCard, ProductPage } from '#contracts/catalogue.schemas.ts';
import { badgesOf, fewLeftUnits, isAvailable, merchandisingMessage } from '#rules/catalogue-badges.ts';
import { brandPath, productPath } from '#rules/catalogue-paths.ts';
import { isOnSale, leadingVariant, priceOf } from '#rules/catalogue-prices.ts';
import { reviewCount, shownRating } from '#rules/catalogue-ratings.ts';
import type { Day } from '#rules/days.ts';
import { type Money, usd } from '#rules/money.ts';
import { mapFlags } from '#rules/product-fields.ts';
import type { DetailedProduct, StoredBrand, StoredProduct, StoredVariant } from './catalogue.queries.ts';

/** A product as grids show it. Money is in the currency of the variant that the card shows. */
export function cardOf(
  product: StoredProduct,
  today: Day,
  chosen: StoredVariant = leadingVariant(product.variants),
): ProductCard {
  const price = priceOf(product.variants, chosen);
  const money = (amount: number): Money => ({ amount, currency: chosen.currency });
  const badges = badgesOf(product, today);
  const onSale = isOnSale(product.variants);
  const available = isAvailable(product, today);
  return {
    productId: chosen.id,
    gpId: product.id,
    title: product.title,
    brand: product.brand,
    brandSlug: product.brandSlug,
    brandPath: brandPath(product.brandSlug, product.brandId),
    path: productPath(product.slug, product.id),
    imageUrl: chosen.pictures[0]!.url,
    imageAlt: chosen.pictures[0]!.alt,
    secondaryImageUrl: chosen.pictures[1]?.url ?? null,
    price: { current: money(price.currentCents), min: money(price.minCents), max: money(price.maxCents) },
    priceDetails: price.listCents === null ? null : { listPrice: money(price.listCents), percentOff: price.percentOff },
    rating: shownRating(product.ratingCounts),
    reviewCount: reviewCount(product.ratingCounts),
    available,
    isAvailableOnBabylist: available,
    onSale,
    currentlyInActiveSale: onSale,
    ...mapFlags((name) => product[name]),
    isFavor: product.type === 'favor',
    isCashFund: product.type === 'cash_fund',
    isCrowdfund: product.type === 'crowdfund',
    isElectronicGiftCard: product.type === 'gift_card',
    callouts: product.discountExcluded ? ['Not part of the registry discount'] : [],
    promotionalBadges: badges,
    productBadge: badges[0] ?? null,
    optionsCta: describeChoice(product.variants),
    merchandisingMessage: merchandisingMessage(product, today),
    category: product.category,
    productType: product.productType,
    createdAt: product.releasedOn,
  };
}

/** "3 colors" where one option varies, "4 options" where several do, null where there is no choice. */
export function describeChoice(variants: readonly Pick<StoredVariant, 'options'>[]): string | null {
  if (variants.length < 2) return null;
  const choices = choicesOf(variants).filter(({ values }) => values.length > 1);
  return choices.length === 1 ? `${choices[0]!.values.length} ${choices[0]!.name}s` : `${variants.length} options`;
}

/** The options to choose from: each option's name with its values, both in the order in which the variants name them. */
export function choicesOf(variants: readonly Pick<StoredVariant, 'options'>[]): { name: string; values: string[] }[] {
  const choices = new Map<string, Set<string>>();
  for (const { options } of variants) {
    for (const [name, value] of Object.entries(options)) choices.set(name, (choices.get(name) ?? new Set()).add(value));
  }
  return [...choices].map(([name, values]) => ({ name, values: [...values] }));
}

export interface PageContext {
  today: Day;
  breadcrumb: ProductPage['breadcrumb'];
  indexable: boolean;
  /** Cards of the products that it fits or needs. */
  related: ReadonlyMap<number, ProductCard>;
  similar: ProductPage['similar'];
}

export function productPageOf(
  product: DetailedProduct,
  { today, breadcrumb, indexable, related, similar }: PageContext,
): ProductPage {
  const { details } = product;
  const isBuyable = (variant: StoredVariant) =>
    isAvailable({ comingSoonUntil: product.comingSoonUntil, variants: [variant] }, today);
  return {
    description: product.description,
    highlights: details.highlights,
    breadcrumb,
    indexable,
    variants: product.variants.map((variant) => {
      const { currentCents, listCents } = priceOf([variant]);
      const available = isBuyable(variant);
      return {
        id: variant.id,
        name: variant.shortName,
        attributes: variant.options,
        path: productPath(product.slug, product.id, variant.id),
        price: { amount: currentCents, currency: variant.currency },
        listPrice: listCents === null ? null : { amount: listCents, currency: variant.currency },
        available,
        availableOnBabylist: available,
        unitsLeft: available && variant.stock <= fewLeftUnits ? variant.stock : null,
        code: variant.code,
        image: { url: variant.pictures[0]!.url, thumbnail: variant.pictures[0]!.url },
        images: variant.pictures,
      };
    }),
    options: choicesOf(product.variants),
    ratingCounts: [...product.ratingCounts],
    facts: details.facts,
    // A product that has left the shop is not listed as fitting.
    fits: details.fits.flatMap(({ relation, note, id }) => {
      const card = related.get(id);
      return card === undefined ? [] : [{ relation, note, product: card }];
    }),
    similar,
    // Products imported before the field existed have none.
    recalls: details.recalls.map((recall) => ({ ...recall, whatToDo: recall.whatToDo ?? '' })),
    offers: details.offers.map(({ store, url, priceCents, checkedAt }) => ({
      store,
      url,
      price: usd(priceCents),
      checkedAt,
    })),
    comingSoonUntil: product.comingSoonUntil,
    discountExcluded: product.discountExcluded,
  };
}

export const brandSummaryOf = (brand: StoredBrand): BrandSummary => ({
  id: brand.id,
  slug: brand.slug,
  name: brand.name,
  title: brand.title,
  logoUrl: brand.logo_url,
  brandPageUrl: brandPath(brand.slug, brand.id),
});

export const brandOf = (brand: StoredBrand, guides: Brand['guides']): Brand => ({
  ...brandSummaryOf(brand),
  description: brand.description,
  meta: { seoTitle: brand.seo_title || brand.title, seoDescription: brand.seo_description || brand.description },
  frequentlyAskedQuestions: JSON.parse(brand.questions),
  guides,
});
