import { usd } from '#rules/money.ts';
import type { ShownProduct } from '#site/ui/ProductCard.tsx';

const plain: ShownProduct = {
  title: 'Pebble Stroller',
  brand: 'Moss & Wren',
  path: '/store/strollers',
  imageUrl: '/pictures/category-strollers.svg',
  imageAlt: 'A sage green stroller with a round hood',
  price: { current: usd(44999), min: usd(44999), max: usd(44999) },
  priceDetails: null,
  rating: 4.7,
  reviewCount: 214,
  promotionalBadges: [],
  optionsCta: null,
  merchandisingMessage: null,
};

/** Every variation of a product card: plain, on sale, a range, a 90-character title, no reviews, gone. */
export const products: ShownProduct[] = [
  plain,
  {
    ...plain,
    title: 'Organic Cotton Bodysuit, Long Sleeves, Set of Five in Quiet Colors for Spring and Autumn',
    brand: 'Little Harbor Clothing and Blanket Company',
    price: { current: usd(2799), min: usd(2799), max: usd(2799) },
    priceDetails: { listPrice: usd(3499), percentOff: 20 },
    reviewCount: 12345,
    promotionalBadges: ['sale', 'fsa-hsa'],
    optionsCta: '12 colors',
    merchandisingMessage: 'Only 3 left',
  },
  {
    ...plain,
    title: 'Night Feeding Light',
    price: { current: usd(1899), min: usd(1899), max: usd(1_24999) },
    rating: 0,
    reviewCount: 0,
    promotionalBadges: ['new'],
    optionsCta: '3 sizes',
  },
  { ...plain, title: 'Changing Pad', promotionalBadges: ['out-of-stock'], rating: 3.9, reviewCount: 1 },
  { ...plain, title: 'Travel Crib', promotionalBadges: ['coming-soon'], merchandisingMessage: 'Available from June 3' },
];
