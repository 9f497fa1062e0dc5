/** A few hundred invented products and a handful of articles that exercise every rule of search. Deterministic. */
import { flagNames, mapFlags } from '#rules/product-fields.ts';
import type { ArticleDocument, ProductDocument } from '../engine.ts';

interface Kind {
  type: string;
  noun: string;
  slug: string;
  categories: [slug: string, title: string][];
  words: string[];
  attributes: Record<string, string[]>;
  fromCents: number;
}

const kind = (
  type: string,
  noun: string,
  path: string,
  fromCents: number,
  words: string,
  attributes: Record<string, string[]> = {},
): Kind => {
  const categories = path.split(' > ').map((title): [string, string] => [slugOf(title), title]);
  return { type, noun, slug: slugOf(type), categories, words: words.split(', '), attributes, fromCents };
};

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const sampleColours = ['Sage', 'Oat', 'Blue', 'Navy', 'Blush', 'Charcoal', 'White', 'Mustard'];
const materials = ['Cotton', 'Muslin', 'Bamboo', 'Wood', 'Silicone'];
export const sampleBrands = [
  'Fernwick',
  'Oakling',
  'Little Harbor',
  'Pebble & Co',
  'Moonlark',
  'Tumblewood',
  'Nestling',
  'Brindle',
];
const names = ['Aster', 'Birch', 'Clover', 'Drift', 'Ember', 'Fable', 'Glide', 'Haven', 'Isla', 'Juniper'];

export const sampleKinds: Kind[] = [
  kind('Travel strollers', 'Stroller', 'Strollers > Travel Strollers', 19900, 'folding, lightweight', {
    use: ['Travel'],
  }),
  kind('Jogging strollers', 'Jogging Stroller', 'Strollers > Jogging Strollers', 32900, 'air-filled wheels'),
  kind('Stroller cup holders', 'Cup Holder for Strollers', 'Strollers > Stroller Accessories', 1499, 'clip on'),
  kind('Infant car seats', 'Infant Car Seat', 'Car Seats > Infant Car Seats', 17900, 'isofix, 4-35 lb'),
  kind('Car seat bases', 'Car Seat Base', 'Car Seats > Car Seat Accessories', 9900, 'isofix'),
  kind('Soft carriers', 'Baby Carrier', 'Carriers > Soft Carriers', 8900, 'sling, ergonomic'),
  kind('Cribs', 'Crib', 'Nursery > Cribs', 29900, 'solid beech', { material: ['Wood'] }),
  kind('Swaddles', 'Swaddle', 'Nursery > Swaddles & Blankets', 1899, 'muslin, 2-pack, 120 x 120 cm', {
    size: ['0-3M', '3-6M'],
  }),
  kind('Blankets', 'Knit Blanket', 'Nursery > Swaddles & Blankets', 3400, 'knitted'),
  kind('Baby monitors', 'Video Baby Monitor', 'Baby Health & Safety > Monitors', 12900, 'camera, night vision'),
  kind('Bottles', 'Bottle', 'Feeding > Bottles', 999, 'anti-colic, 8 oz, 250 ml', { size: ['4 oz', '8 oz'] }),
  kind('Pacifiers', 'Pacifier', 'Feeding > Pacifiers', 699, 'orthodontic, 2 pack', { size: ['0-6M', '6-18M'] }),
  kind('High chairs', 'High Chair', 'Feeding > High Chairs', 15900, 'tray, footrest'),
  kind('Bibs', 'Bib', 'Feeding > Bibs & Burp Cloths', 899, 'catch-all pocket, 3-pack'),
  kind('Diapers', 'Diapers', 'Diapering > Diapers', 2499, 'fragrance free, size 2', { size: ['Newborn', 'Size 2'] }),
  kind('Diaper bags', 'Diaper Bag', 'Diapering > Diaper Bags', 6900, 'backpack, stroller straps'),
  kind('Bodysuits', 'Bodysuit', 'Clothing > Bodysuits', 1299, 'long sleeve, 3-pack', {
    size: ['0-3M', '3-6M', '6-9M'],
  }),
  kind('Rompers', 'Romper', 'Clothing > Rompers', 2199, 'snaps', { size: ['3-6M', '6-9M', '9-12M'] }),
  kind('Sleep sacks', 'Sleep Sack', 'Nursery > Sleep Sacks', 3299, '1.0 tog, wearable', { size: ['6-18M'] }),
  kind('Stacking toys', 'Stacking Toy', 'Playroom > Toys', 1799, 'wooden rings', { age: ['6 months+'] }),
  kind('Teethers', 'Teether', 'Playroom > Teethers & Rattles', 1099, 'food-grade'),
  kind('Bathtubs', 'Bathtub', 'Bath & Potty > Bathtubs', 3900, 'newborn insert'),
  kind('Hooded towels', 'Hooded Towel', 'Bath & Potty > Towels', 2299, 'terry'),
  kind('Potties', 'Potty', 'Bath & Potty > Potties', 1999, 'splash guard'),
];

