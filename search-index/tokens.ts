/** Splits text into words: folded letters, measurements in one spelling, singular stems. The same for documents and for queries. */
import { joinMeasurements } from './measurements.ts';

const isPlain = /^[\x20-\x7e]*$/;
const specialLetters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' };

/** Lower case, no accents, no apostrophes: "L'Été" is "lete", "baby's" is "babys". */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  // Most text is plain; decomposing and recomposing it costs ten times as much as this check.
  const plain = isPlain.test(lower)
    ? lower
    : lower
        .normalize('NFKD')
        // Decomposition turns "ℋ" into a capital again.
        .toLowerCase()
        .replace(/\p{M}+/gu, '')
        .replace(/[ßæœøłđðþ]/g, (letter) => specialLetters[letter] ?? letter);
  return plain.includes("'") || plain.includes('’') ? plain.replace(/['’]/g, '') : plain;
}

const plainWordPattern = /\d+(?:[.,]\d+)?(?:-\d+(?:[.,]\d+)?)?[a-z]*|[a-z0-9]+/g;
const wordPattern = /\d+(?:[.,]\d+)?(?:[-–]\d+(?:[.,]\d+)?)?[\p{L}]*|[\p{L}\p{N}]+/gu;

/** 7" is 7 inches. */
const inchSign = /(\d)\s?(?:["\u201d\u2033])/g;
/** The number of a size may follow its unit: "TOG 2.5". */
const togBefore = /\btog (\d+(?:\.\d+)?)/g;

/** "T-shirt", "t shirt", "tee shirt": a lone "t" would be a stop word, and then any shirt would match. */
const teeShirt = /\bt(?:ee)?[- ]shirt/g;

const wiFi = /\bwi-fi\b/g;
const sizeShort = /\bsz\.?(?= ?\d)/g;
/** An absent feature is a word of its own: a search for Wi-Fi must not find "no Wi-Fi", and a search for "no Wi-Fi" must. */
const negated = /\b(?:no|not|non|without|sin)[ -]([a-z]{3,})/g;
const mayBeNegated = /\b(?:no[tn]?|without|sin)\b/;
const negation = 'no0';

export const isNegated = (word: string): boolean => word.startsWith(negation);

/** The words in order, measurements joined ("8 oz" and "8oz" are "8oz", "0-3 months" is "0to3m"); not yet singular. */
export function tokenise(text: string): string[] {
  const written = foldText(text)
    .replace(inchSign, '$1in ')
    .replace(togBefore, '$1 tog')
    .replace(teeShirt, 'tshirt')
    .replace(wiFi, 'wifi')
    .replace(sizeShort, 'size');
  const folded = mayBeNegated.test(written) ? written.replace(negated, `${negation}$1`) : written;
  const words = folded.match(isPlain.test(folded) ? plainWordPattern : wordPattern) ?? [];
  return joinMeasurements(words);
}

const irregularPlurals = new Map(
  Object.entries({
    children: 'child',
    feet: 'foot',
    teeth: 'tooth',
    mice: 'mouse',
    leaves: 'leaf',
    knives: 'knife',
    potatoes: 'potato',
    tomatoes: 'tomato',
    movies: 'movie',
    cookies: 'cookie',
    onesies: 'onesie',
    beanies: 'beanie',
    hoodies: 'hoodie',
    binkies: 'binkie',
    lovies: 'lovie',
    booties: 'bootie',
    scooties: 'scootie',
    buggies: 'buggy',
    smoothies: 'smoothie',
    clothes: 'clothing',
  }),
);

/** The singular of an English word; a word that is no plural comes back unchanged. Consistency matters more than grammar here. */
export function singularise(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /\d/.test(word)) return irregularPlurals.get(word) ?? word;
  const irregular = irregularPlurals.get(word);
  if (irregular !== undefined) return irregular;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/(?:el|al|ol|ar|oa)ves$/.test(word)) return `${word.slice(0, -3)}f`;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:sses|shes|ches|xes|zzes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** The stems of a text in order, as both engines index and search them. */
export const stemsOf = (text: string): string[] => tokenise(text).map(singularise);

/** Words that carry no meaning in a shop; they are not indexed, and not searched unless nothing else was typed. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and any are as at be by for from has have in is it its of on or our so that the this to up we with you your my me i ' +
    'la un de en el los las una unos con para por y del al'
  ).split(' '),
);
