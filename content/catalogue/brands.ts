import { type AccentKey, accents } from './pictures/picture.ts';

/** Invented makers. Each serves two or three roots, so that a brand's page looks coherent. */
export type RootSlug =
  | 'strollers'
  | 'car-seats'
  | 'carriers'
  | 'nursery'
  | 'playroom'
  | 'bath-potty'
  | 'baby-health-safety'
  | 'feeding'
  | 'diapering'
  | 'clothing'
  | 'more';

export interface Brand {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly about: string;
  readonly roots: readonly RootSlug[];
  readonly accent: AccentKey;
  readonly discountExcluded: boolean;
}

/** Names grouped by what the makers make; all names of one row share its roots. */
const makers: readonly (readonly [roots: readonly RootSlug[], about: string, names: readonly string[]])[] = [
  [
    ['strollers', 'car-seats'],
    'makes strollers, car seats, and everything that connects them',
    ['Trundlekin', 'Brindlewick', 'Nimblemoor', 'Orrenvale', 'Quaylark', 'Fennimoor'],
  ],
  [
    ['strollers', 'carriers'],
    'makes light gear for long walks',
    ['Yonderkin', 'Pebblethwaite', 'Wayfernby', 'Rumblefold'],
  ],
  [
    ['carriers', 'clothing'],
    'makes carriers, wraps, and clothes from its own fabric',
    ['Lullaweft', 'Mossaby', 'Teasel & Tide', 'Wickermoss', 'Cottonquay'],
  ],
  [
    ['nursery'],
    'builds solid, simple nursery furniture',
    [
      'Oakenlull',
      'Hazelnook & Ivy',
      'Elmsparrow',
      'Birchabee',
      'Rowanfold',
      'Latchwood Lane',
      'Knollwick',
      'Alderbee',
      'Timberlull',
    ],
  ],
  [
    ['nursery', 'bath-potty'],
    'makes bedding and towels that get softer with every wash',
    ['Hushmallow', 'Quiltmarsh', 'Lintwhistle', 'Feathernook', 'Snugglewort', 'Moonbarrow', 'Dozeworthy'],
  ],
  [
    ['playroom'],
    'makes simple toys that leave room to imagine',
    [
      'Poppinwell',
      'Dovetumble',
      'Jorrowby',
      'Whimbrook',
      'Bumbleforth',
      'Figgleton',
      'Noodlebury',
      'Pipkinshore',
      'Acornalley',
      'Tumblethorn',
    ],
  ],
  [['playroom', 'more'], 'makes books and keepsakes', ['Storywillow', 'Glimmerwold', 'Pramble & Pine', 'Inglewhim']],
  [
    ['bath-potty', 'diapering'],
    'makes skin care with short ingredient lists',
    ['Puddlefern', 'Tidewren', 'Coddlestone', 'Cloverdunn', 'Oatmoor', 'Islaroo'],
  ],
  [
    ['baby-health-safety'],
    'makes simple, reliable devices for the nursery',
    ['Lumenook', 'Sorrelby', 'Emberlull', 'Kindlefern', 'Heatherquay', 'Stillwick'],
  ],
  [
    ['feeding'],
    'makes everything for feeding, from first bottle to high chair',
    [
      'Spoonabout',
      'Honeythorpe',
      'Kettlewren',
      'Barleyhush',
      'Plumarrow',
      'Orchardly Bee',
      'Saltbarley',
      'Nettlebrae',
      'Crumbleby',
    ],
  ],
  [
    ['feeding', 'diapering'],
    'makes diapering and everyday basics that wash well',
    ['Nappleby', 'Otterplum', 'Swaddleby', 'Tansywold', 'Zinniwick'],
  ],
  [
    ['clothing'],
    'makes baby clothes from soft, simple fabrics',
    [
      'Wrenhollow',
      'Larkspindle',
      'Willowisk',
      'Yarrowkin',
      'Dandelow',
      'Lambsbarrow',
      'Jasperbun',
      'Flaxabee',
      'Applethistle',
      'Marlowisp',
      'Finchwillow',
      'Fawnswick',
      'Gosslinghay',
      'Dapplemere',
      'Umberlark',
      'Velvetmoss',
    ],
  ],
  [
    ['more', 'clothing'],
    'puts together gifts for new families',
    ['Gatherloom', 'Mistlebay', 'Vinterly', 'Sundrift Hollow', 'Thimblegate'],
  ],
];

const accentKeys = Object.keys(accents) as AccentKey[];
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-');

const invented: Brand[] = makers
  .flatMap(([roots, about, names]) => names.map((name) => ({ name, roots, about })))
  .map(({ name, roots, about }, at) => ({
    id: 101 + at,
    slug: slugOf(name),
    name,
    roots,
    about,
    accent: accentKeys[at % accentKeys.length]!,
    discountExcluded: at % 23 === 4,
  }));

/** The shop's own brand: gift cards, funds and favors. */
export const houseBrand: Brand = {
  id: 100,
  slug: 'layette',
  name: 'Layette',
  about: 'is our own brand: gift cards, funds, and help from friends',
  roots: ['more'],
  accent: 'clay',
  discountExcluded: true,
};

export const brands: readonly Brand[] = [houseBrand, ...invented];
