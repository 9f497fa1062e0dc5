/** The ways in which givers name a child's age, added to the words of products that suit that age. */
import type { ProductDocument } from './engine.ts';

const months = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 18, 24, 30, 36, 48, 60];
const ranges = '0-3 0-6 3-6 6-9 6-12 9-12 0-12 12-18 12-24 18-24'.split(' ');
const years = [1, 2, 3, 4, 5];
const yearRanges = '1-2 1-3 2-3 2-4 3-5'.split(' ');
/** The upper limit of "from birth on": nobody looks in a baby shop for a gift for a child of ten. */
const oldest = 60;

const said: readonly { words: string; from: number; to: number }[] = [
  ...months.map((at) => ({ words: `${at} months`, from: at, to: at })),
  ...years.map((at) => ({ words: `${at} years`, from: at * 12, to: at * 12 })),
  ...ranges.map((range) => spoken(range, 'months', 1)),
  ...yearRanges.map((range) => spoken(range, 'years', 12)),
];

function spoken(range: string, unit: string, inMonths: number) {
  const [from, to] = range.split('-').map(Number);
  return { words: `${range} ${unit}`, from: from! * inMonths, to: to! * inMonths };
}

const size = /\b(?:NB|newborn|preemie|\d+\s*(?:M|T|months?))\b/i;

/** "6 months", "12-18 months", "2 years": every age or range within the product's ages. None for garments, which are searched by size. */
export function ageWords({ ageMonths, attributes }: Pick<ProductDocument, 'ageMonths' | 'attributes'>): string[] {
  if (
    ageMonths === undefined ||
    Object.values(attributes)
      .flat()
      .some((value) => size.test(value))
  )
    return [];
  const [from, to] = [ageMonths.from ?? 0, ageMonths.to ?? oldest];
  return said.filter((one) => from <= one.from && one.to <= to).map(({ words }) => words);
}
