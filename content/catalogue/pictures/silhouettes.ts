import { care } from './silhouettes/care.ts';
import { clothes } from './silhouettes/clothes.ts';
import { gifts } from './silhouettes/gifts.ts';
import { mealtimes } from './silhouettes/mealtimes.ts';
import { nursery } from './silhouettes/nursery.ts';
import { onTheGo } from './silhouettes/on-the-go.ts';
import { playtime } from './silhouettes/playtime.ts';

export const silhouettes = { ...onTheGo, ...nursery, ...care, ...mealtimes, ...playtime, ...clothes, ...gifts };

export type SilhouetteKey = keyof typeof silhouettes;