/** `perKind` products of each kind; colors, brands, prices and flags cycle with different periods, so that all pairs occur. */
export function sampleProducts(perKind = 12): ProductDocument[] {
  const products: ProductDocument[] = [];
  sampleKinds.forEach((type, kindAt) => {
    for (let at = 0; at < perKind; at += 1) products.push(sampleProduct(type, kindAt, at, products.length + 1));
  });
  return products;
}

function sampleProduct(type: Kind, kindAt: number, at: number, id: number): ProductDocument {
  const step = kindAt * 7 + at * 3;
  const brand = sampleBrands[step % sampleBrands.length]!;
  const colours = [
    sampleColours[(at + kindAt) % sampleColours.length]!,
    sampleColours[(at * 5 + 2) % sampleColours.length]!,
  ];
  const material = materials[(at + kindAt * 2) % materials.length]!;
  const name = names[(at + kindAt) % names.length]!;
  const minPriceCents = type.fromCents + at * Math.round(type.fromCents / 10);
  const reviewCount = (step * 13) % 400;
  const rating = reviewCount === 0 ? 0 : 2 + ((step * 7) % 31) / 10;
  return {
    id,
    slug: slugOf(`${brand} ${name} ${type.noun}`),
    title: `${brand} ${name} ${type.noun}`,
    brand,
    brandSlug: slugOf(brand),
    brandId: sampleBrands.indexOf(brand) + 1,
    categories: type.categories.map(([slug]) => slug),
    categoryTitles: type.categories.map(([, title]) => title),
    productType: type.type,
    description: `The ${name} is made for everyday use by families who like things simple. ${type.words.join('. ')}.`,
    keywords: [...type.words, material],
    attributes: { ...type.attributes, color: [...new Set(colours)], material: type.attributes.material ?? [material] },
    minPriceCents,
    maxPriceCents: minPriceCents + (at % 3) * 500,
    available: step % 9 !== 0,
    onSale: step % 6 === 0,
    isNew: step % 11 === 0,
    comingSoon: step % 17 === 0,
    ...mapFlags((name) => (step + flagNames.indexOf(name)) % 10 === 0),
    kind: 'product',
    rating,
    reviewCount,
    ratingScore: (rating * reviewCount + 4 * 10) / (reviewCount + 10),
    popularity: (step * 37) % 1000,
    createdAt: 1_700_000_000_000 + ((step * 29) % 500) * 86_400_000,
  };
}

export const sampleArticles: ArticleDocument[] = [
  ['choosing-a-stroller', 'How to choose a stroller', 'Wheels, weight and fold.', 'gear', 'guide'],
  ['first-week-home', 'Your first week at home', 'Sleep, feeding and help.', 'newborn', 'article'],
  ['week-20', 'Week 20 of pregnancy', 'Half-way there.', 'pregnancy', 'week'],
  ['safe-sleep', 'Safe sleep, simply', 'A firm flat crib and nothing in it.', 'sleep', 'article'],
  ['bottle-feeding', 'Bottle feeding basics', 'How much, how often.', 'feeding', 'article'],
  ['about-us', 'About Layette', 'Who we are.', 'company', 'page'],
].map(([id, title, teaser, topic, articleKind], at) => ({
  id: id!,
  title: title!,
  teaser: teaser!,
  body: `${teaser} Many parents ask about this. Take your time and ask somebody you trust. ${title}`,
  topics: [topic!],
  kind: articleKind as ArticleDocument['kind'],
  url: `/${id}`,
  publishedAt: 1_700_000_000_000 + at * 86_400_000,
}));
