import type { ColorKey, Tint } from '../colors.ts';
import type { Backdrop } from './grounds.ts';
import { type AccentKey, drawPicture, type PictureSpec, type PictureView } from './picture.ts';
import type { PrintKey } from './prints.ts';
import type { SilhouetteKey } from './silhouettes.ts';

type Tile = readonly [silhouette: SilhouetteKey, color: ColorKey, print: PrintKey, tint: Tint];

/** The picture of each category, root or leaf, by its slug. */
const tiles: Readonly<Record<string, Tile>> = {
  strollers: ['stroller', 'sage', 'solid', 'blush'],
  'car-seats': ['infant-car-seat', 'denim', 'solid', 'butter'],
  carriers: ['structured-carrier', 'clay', 'solid', 'mint'],
  nursery: ['crib', 'birch', 'solid', 'sky'],
  playroom: ['blocks', 'clay', 'solid', 'mint'],
  'bath-potty': ['bath-duck', 'butter', 'solid', 'sky'],
  'baby-health-safety': ['thermometer', 'mint', 'solid', 'blush'],
  feeding: ['bottle', 'blush', 'solid', 'mint'],
  diapering: ['diaper', 'sky', 'stars', 'butter'],
  clothing: ['bodysuit', 'lavender', 'dots', 'butter'],
  more: ['gift-box', 'sage', 'dots', 'blush'],
  'full-size-strollers': ['stroller', 'denim', 'solid', 'cream'],
  'travel-strollers': ['travel-stroller', 'clay', 'solid', 'sky'],
  'jogging-strollers': ['jogging-stroller', 'moss', 'solid', 'butter'],
  'double-strollers': ['double-stroller', 'plum', 'solid', 'mint'],
  'travel-systems': ['travel-system', 'sand', 'solid', 'sky'],
  'stroller-wagons': ['wagon', 'rust', 'solid', 'mint'],
  'stroller-accessories': ['stroller-organizer', 'sage', 'solid', 'butter'],
  'infant-car-seats': ['infant-car-seat', 'sage', 'solid', 'blush'],
  'convertible-car-seats': ['convertible-car-seat', 'charcoal', 'solid', 'blush'],
  'booster-seats': ['booster-seat', 'plum', 'solid', 'butter'],
  'car-seat-bases': ['car-seat-base', 'fog', 'solid', 'mint'],
  'car-seat-adapters': ['car-seat-adapter', 'cocoa', 'solid', 'sky'],
  'car-seat-accessories': ['car-mirror', 'mint', 'solid', 'cream'],
  'structured-carriers': ['structured-carrier', 'denim', 'dots', 'butter'],
  'wraps-and-slings': ['ring-sling', 'blush', 'waves', 'sky'],
  'carrier-accessories': ['carrier-cover', 'sage', 'stars', 'cream'],
  cribs: ['crib', 'walnut', 'solid', 'mint'],
  bassinets: ['bassinet', 'sky', 'dots', 'butter'],
  'crib-mattresses': ['mattress', 'fog', 'solid', 'blush'],
  'dressers-and-changers': ['dresser', 'sage', 'solid', 'cream'],
  'gliders-and-rockers': ['glider', 'clay', 'solid', 'sky'],
  'crib-sheets': ['sheet', 'mint', 'sprigs', 'blush'],
  'swaddles-and-blankets': ['blanket', 'butter', 'gingham', 'mint'],
  'sleep-sacks': ['sleep-sack', 'lavender', 'moons', 'cream'],
  'mobiles-and-decor': ['mobile', 'clay', 'dots', 'sky'],
  'sound-machines-and-night-lights': ['night-light', 'blush', 'solid', 'sky'],
  'nursery-storage': ['basket', 'sand', 'solid', 'mint'],
  'rattles-and-teethers': ['rattle', 'sky', 'dots', 'butter'],
  'plush-toys': ['plush-bear', 'sand', 'solid', 'sky'],
  'blocks-and-stackers': ['stacking-rings', 'denim', 'stripes', 'butter'],
  'baby-books': ['book', 'sage', 'gingham', 'blush'],
  'play-gyms-and-mats': ['play-gym', 'blush', 'dots', 'mint'],
  'bouncers-and-swings': ['bouncer', 'mint', 'stripes', 'cream'],
  'push-and-ride-toys': ['balance-bike', 'clay', 'solid', 'mint'],
  'retired-toys': ['bead-maze', 'lavender', 'solid', 'cream'],
  bathtubs: ['bathtub', 'sky', 'solid', 'butter'],
  'towels-and-washcloths': ['hooded-towel', 'mint', 'stripes', 'blush'],
  'bath-toys': ['bath-squirters', 'butter', 'solid', 'mint'],
  'wash-and-lotion': ['pump-wash', 'lavender', 'solid', 'cream'],
  'potties-and-step-stools': ['potty', 'sage', 'solid', 'sky'],
  thermometers: ['thermometer', 'sky', 'solid', 'cream'],
  'baby-monitors': ['monitor', 'mint', 'solid', 'butter'],
  'baby-gates': ['baby-gate', 'white', 'solid', 'sky'],
  childproofing: ['outlet-cover', 'blush', 'solid', 'mint'],
  humidifiers: ['humidifier', 'mint', 'solid', 'blush'],
  'health-and-grooming-kits': ['first-aid', 'clay', 'solid', 'cream'],
  bottles: ['bottle-set', 'sky', 'solid', 'blush'],
  pacifiers: ['pacifier', 'mint', 'solid', 'butter'],
  'breast-pumps': ['breast-pump', 'lavender', 'solid', 'mint'],
  'nursing-pillows': ['nursing-pillow', 'clay', 'sprigs', 'sky'],
  'bottle-warmers-and-sterilizers': ['sterilizer', 'mint', 'solid', 'cream'],
  'high-chairs': ['high-chair', 'sage', 'stars', 'blush'],
  'bibs-and-burp-cloths': ['bib', 'butter', 'rainbows', 'sky'],
  'toddler-cups': ['sippy-cup', 'clay', 'dots', 'mint'],
  'plates-bowls-and-spoons': ['bowl', 'sky', 'waves', 'butter'],
  'milk-storage': ['milk-bags', 'blush', 'solid', 'cream'],
  diapers: ['diaper-pack', 'mint', 'stars', 'blush'],
  wipes: ['wipes', 'sky', 'waves', 'cream'],
  'changing-pads': ['changing-pad', 'butter', 'gingham', 'mint'],
  'diaper-pails': ['diaper-pail', 'sage', 'solid', 'butter'],
  'diaper-bags': ['diaper-backpack', 'clay', 'solid', 'sky'],
  'diaper-creams': ['lotion-tube', 'mint', 'solid', 'butter'],
  bodysuits: ['bodysuit', 'sky', 'stars', 'blush'],
  pajamas: ['pajamas', 'sage', 'moons', 'butter'],
  rompers: ['romper', 'clay', 'dots', 'sky'],
  'tops-and-pants': ['tee', 'butter', 'stripes', 'mint'],
  dresses: ['dress', 'blush', 'hearts', 'sky'],
  'sweaters-and-jackets': ['cardigan', 'denim', 'solid', 'cream'],
  'hats-and-mittens': ['hat', 'rust', 'solid', 'mint'],
  'socks-and-shoes': ['socks', 'mint', 'stripes', 'blush'],
  swimwear: ['swim-trunks', 'sky', 'waves', 'butter'],
  'gift-cards': ['gift-card', 'clay', 'hearts', 'mint'],
  'cash-funds': ['savings-jar', 'sage', 'solid', 'butter'],
  'group-gifts': ['gift-basket', 'lavender', 'solid', 'mint'],
  'help-and-favors': ['helping-hand', 'sky', 'stripes', 'blush'],
  keepsakes: ['memory-book', 'blush', 'sprigs', 'sky'],
  'postpartum-care': ['recovery-kit', 'lavender', 'dots', 'cream'],
  'gift-sets': ['gift-box', 'butter', 'stripes', 'sky'],
  'showroom-samples': ['basket', 'oat', 'solid', 'sky'],
};

const backdrops: readonly Backdrop[] = ['arch', 'sun', 'pebble', 'window', 'hill'];
const accentKeys: readonly AccentKey[] = ['clay', 'gold', 'teal', 'berry', 'moss'];

export const categoryTileSlugs = Object.keys(tiles);
export const drawCategoryTile = (slug: string): string => drawPicture(specOf(slug, 'front'));
export const drawGuidePortrait = (slug: string): string => drawPicture(specOf(slug, 'portrait'));

function specOf(slug: string, view: PictureView): PictureSpec {
  const tile = tiles[slug];
  if (!tile) throw new Error(`No tile is drawn for the category ${slug}: add it to category-tiles.ts.`);
  const [silhouette, color, print, tint] = tile;
  const at = categoryTileSlugs.indexOf(slug);
  const accent = accentKeys[at % accentKeys.length]!;
  const backdrop = backdrops[at % backdrops.length]!;
  return { silhouette, color, print, tint, accent, backdrop, view };
}
