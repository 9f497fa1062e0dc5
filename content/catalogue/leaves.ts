import type { RootSlug } from './brands.ts';

/** The category tree for the generator; content/categories has the texts for visitors, and a test keeps both in step. */
export interface Leaf {
  readonly id: number;
  readonly slug: string;
  readonly root: RootSlug;
  readonly hidden: boolean;
}

const leafSlugs: Readonly<Record<RootSlug, readonly string[]>> = {
  strollers: [
    'full-size-strollers',
    'travel-strollers',
    'jogging-strollers',
    'double-strollers',
    'travel-systems',
    'stroller-wagons',
    'stroller-accessories',
  ],
  'car-seats': [
    'infant-car-seats',
    'convertible-car-seats',
    'booster-seats',
    'car-seat-bases',
    'car-seat-adapters',
    'car-seat-accessories',
  ],
  carriers: ['structured-carriers', 'wraps-and-slings', 'carrier-accessories'],
  nursery: [
    'cribs',
    'bassinets',
    'crib-mattresses',
    'dressers-and-changers',
    'gliders-and-rockers',
    'crib-sheets',
    'swaddles-and-blankets',
    'sleep-sacks',
    'mobiles-and-decor',
    'sound-machines-and-night-lights',
    'nursery-storage',
  ],
  playroom: [
    'rattles-and-teethers',
    'plush-toys',
    'blocks-and-stackers',
    'baby-books',
    'play-gyms-and-mats',
    'bouncers-and-swings',
    'push-and-ride-toys',
    'retired-toys',
  ],
  'bath-potty': ['bathtubs', 'towels-and-washcloths', 'bath-toys', 'wash-and-lotion', 'potties-and-step-stools'],
  'baby-health-safety': [
    'thermometers',
    'baby-monitors',
    'baby-gates',
    'childproofing',
    'humidifiers',
    'health-and-grooming-kits',
  ],
  feeding: [
    'bottles',
    'pacifiers',
    'breast-pumps',
    'nursing-pillows',
    'bottle-warmers-and-sterilizers',
    'high-chairs',
    'bibs-and-burp-cloths',
    'toddler-cups',
    'plates-bowls-and-spoons',
    'milk-storage',
  ],
  diapering: ['diapers', 'wipes', 'changing-pads', 'diaper-pails', 'diaper-bags', 'diaper-creams'],
  clothing: [
    'bodysuits',
    'pajamas',
    'rompers',
    'tops-and-pants',
    'dresses',
    'sweaters-and-jackets',
    'hats-and-mittens',
    'socks-and-shoes',
    'swimwear',
  ],
  more: [
    'gift-cards',
    'cash-funds',
    'group-gifts',
    'help-and-favors',
    'keepsakes',
    'postpartum-care',
    'gift-sets',
    'showroom-samples',
  ],
};

export const hiddenLeaves: ReadonlySet<string> = new Set(['retired-toys', 'showroom-samples']);
/** The specified number of the category of cash funds. */
const cashFundCategoryId = 252;

export const rootSlugs = Object.keys(leafSlugs) as RootSlug[];
export const rootId = (root: RootSlug) => 1000 + (rootSlugs.indexOf(root) + 1) * 100;

export const leaves: readonly Leaf[] = rootSlugs.flatMap((root) =>
  leafSlugs[root].map((slug, at) => ({
    id: slug === 'cash-funds' ? cashFundCategoryId : rootId(root) + at + 1,
    slug,
    root,
    hidden: hiddenLeaves.has(slug),
  })),
);
