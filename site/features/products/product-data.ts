import type { Product } from '#contracts/catalogue.schemas.ts';

/** schema.org's words for a product and what it costs here. */
export function productData(product: Product, address: URL): object {
  const { card, page } = product;
  const variants = page?.variants ?? [];
  const shown = variants.find(({ id }) => id === product.id);
  const money = (amount: number) => (amount / 100).toFixed(2);
  return {
    '@type': 'Product',
    name: product.name,
    sku: String(product.id),
    image: (shown?.images ?? [product.image]).map(({ url }) => new URL(url, address).href),
    brand: { '@type': 'Brand', name: product.brand.name },
    ...(page && { description: page.description }),
    ...(product.reviewCount > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating, reviewCount: product.reviewCount },
    }),
    offers: {
      '@type': 'Offer',
      url: address.href,
      price: money(product.price.current.amount),
      priceCurrency: product.price.current.currency,
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${availability(product, card.promotionalBadges.includes('coming-soon'))}`,
    },
  };
}

const availability = ({ available }: Product, isComing: boolean): string =>
  isComing ? 'PreOrder' : available ? 'InStock' : 'OutOfStock';
