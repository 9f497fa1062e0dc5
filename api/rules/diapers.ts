// How many diapers of which size. A baby's weight follows the median of the WHO growth standards, shifted by what this baby weighs today;
// the size follows from the weight, and the number per day from the age.

import type { Money } from './money.ts';

export const diaperSizes = ['Newborn', 'Size 1', 'Size 2', 'Size 3', 'Size 4', 'Size 5'] as const;
export type DiaperSize = (typeof diaperSizes)[number];

/** Pounds from which the next size fits better. */
const sizeFrom = [0, 9, 13, 18, 25, 31] as const;

/** Median weight in pounds at each month of age, girls and boys together (WHO Child Growth Standards). */
const medianPounds = [
  7.2, 9.6, 11.8, 13.5, 14.8, 15.9, 16.8, 17.5, 18.2, 18.9, 19.5, 20, 20.4, 20.9, 21.4, 21.9, 22.4, 22.9, 23.3, 23.8,
  24.3, 24.7, 25.2, 25.6, 26.1,
] as const;

const weeksPerMonth = 52 / 12;
export const diaperBounds = { ageWeeksMax: 100, forWeeksMax: 104, poundsMin: 4, poundsMax: 40 } as const;

/** The week of age from which a number per day applies. */
const perDayFrom = [
  [0, 10],
  [4, 8],
  [13, 7],
  [26, 6],
  [45, 5],
] as const;

export const diapersADay = (ageWeeks: number): number => perDayFrom.findLast(([from]) => ageWeeks >= from)![1];

export function medianWeight(ageWeeks: number): number {
  const months = Math.min(ageWeeks / weeksPerMonth, medianPounds.length - 1);
  const before = Math.floor(months);
  const [low, high] = [medianPounds[before]!, medianPounds[Math.min(before + 1, medianPounds.length - 1)]!];
  return low + (high - low) * (months - before);
}

export const sizeAt = (pounds: number): DiaperSize => diaperSizes[sizeFrom.findLastIndex((from) => pounds >= from)]!;

export interface DiaperPlan {
  /** For each week: the size worn, and how many. */
  weeks: { ageWeeks: number; size: DiaperSize; count: number }[];
  /** In growing order. */
  sizes: { size: DiaperSize; weeks: number; count: number }[];
  count: number;
}

/** An estimate is not shown to the last diaper: to the nearest ten, and from a thousand on to the nearest hundred. */
export function roundedCount(count: number): number {
  const step = count < 1000 ? 10 : 100;
  return Math.round(count / step) * step;
}

interface Baby {
  ageWeeks: number;
  forWeeks: number;
  /** What the baby weighs now; null means the median. */
  pounds: number | null;
}

export function planDiapers({ ageWeeks, forWeeks, pounds }: Baby): DiaperPlan {
  const factor = pounds === null ? 1 : pounds / medianWeight(ageWeeks);
  const weeks = Array.from({ length: forWeeks }, (_, index) => {
    const age = ageWeeks + index;
    return { ageWeeks: age, size: sizeAt(medianWeight(age) * factor), count: diapersADay(age) * 7 };
  });
  const sizes = diaperSizes.flatMap((size) => {
    const worn = weeks.filter((week) => week.size === size);
    const count = worn.reduce((sum, week) => sum + week.count, 0);
    return worn.length === 0 ? [] : [{ size, weeks: worn.length, count }];
  });
  return { weeks, sizes, count: sizes.reduce((sum, { count }) => sum + count, 0) };
}

export interface DiaperPack {
  count: number;
  price: Money;
}

/** How many diapers a pack holds, according to its title: "Windmill Diapers, 120-Pack". */
export function packCount(title: string): number | null {
  const found = /(\d{1,4})-pack\b/i.exec(title);
  return found === null || Number(found[1]) === 0 ? null : Number(found[1]);
}

export const packsFor = (count: number, packSize: number): number => Math.ceil(count / packSize);

/** The pack with the median price per diaper; null where the shop has none. */
export function middlePack<P extends DiaperPack>(packs: readonly P[]): P | null {
  const byPrice = packs.toSorted((a, b) => a.price.amount * b.count - b.price.amount * a.count);
  return byPrice[Math.floor((byPrice.length - 1) / 2)] ?? null;
}
