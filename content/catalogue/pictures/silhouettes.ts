import { bagsAndChairs } from './silhouettes/bags-and-chairs.ts';
import { bottlesAndPacifiers } from './silhouettes/bottles-and-pacifiers.ts';
import { care } from './silhouettes/care.ts';
import { clothes } from './silhouettes/clothes.ts';
import { cribsAndSeats } from './silhouettes/cribs-and-seats.ts';
import { firstLayers } from './silhouettes/first-layers.ts';
import { gifts } from './silhouettes/gifts.ts';
import { mealtimes } from './silhouettes/mealtimes.ts';
import { nursery } from './silhouettes/nursery.ts';
import { onTheGo } from './silhouettes/on-the-go.ts';
import { playtime } from './silhouettes/playtime.ts';
import { strollers } from './silhouettes/strollers.ts';
import { topsAndSwaddles } from './silhouettes/tops-and-swaddles.ts';

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
};

export type SilhouetteKey = keyof typeof silhouettes;
