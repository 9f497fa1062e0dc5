import { paper } from '../paint.ts';
import { box, oval } from '../paths.ts';
import type { Silhouette } from '../silhouettes/silhouette.ts';
import { type SilhouetteKey, silhouettes } from '../silhouettes.ts';
import { foldedClothes } from './folded-clothes.ts';
import { nurserySides } from './nursery-sides.ts';
import { onTheGoSides } from './on-the-go-sides.ts';
import { playSides } from './play-sides.ts';
import { safetySides } from './safety-sides.ts';

/** A second drawing of a thing: its back, its side, folded or open. Its words follow the thing's: "from behind". */
type SideView = Silhouette;

const another = (words: string, silhouette: SilhouetteKey): SideView => ({ ...silhouettes[silhouette], words });

/** The side of a backpack that touches the wearer's back. */
const backpackBack = (outline: string, top = ''): SideView => ({
  words: 'from behind, with its padded straps',
  shadow: [300, 520, 160],
  draw: (p) =>
    p.rod('M250 118Q250 64 300 64T350 118', p.accent, 18) +
    p.body(outline, p.main, { depth: 24 }) +
    (top && p.body(top, p.main, { depth: 12 })) +
    p.body(box(200, 150, 200, 320, 40), p.deep, { depth: 10 }) +
    p.seam('M212 240H388M212 320H388M212 400H388') +
    p.rod('M250 140Q170 250 184 400M350 140Q430 250 416 400', p.second, 44) +
    p.stitch('M240 160Q170 260 184 390M360 160Q430 260 416 390') +
    p.rod('M184 400L176 490M416 400L424 490', p.accent, 12) +
    p.body(box(250, 118, 100, 40, 12), p.second, { depth: 6 }),
});

/** The contents of a tote, from the front and slightly above. */
const packedTote: SideView = {
  words: 'open and packed',
  shadow: [300, 512, 190],
  draw: (p) =>
    p.rod('M150 250Q150 110 300 110T450 250', p.deep, 20) +
    p.body(oval(300, 268, 196, 78), p.deep, { depth: 10, light: 0 }) +
    p.body(box(160, 170, 60, 150, 22), '#EDF2F0', { depth: 8 }) +
    p.body(box(166, 140, 48, 40, 12), p.accent, { depth: 4 }) +
    p.body(box(234, 196, 104, 130, 12), paper, { depth: 8 }) +
    p.seam('M242 222H330M242 246H330') +
    p.body('M346 206Q400 170 444 214V320H346Z', p.second, { depth: 10 }) +
    p.stitch('M356 226Q400 196 434 228') +
    p.body('M104 268A196 78 0 0 0 496 268L470 470Q464 506 428 506H172Q136 506 130 470Z', p.main, {
      print: true,
      depth: 24,
    }) +
    p.stitch('M116 300A190 76 0 0 0 484 300') +
    p.rod('M170 330Q170 190 300 190T430 330', p.accent, 20) +
    p.button(170, 336, 12) +
    p.button(430, 336, 12),
};

const folded = another('folded up', 'folded-stroller');
const seatFromTheSide = another('from the side', 'side-car-seat');
const oneLaidOut = another('one of them laid out', 'square-swaddle');

export const sideViews: Partial<Record<SilhouetteKey, SideView>> = {
  ...onTheGoSides,
  ...nurserySides,
  ...foldedClothes,
  ...playSides,
  ...safetySides,
  'travel-system': another('and its car seat alone, on a base', 'infant-car-seat'),
  'diaper-backpack': backpackBack('M160 220Q166 100 300 100T440 220L454 470Q452 512 410 512H190Q148 512 146 470Z'),
  'roll-top-backpack': backpackBack(
    'M182 150H418Q436 150 436 168V480Q436 512 404 512H196Q164 512 164 480V168Q164 150 182 150Z',
    box(150, 92, 300, 62, 30),
  ),
  'flap-backpack': backpackBack(box(140, 104, 320, 408, 64)),
  'round-backpack': backpackBack('M150 330Q150 100 300 100T450 330V460Q450 514 396 514H204Q150 514 150 460Z'),
  'wide-open-backpack': backpackBack(
    'M140 206H460L452 470Q450 512 410 512H190Q150 512 148 470Z',
    'M150 206Q160 104 300 100T450 206Z',
  ),
  'bucket-tote': packedTote,
  stroller: folded,
  'city-stroller': folded,
  'travel-stroller': folded,
  'cabin-stroller': folded,
  'convertible-car-seat': seatFromTheSide,
  'headrest-car-seat': seatFromTheSide,
  'side-car-seat': another('from the front', 'headrest-car-seat'),
  'folded-swaddles': oneLaidOut,
  'rolled-swaddles': oneLaidOut,
  swaddle: oneLaidOut,
  diaper: another('laid open', 'open-diaper'),
  'open-diaper': another('closed', 'diaper'),
  'diaper-pack': another('and one diaper out of it', 'diaper'),
  book: another('open', 'open-book'),
};
