import { diaperBounds } from '#rules/diapers.ts';

export interface AskedDiapers {
  ageWeeks: number;
  forWeeks: number;
  pounds: number | null;
}

/** The inputs from the form's address; invalid ones get their default. */
export function readDiapers(search: URLSearchParams): AskedDiapers {
  const { ageWeeksMax, forWeeksMax, poundsMin, poundsMax } = diaperBounds;
  const number = (name: string) => {
    const typed = (search.get(name) ?? '').trim();
    return typed === '' ? Number.NaN : Number(typed);
  };
  const pounds = number('weight');
  return {
    ageWeeks: clamp(Math.round(number('age')), 0, ageWeeksMax, 0),
    forWeeks: clamp(Math.round(number('weeks')), 1, forWeeksMax, 52),
    pounds: pounds >= poundsMin && pounds <= poundsMax ? pounds : null,
  };
}

const clamp = (value: number, min: number, max: number, usual: number): number =>
  Number.isNaN(value) ? usual : Math.min(max, Math.max(min, value));
