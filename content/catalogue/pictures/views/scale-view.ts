import type { Tint } from '../../colors.ts';
import type { Extent } from '../extent.ts';
import { drawShadow, themed, themedTint } from '../grounds.ts';
import { ink, type Painter } from '../paint.ts';
import { box, disc } from '../paths.ts';
import { figureCm, openHand, standing } from './figure.ts';
import { laidOut, type Measure, pixelsPerCm, sizeCm, writtenMeasure } from './measure.ts';
import { figureColors } from './place-colors.ts';
import type { Shown } from './use-view.ts';

/** A thing beside something whose size everyone knows, above its own measure in words. */
const floorLine = 486;
const cmPerInch = 2.54;

const text = (x: number, y: number, size: number, words: string, anchor = 'middle') =>
  `<text class="words" x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}">${words}</text>`;

/** A ruler that stands on the floor, marked in inches. */
function ruler(x: number, pixels: number, top: number): string {
  const inch = pixels * cmPerInch;
  const each = inch >= 14 ? 1 : inch >= 9 ? 2 : 6;
  const count = Math.floor((floorLine - top) / inch / each) * each;
  let [marks, labels] = ['', ''];
  for (let at = each; at <= count; at += each) {
    const y = Math.round(floorLine - at * inch);
    const isLabelled = at % (each * 2) === 0;
    marks += `M${x} ${y}h${isLabelled ? 24 : 14}v3h-${isLabelled ? 24 : 14}Z`;
    if (isLabelled) labels += text(x + 29, y + 6, 15, String(at), 'start');
  }
  return `<path class="rule" d="M${x} ${Math.round(top)}h58V${floorLine}h-58Z"/><path class="words" d="${marks}"/>${labels}`;
}

const font = "<style>text{font-family:Figtree,'Segoe UI',Roboto,sans-serif;font-weight:600}</style>";

const placed = (drawn: string, { left, right, bottom }: Extent, middle: number, scale: number) =>
  `<g transform="translate(${Math.round(middle - ((left + right) / 2) * scale)} ${Math.round(floorLine - bottom * scale)}) scale(${Math.round(scale * 1000) / 1000})">${drawn}</g>`;

const isBesidePerson = (mm: readonly number[]) => Math.max(...mm) > 560;

/** What the picture shows, for its description. */
export function scaleWords(silhouette: Shown['silhouette'], measure: Measure): string {
  const written = writtenMeasure(measure);
  if ('sizes' in measure)
    return measure.sizes[0] === measure.sizes[1] ? written : `its smallest size beside its largest: ${written}`;
  const beside = isBesidePerson(measure.mm) ? 'the outline of a grown-up' : 'a grown-up’s hand';
  return `${laidOut.has(silhouette) ? 'one laid out ' : ''}beside ${beside} and a ruler: ${written}`;
}

/** One cloth of a folded or rolled set, laid out. */
export function drawCloth(p: Painter, [across, , high]: readonly [number, number, number]): string {
  const [width, height] = [500, Math.round((500 * high) / across)];
  return (
    p.body(box(50, 50, width, height, 16), p.main, { print: true, depth: 14 }) +
    p.stitch(box(68, 68, width - 36, height - 36, 8))
  );
}

export function drawScale(shown: Shown, measure: Measure, tint: Tint): string {
  const colors = {
    ...themedTint(tint),
    ...figureColors,
    words: [ink, '#F4EADC'],
    rule: ['#EBCB8B', '#A98B55'],
  } as const;
  return (
    `${themed(colors)}${font}<path class="paper" d="M0 0H600V600H0Z"/>` +
    ('mm' in measure ? drawBeside(shown, measure) : drawSizes(shown, measure.sizes)) +
    text(300, 572, 30, writtenMeasure(measure))
  );
}

function drawBeside({ silhouette, shadow, drawn, extent }: Shown, measure: Extract<Measure, { mm: unknown }>): string {
  const own = laidOut.has(silhouette)
    ? (10 * (extent.right - extent.left)) / measure.mm[0]
    : pixelsPerCm(silhouette, extent, measure);
  const [width, height] = [(extent.right - extent.left) / own, (extent.bottom - extent.top) / own];
  const isPerson = isBesidePerson(measure.mm);
  const [besideCm, besideHigh] = isPerson ? [64, figureCm] : [14, 26];
  const pixels = Math.min(430 / Math.max(height, besideHigh), 440 / (width + besideCm), 15);
  const start = 106 + (474 - (width + besideCm) * pixels) / 2;
  const middle = start + (width * pixels) / 2;
  const besideAt = Math.round(start + (width + besideCm / 2 + (isPerson ? 2 : 4)) * pixels);
  const raised = isPerson ? 0 : Math.round(7 * pixels);
  const top = floorLine - Math.max(height, isPerson ? figureCm : 19) * pixels;
  return (
    ruler(34, pixels, Math.max(30, top - 6)) +
    `<clipPath id="floor"><path d="M0 0H600V${floorLine}H0Z"/></clipPath><g clip-path="url(#floor)"><g transform="translate(${besideAt} ${floorLine - raised}) scale(${Math.round(pixels * 100) / 100})">${isPerson ? standing() : openHand()}</g></g>` +
    (shadow ? drawShadow([Math.round(middle), floorLine, Math.round((width * pixels) / 2)]) : '') +
    placed(drawn, extent, middle, pixels / own)
  );
}

/** Clothes: the smallest size beside the largest. */
function drawSizes({ drawn, extent }: Shown, [smallest, largest]: readonly [string, string]): string {
  const ratio = sizeCm[smallest]! / sizeCm[largest]!;
  const [width, height] = [extent.right - extent.left, extent.bottom - extent.top];
  const apart = 36;
  const scale = Math.min(380 / height, (520 - apart) / (width * (ratio < 1 ? 1 + ratio : 1)));
  const [small, large] = [width * scale * ratio, width * scale];
  if (ratio === 1) return placed(drawn, extent, 300, scale) + bracket(300, large, smallest);
  const start = 300 - (small + large + apart) / 2;
  return (
    placed(`<g id="thing">${drawn}</g>`, extent, start + small + apart + large / 2, scale) +
    placed('<use href="#thing"/>', extent, start + small / 2, scale * ratio) +
    bracket(start + small / 2, small, smallest) +
    bracket(start + small + apart + large / 2, large, largest)
  );
}

/** A line as wide as the clothes above it, with their size below. */
function bracket(middle: number, width: number, size: string): string {
  const [left, right] = [Math.round(middle - width / 2), Math.round(middle + width / 2)];
  const line = `M${left} ${floorLine + 14}H${right}v3H${left}Z${disc(left, floorLine + 15.5, 5)}${disc(right, floorLine + 15.5, 5)}`;
  return `<path class="words" d="${line}"/>${text(Math.round(middle), floorLine + 42, 22, size)}`;
}
