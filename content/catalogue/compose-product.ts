import { mapFlags } from '#rules/product-fields.ts';
import type { Brand } from './brands.ts';
import type { ProductLineInput, VariantInput } from './catalogue-line.ts';
import { colors } from './colors.ts';
import { shiftDay } from './days.ts';
import { galleryOf } from './gallery.ts';
import { type Drawn, drawLook, type Look } from './looks.ts';
import { prints } from './pictures/prints.ts';
import { measureFrom } from './pictures/views/measure.ts';
import { drawPriceCents, salePriceCents } from './prices.ts';
import type { Random } from './random.ts';
import type { Kind } from './recipe.ts';
import { drawRatings, drawReviewCount, type Standing } from './spread.ts';

const labelOf = (key: string) => key.charAt(0).toUpperCase() + key.slice(1).replaceAll('-', ' ');
const capitalized = (words: string) =>
  words.replace(/(^|-)([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
const lowered = (text: string) => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);
const slugFrom = (text: string) =>
  text
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100)
    .replace(/-$/, '');

/** Months that a clothing size is for. */
export function monthsOf(size: string): readonly [number, number] | null {
  if (size === 'NB') return [0, 1];
  const years = /^(\d)T$/.exec(size);
  if (years) return [Number(years[1]) * 12, Number(years[1]) * 12 + 12];
  const months = /^(\d+)-(\d+)M$/.exec(size);
  return months ? [Number(months[1]), Number(months[2])] : null;
}

const drawSizes = (kind: Kind, random: Random): string[] => {
  const sizes = kind.sizes ?? [];
  if (sizes.length <= 3) return [...sizes];
  const length = Math.min(sizes.length, random.between(2, 4));
  const start = random.between(0, sizes.length - length);
  return sizes.slice(start, start + length);
};

const gram = (kilograms: number) => Math.round(kilograms * 1000);
const millimetres = ([width, depth, height]: readonly [number, number, number]): [number, number, number] => [
  width * 10,
  depth * 10,
  height * 10,
];

export interface Draft {
  readonly id: number;
  readonly kind: Kind;
  readonly brand: Brand;
  readonly serial: number;
  readonly standing: Standing;
  readonly random: Random;
  /** Only where the demo needs an extreme: a title and a number of reviews of its own. */
  readonly title?: string;
  readonly reviewCount?: number;
}

export interface CatalogueState {
  readonly today: string;
  readonly drawn: Drawn;
  readonly takenTitles: Set<string>;
  readonly series: readonly string[];
  nextVariantId: number;
}

function drawTitle(draft: Draft, look: Look, pack: number | null, state: CatalogueState): string {
  const { kind, random } = draft;
  const print = kind.printed && look.print !== 'solid' ? `${capitalized(prints[look.print].words)} ` : '';
  for (let attempt = 0; attempt < 500; attempt += 1) {
    const title =
      draft.title ?? `${random.pick(state.series)} ${print}${random.pick(kind.nouns)}${pack ? `, ${pack}-Pack` : ''}`;
    if (state.takenTitles.has(title)) continue;
    state.takenTitles.add(title);
    return title;
  }
  throw new Error(`Every title for ${kind.type} is taken: add names to series.ts.`);
}

function composeVariants(draft: Draft, look: Look, sizes: readonly string[], state: CatalogueState): VariantInput[] {
  const { kind, random, standing } = draft;
  const basePriceCents = drawPriceCents(random, kind.dollars, draft.serial);
  const reduction = 0.7 + random.next() * 0.2;
  const byVolume = sizes.every((size) => size.endsWith(' ml'));
  const several = look.fronts.length > 1;
  return look.fronts.flatMap((front, colorAt) =>
    (sizes.length ? sizes : [null]).map((size, sizeAt): VariantInput => {
      const color = colors[front.color].label;
      const extra = byVolume && sizeAt ? Math.round(basePriceCents * 0.006) * 100 : 0;
      const listPriceCents = basePriceCents + extra;
      const options = { ...(several || kind.printed || !size ? { color } : {}), ...(size ? { size } : {}) };
      const id = state.nextVariantId;
      state.nextVariantId += 1;
      return {
        id,
        shortName: Object.values(options).join(', '),
        options,
        priceCents: standing.onSale ? salePriceCents(listPriceCents, reduction) : listPriceCents,
        listPriceCents: standing.onSale ? listPriceCents : null,
        stock:
          standing.outOfStock || (random.chance(0.06) && colorAt + sizeAt > 0)
            ? 0
            : random.chance(0.08)
              ? random.between(1, 3)
              : random.between(4, 400),
        code: null,
        gtin: gtinOf(id),
        pictures: galleryOf(front, measureFrom(kind.cm, sizes), colorAt === 0),
      };
    }),
  );
}

/** From the range that shops use internally, so that it belongs to no one else's product. */
export function gtinOf(id: number): string {
  const digits = `200${String(id).padStart(9, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return digits + ((10 - (sum % 10)) % 10);
}

export function composeProduct(draft: Draft, state: CatalogueState): ProductLineInput {
  const { kind, brand, random, standing } = draft;
  const look = drawLook(kind, brand, random, state.drawn);
  const pack = kind.packs ? random.pick(kind.packs) : null;
  const title = drawTitle(draft, look, pack, state);
  const sizes = drawSizes(kind, random);
  const material = random.pick(kind.materials);
  const chosen = Object.fromEntries(
    Object.entries(kind.choices ?? {}).map(([key, values]) => [key, [random.pick(values)]]),
  );
  const filters: Record<string, string[]> = {
    ...Object.fromEntries(Object.entries(kind.attributes ?? {}).map(([key, values]) => [key, [...values]])),
    ...chosen,
  };
  const points = random.some(kind.points, Math.min(kind.points.length, 3));
  const sentences = points.map(([, sentence]) => sentence);
  const ranges = sizes.flatMap((size) => monthsOf(size) ?? []);
  const age =
    ranges.length && kind.leaf !== 'postpartum-care'
      ? ([Math.min(...ranges), Math.max(...ranges)] as const)
      : kind.months;
  const factor = 0.95 + random.next() * 0.1;
  const reviews = standing.comingSoon
    ? 0
    : standing.isNew
      ? random.between(0, 9)
      : (draft.reviewCount ?? drawReviewCount(random));
  const releasedOn = standing.comingSoon
    ? shiftDay(state.today, random.between(7, 75))
    : shiftDay(state.today, -(standing.isNew ? random.between(1, 25) : random.between(120, 1500)));
  const variants = composeVariants(draft, look, sizes, state);
  return {
    kind: 'product',
    id: draft.id,
    slug: slugFrom(`${brand.name} ${title}`),
    title,
    brand: brand.slug,
    category: kind.leaf,
    productType: kind.type,
    description: `${random.pick(kind.openings)} ${sentences.slice(0, 2).join(' ')}\n\n${sentences.slice(2).join(' ')} ${kind.attributes?.['care-type'] ? 'Made with' : 'Made of'} ${lowered(material)}.`,
    highlights: points.map(([highlight]) => highlight),
    keywords: [...kind.keywords],
    attributes: {
      ...filters,
      material: [material],
      color: look.fronts.map(({ color }) => colors[color].label),
      ...(kind.printed ? { pattern: [prints[look.print].label] } : {}),
      ...(sizes.length ? { size: sizes } : {}),
      ...(pack ? { 'pack-size': [`${pack}-pack`] } : {}),
    },
    ...mapFlags((name) => kind.flags?.includes(name) ?? false),
    comingSoonUntil: standing.comingSoon ? releasedOn : null,
    releasedOn,
    ratingCounts: drawRatings(random, reviews),
    popularity: Math.min(1_000_000, reviews * 12 + random.between(0, 900) + (standing.isNew ? 600 : 0)),
    facts: {
      ...(age ? { age: { from: age[0], to: age[1] } } : {}),
      ...(kind.childKg
        ? {
            childWeightGrams: {
              from: kind.childKg[0] === null ? null : gram(kind.childKg[0]),
              to: kind.childKg[1] === null ? null : gram(kind.childKg[1]),
            },
          }
        : {}),
      ...(kind.cm ? { dimensionsMm: millimetres(kind.cm) } : {}),
      ...(kind.foldedCm ? { foldedDimensionsMm: millimetres(kind.foldedCm) } : {}),
      ...(kind.kg ? { weightGrams: Math.max(20, Math.round((gram(kind.kg) * factor) / 10) * 10) } : {}),
      materials: [material],
      care: kind.care,
      standards: [...(kind.standards ?? [])],
      safetyNotes: [...(kind.safety ?? [])],
      other: [
        ...Object.entries(filters).map(([key, values]): [string, string] => [labelOf(key), values.join(', ')]),
        ...(pack ? [['Pack count', String(pack)] as [string, string]] : []),
      ],
    },
    discountExcluded: brand.discountExcluded,
    variants,
  };
}
