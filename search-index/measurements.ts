/**
 * One spelling for every size, volume, age and pack: "8 oz", "8oz" and "8 fl. ounces" are the word "8oz"; "0-3 months", "0 to 3m"
 * are "0to3m"; "pack of 2", "2 pack", "2-pack" are "2pack". Letters and digits only, so that no engine splits them again.
 */

import { searchVocabulary } from '#content';

const unitSpellings = new Map<string, string>();
for (const line of [
  'oz ounce ounces onzas',
  'ml milliliter milliliters millilitre millilitres',
  'l liter liters litre litres',
  'lb lbs pound pounds',
  'kg kilo kilos kilogram kilograms kgs',
  'g gram grams gr',
  'in inch inches pulgadas',
  'tog togs',
  'cm centimeter centimeters centimetre centimetres',
  'mm millimeter millimeters',
  'gal gallon gallons galones',
  'ft foot feet',
  'm mo mos mth mths month months meses mes',
  'y yr yrs year years anos',
  'pack pk packs pks pieces piece pcs pc count ct',
  'sec secs second seconds',
  't',
]) {
  const [canonical, ...others] = line.split(' ');
  for (const spelling of [canonical!, ...others]) unitSpellings.set(spelling, canonical!);
}

/** Units that are not meant as units when written apart from their number: "2 t", "5 in blue", "4 l". */
const onlyAttached = new Set(['in', 't', 'l', 'g']);
const packWords = new Set(['pack', 'set', 'box', 'bundle', 'lot']);
const rangeWords = new Set(['to', 'a', 'and']);

/** Used for ages and amounts: "one year old", "half gallon". Not for parts: "two piece pajamas". */
const numberWords = new Map(
  Object.entries({
    half: '0.5',
    one: '1',
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    ten: '10',
    eleven: '11',
    twelve: '12',
    eighteen: '18',
  }),
);
const spelledOut = new Set(['m', 'y', 'gal', 'oz', 'lb', 'kg', 'ml', 'cm', 'sec']);
/** "Three pack", but not "two piece". */
const countedOut = new Set(['pack', 'packs', 'pk', 'count', 'ct']);

const inDigits = (words: string[]): string[] =>
  words.some((word) => numberWords.has(word))
    ? words.map((word, at) => {
        const digits = numberWords.get(word);
        const next = words[at + 1] ?? '';
        const isCounted = spelledOut.has(unitSpellings.get(next) ?? '') || countedOut.has(next);
        return digits !== undefined && isCounted ? digits : word;
      })
    : words;

const numberStart = /^\d/;
const parts = /^(\d+(?:[.,]\d+)?)(?:[-–](\d+(?:[.,]\d+)?))?([a-z]*)$/;

/** Joins a number with the unit that follows it. Words without digits stay as they are. */
export function joinMeasurements(said: string[]): string[] {
  const words = inDigits(said);
  if (!words.some((word) => numberStart.test(word))) return words;
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    const packOf = readPackOf(words, at);
    if (packOf !== null) {
      joined.push(`${packOf}pack`);
      at += 2;
      continue;
    }
    const measured = numberStart.test(word) ? readMeasurement(words, at) : null;
    if (measured === null) joined.push(word);
    else {
      joined.push(measured.text);
      at += measured.used - 1;
    }
  }
  return joined;
}

function readPackOf(words: string[], at: number): string | null {
  const isPack = packWords.has(words[at]!) && words[at + 1] === 'of' && /^\d+$/.test(words[at + 2] ?? '');
  return isPack ? words[at + 2]! : null;
}

