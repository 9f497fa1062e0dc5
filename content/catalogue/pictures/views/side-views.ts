import { type Painter, paper } from '../paint.ts';
import { box } from '../paths.ts';
import { footed, longBody, shortBody, tee } from '../silhouettes/parts.ts';
import type { Silhouette } from '../silhouettes/silhouette.ts';
import { type SilhouetteKey, silhouettes } from '../silhouettes.ts';
import { nurserySides } from './nursery-sides.ts';
import { onTheGoSides } from './on-the-go-sides.ts';

/** A second drawing of a thing: its back, its side, folded or open. Its words come after the thing's: "from behind". */
type SideView = Silhouette;

const another = (words: string, silhouette: SilhouetteKey): SideView => ({ ...silhouettes[silhouette], words });

/** The back of a piece of clothing: its outline with a higher neck, a neckband with a label, and what is sewn below. */
const back = (outline: string, dip: number, sewn: (p: Painter) => string): SideView => ({
  words: 'from behind',
  shadow: null,
  draw: (p) => {
    const [neck, ...numbers] = /^M(\d+) (\d+)Q(\d+) \d+ (\d+) \d+/.exec(outline) ?? [''];
    const [left = 0, top = 0, middle = 0, right = 0] = numbers.map(Number);
    const dipped = `M${left} ${top}Q${middle} ${top + dip} ${right} ${top}`;
    const band = `${dipped}L${right + 12} ${top + 4}Q${middle} ${top + dip + 44} ${left - 12} ${top + 4}Z`;
    return (
      p.body(outline.replace(neck, dipped), p.main, { print: true, depth: 22 }) +
      p.body(band, p.second, { depth: 5 }) +
      p.body(box(278, top + dip + 18, 44, 32, 4), paper, { depth: 3 }) +
      sewn(p)
    );
  },
});

const shortBack = back(
  shortBody,
  18,
  (p) =>
    p.rod('M120 184L190 236M480 184L410 236', p.second, 11) +
    p.seam('M190 238Q186 180 196 150M410 238Q414 180 404 150M262 452Q300 464 338 452'),
);
const longBack = back(
  longBody,
  18,
  (p) =>
    p.rod('M68 374L116 392M532 374L484 392', p.second, 15) +
    p.seam('M186 250Q184 190 196 150M414 250Q416 190 404 150M262 452Q300 464 338 452'),
);
const footedBack = back(
  footed,
  16,
  (p) =>
    p.rod('M96 306L138 322M504 306L462 322', p.second, 13) +
    p.seam(
      'M192 220Q190 160 200 124M408 220Q410 160 400 124M190 366Q300 396 410 366M300 390V410M176 492Q220 508 270 492M330 492Q380 508 424 492',
    ),
);
const teeBack = back(tee, 16, (p) =>
  p.seam('M190 268Q186 200 198 160M410 268Q414 200 402 160M196 190Q300 214 404 190M186 476H414'),
);

/** The side of a backpack that lies on one's back. */
const backpackBack: SideView = {
  words: 'from behind, with its padded straps',
  shadow: [300, 520, 160],
  draw: (p) =>
    p.rod('M250 118Q250 64 300 64T350 118', p.accent, 18) +
    p.body('M160 220Q166 100 300 100T440 220L454 470Q452 512 410 512H190Q148 512 146 470Z', p.main, { depth: 24 }) +
    p.body(box(200, 150, 200, 320, 40), p.deep, { depth: 10 }) +
    p.seam('M212 240H388M212 320H388M212 400H388') +
    p.rod('M250 140Q170 250 184 400M350 140Q430 250 416 400', p.second, 44) +
    p.stitch('M240 160Q170 260 184 390M360 160Q430 260 416 390') +
    p.rod('M184 400L176 490M416 400L424 490', p.accent, 12) +
    p.body(box(250, 118, 100, 40, 12), p.second, { depth: 6 }),
};

const folded = another('folded up', 'folded-stroller');
const seatFromTheSide = another('from the side', 'side-car-seat');
const oneLaidOut = another('one of them laid out', 'square-swaddle');

export const sideViews: Partial<Record<SilhouetteKey, SideView>> = {
  ...onTheGoSides,
  ...nurserySides,
  'travel-system': another('and its car seat alone, on a base', 'infant-car-seat'),
  bodysuit: shortBack,
  'wrap-bodysuit': shortBack,
  'henley-bodysuit': shortBack,
  'long-bodysuit': longBack,
  'wrap-long-bodysuit': longBack,
  pajamas: footedBack,
  'side-zip-pajamas': footedBack,
  tee: teeBack,
  'henley-tee': teeBack,
  'diaper-backpack': backpackBack,
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
