import { describe, expect, it } from 'vitest';
import type { Product } from '#contracts/catalogue.schemas.ts';
import type { Review } from '#contracts/reviews.schemas.ts';
import { reviewOf } from '#scripts/testing/whole-product.ts';
import { productData, reviewSnippets } from './product-data.ts';

const address = new URL('https://shop.example/gp/bodysuit/7');
const variant = (id: number, color: string, available = true) => ({
  id,
  name: color,
  attributes: { color, fit: 'Loose' },
  path: `/gp/bodysuit/7/${id}`,
  price: { amount: 1250, currency: 'USD' },
  listPrice: null,
  available,
  unitsLeft: null,
  code: null,
  images: [{ url: `/pictures/${color}.svg`, alt: color }],
});
const product = (
  changes: object = {},
  variants = [variant(70, 'Sage'), variant(71, 'Oat', false)],
  badges: string[] = [],
) =>
  ({
    id: 70,
    genericProductId: 7,
    name: 'Bodysuit',
    brand: { name: 'Oatwell' },
    card: { promotionalBadges: badges },
    rating: 4.5,
    reviewCount: 12,
    page: { description: 'Soft.', options: [{ name: 'color', values: ['Sage', 'Oat'] }], variants },
    ...changes,
  }) as unknown as Product;

describe('what search engines read of a product', () => {
  it('names every variant with its own price, stock and address', () => {
    expect(productData(product(), address)).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: '7',
      url: 'https://shop.example/gp/bodysuit/7',
      variesBy: ['https://schema.org/color'],
      hasVariant: [
        {
          name: 'Bodysuit, Sage',
          sku: '70',
          color: 'Sage',
          image: 'https://shop.example/pictures/Sage.svg',
          offers: {
            url: 'https://shop.example/gp/bodysuit/7/70',
            price: '12.50',
            priceCurrency: 'USD',
            availability: 'https://schema.org/InStock',
          },
        },
        { offers: { availability: 'https://schema.org/OutOfStock' } },
      ],
    });
    expect(JSON.stringify(productData(product(), address))).not.toContain('Loose');
  });

  it('is a product with one offer where there is nothing to choose', () => {
    expect(productData(product({}, [variant(70, 'Sage')]), address)).toMatchObject({
      '@type': 'Product',
      sku: '70',
      offers: { url: address.href, price: '12.50' },
    });
  });

  it('offers a favor for no money', () => {
    const favor = productData(
      product({ card: { promotionalBadges: [], isFavor: true } }, [variant(70, 'Sage')]),
      address,
    );
    expect(JSON.stringify(favor)).not.toContain('12.50');
  });

  it('has a rating only when there is one', () => {
    expect(productData(product(), address)).toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 12 } });
    expect(productData(product({ reviewCount: 0 }), address)).not.toHaveProperty('aggregateRating');
  });

  it('takes orders before the first day', () => {
    expect(productData(product({}, [variant(70, 'Sage', false)], ['coming-soon']), address)).toMatchObject({
      offers: { availability: 'https://schema.org/PreOrder' },
    });
  });
});

const review = (changes: Partial<Review> = {}) =>
  reviewOf({
    id: '1',
    authorName: 'Olive S.',
    title: 'Good',
    text: 'Folds with one hand.',
    publishedAt: Date.UTC(2027, 2, 10),
    ...changes,
  });

it('tells search engines of real reviews and of no sample', () => {
  expect(reviewSnippets([review(), review({ isSample: true, title: 'Invented' })])).toEqual({
    review: [
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Olive S.' },
        datePublished: '2027-03-10',
        name: 'Good',
        reviewBody: 'Folds with one hand.',
        reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
      },
    ],
  });
  expect(reviewSnippets([review({ isSample: true })])).toEqual({});
  expect(reviewSnippets([])).toEqual({});
});