function readMeasurement(words: string[], at: number): { text: string; used: number } | null {
  const found = parts.exec(words[at]!);
  if (found === null) return null;
  let from = tidyNumber(found[1]!);
  let to = found[2] === undefined ? null : tidyNumber(found[2]);
  let unit = found[3]!;
  let used = 1;
  if (to === null && unit === '' && rangeWords.has(words[at + 1] ?? '')) {
    const end = parts.exec(words[at + 2] ?? '');
    if (end !== null && end[2] === undefined) {
      to = tidyNumber(end[1]!);
      unit = end[3]!;
      used = 3;
    }
  }
  if (unit === '') {
    const skipFluid = words[at + used] === 'fl' ? 1 : 0;
    const next = words[at + used + skipFluid] ?? '';
    if (unitSpellings.has(next) && (!onlyAttached.has(next) || to !== null || isInches(words, at))) {
      unit = next;
      used += 1 + skipFluid;
    }
  }
  const canonical = unitSpellings.get(unit);
  if (unit !== '' && canonical === undefined) return null;
  if (to === null && unit === '') return null;
  // A range without a unit ("3-6") stays a range; in "12-24 months" both ends have the same unit.
  [from, to] = to !== null && Number(from) > Number(to) ? [to, from] : [from, to];
  return { text: `${from}${to === null ? '' : `to${to}`}${canonical ?? ''}`, used };
}

/** "28 in gate" is a size, because no product comes in a number; "size 5 in blue", "3 in 1" and "4 in a box" are not. */
function isInches(words: string[], at: number): boolean {
  if (words[at + 1] !== 'in' || words[at - 1] === 'size' || words[at - 1] === 'of') return false;
  const next = words[at + 2];
  return next === undefined || (inchesOf.test(next) && !isColor(next) && !neverMeasured.has(next));
}

const inchesOf = /^[a-z]{3,}$/;
const neverMeasured = new Set([
  'the',
  'one',
  'two',
  'three',
  'stock',
  'total',
  'and',
  'all',
  'our',
  'your',
  'each',
  'color',
  'colors',
]);
let colors: ReadonlySet<string> | undefined;
function isColor(word: string): boolean {
  colors ??= new Set(searchVocabulary().synonyms.colors.flatMap(({ name, shades }) => [name, ...shades]));
  return colors.has(word);
}

/** No comma, and a point only where it matters: "2,50" and "2.5" are "2p5". */
function tidyNumber(digits: string): string {
  const tidy = String(Number(digits.replace(',', '.')));
  return tidy.replace('.', 'p');
}

const rangeWord = /^(\d+(?:p\d+)?)to(\d+(?:p\d+)?)([a-z]*)$/;

const volumeWord = /^(\d+)(oz|ml)$/;
/** As bottles are labelled: 8 oz and 240 ml are the same bottle. */
const mlPerOz = 30;
const measureWord = /^(\d+(?:p\d+)?)(kg|lb|cm|in|l|gal|m|t)$/;
const monthsPerYear = 12;

/** The same measure in other units, as people round it: 120 cm is 47 inches, 7 kg 15 pounds, 3T three years. */
function inOtherUnits(value: number, unit: string): string[] {
  switch (unit) {
    case 'kg':
      return [`${Math.round(value * 2.2046)}lb`];
    case 'lb':
      return [`${Math.round(value / 2.2046)}kg`];
    case 'cm':
      return [`${Math.round(value / 2.54)}in`];
    case 'in':
      return [`${Math.round(value * 2.54)}cm`];
    case 'l':
      return [`${tidyNumber(String(Math.round((value / 3.785) * 2) / 2))}gal`];
    case 'gal':
      return [`${Math.round(value * 3.785)}l`];
    case 't':
      return [`${value}y`];
    default:
      return value > 0 && value % monthsPerYear === 0 ? [`${value / monthsPerYear}y`] : [];
  }
}

/** Other words by which the same size is found: "3to6m" by "3m" and "6m", "240ml" by "8oz" and the reverse, "3t" by "3y". */
export function sameMeasure(word: string): string[] {
  const range = rangeWord.exec(word);
  if (range !== null) {
    const ends = [`${range[1]}${range[3]}`, `${range[2]}${range[3]}`];
    return [...ends, ...ends.flatMap(sameMeasure)];
  }
  const measure = measureWord.exec(word);
  if (measure !== null) return inOtherUnits(Number(measure[1]!.replace('p', '.')), measure[2]!);
  const volume = volumeWord.exec(word);
  if (volume === null) return [];
  const value = Number(volume[1]);
  if (volume[2] === 'oz') return [`${value * mlPerOz}ml`];
  return value % mlPerOz === 0 ? [`${value / mlPerOz}oz`] : [];
}
