import { aroundTheHouse } from './silhouettes/around-the-house.ts';
import { babyBooks } from './silhouettes/baby-books.ts';
import { bagsAndChairs } from './silhouettes/bags-and-chairs.ts';
import { bibs } from './silhouettes/bibs.ts';
import { blankets } from './silhouettes/blankets.ts';
import { bottlesAndPacifiers } from './silhouettes/bottles-and-pacifiers.ts';
import { care } from './silhouettes/care.ts';
import { clothes } from './silhouettes/clothes.ts';
import { cribsAndSeats } from './silhouettes/cribs-and-seats.ts';
import { diapers } from './silhouettes/diapers.ts';
import { firstLayers } from './silhouettes/first-layers.ts';
import { giftSets } from './silhouettes/gift-sets.ts';
import { gifts } from './silhouettes/gifts.ts';
import { kits } from './silhouettes/kits.ts';
import { mealtimes } from './silhouettes/mealtimes.ts';
import { nursery } from './silhouettes/nursery.ts';
import { onTheGo } from './silhouettes/on-the-go.ts';
import { playtime } from './silhouettes/playtime.ts';
import { plush } from './silhouettes/plush.ts';
import { pushToys } from './silhouettes/push-toys.ts';
import { rattles } from './silhouettes/rattles.ts';
import { rompers } from './silhouettes/rompers.ts';
import { socks } from './silhouettes/socks.ts';
import { strollerExtras } from './silhouettes/stroller-extras.ts';
import { strollers } from './silhouettes/strollers.ts';
import { thermometers } from './silhouettes/thermometers.ts';
import { topsAndSwaddles } from './silhouettes/tops-and-swaddles.ts';
import { wash } from './silhouettes/wash.ts';

export const silhouettes = {
  ...onTheGo,
  ...strollers,
  ...cribsAndSeats,
  ...bagsAndChairs,
  ...nursery,
  ...care,
  ...mealtimes,
  ...bottlesAndPacifiers,
  ...playtime,
  ...clothes,
  ...firstLayers,
  ...topsAndSwaddles,
  ...gifts,
  ...plush,
  ...wash,
  ...thermometers,
  ...kits,
  ...giftSets,
  ...rattles,
  ...babyBooks,
  ...pushToys,
  ...bibs,
  ...diapers,
  ...rompers,
  ...socks,
  ...blankets,
  ...strollerExtras,
  ...aroundTheHouse,
};

export type SilhouetteKey = keyof typeof silhouettes;
