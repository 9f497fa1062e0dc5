/**
 * From text to words, the same for documents and for queries, so that both engines compare like with like: folded letters,
 * measurements in one spelling, singular stems.
 */
import type { ArticleDocument, ProductDocument } from './engine.ts';
import { joinMeasurements } from './measurements.ts';

const isPlain = /^[\x20-\x7e]*$/;
const specialLetters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' };

/** Lower case, no accents, no apostrophes: "L'Été" is "lete", "baby's" is "babys". */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  // Most text is plain; taking it apart and together again costs ten times as much as looking.
  const plain = isPlain.test(lower)
    ? lower
    : lower
        .normalize('NFKD')
        // Taken apart, "ℋ" is a capital again.
        .toLowerCase()
        .replace(/\p{M}+/gu, '')
        .replace(/[ßæœøłđðþ]/g, (letter) => specialLetters[letter] ?? letter);
  return plain.includes("'") || plain.includes('’') ? plain.replace(/['’]/g, '') : plain;
}

const plainWordPattern = /\d+(?:[.,]\d+)?(?:-\d+(?:[.,]\d+)?)?[a-z]*|[a-z0-9]+/g;
const wordPattern = /\d+(?:[.,]\d+)?(?:[-–]\d+(?:[.,]\d+)?)?[\p{L}]*|[\p{L}\p{N}]+/gu;

/** Words in order, measurements joined ("8 oz" and "8oz" are "8oz", "0-3 months" is "0to3m"); not yet singular. */
export function tokenise(text: string): string[] {
  const folded = foldText(text);
  const words = folded.match(isPlain.test(folded) ? plainWordPattern : wordPattern) ?? [];
  return joinMeasurements(words);
}

const irregularPlurals: Record<string, string> = {
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
};

/** The singular of an English word; what is not a plural comes back unchanged. Sameness matters more than grammar here. */
export function singularise(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /\d/.test(word)) return irregularPlurals[word] ?? word;
  const irregular = irregularPlurals[word];
  if (irregular !== undefined) return irregular;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/(?:el|al|ol|ar|oa)ves$/.test(word)) return `${word.slice(0, -3)}f`;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:sses|shes|ches|xes|zzes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Stems of a text in order, as both engines index and ask them. */
export const stemsOf = (text: string): string[] => tokenise(text).map(singularise);

/** Words that carry no meaning in a shop; they are not indexed, and not asked for unless nothing else was typed. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and any are as at be by for from has have in is it its of on or our so that the this to up we with you your my me i ' +
    'der die das den dem ein eine und mit fur im zum zur von le la les un une des du de d l et avec pour au aux en el los las ' +
    'una unos con para por y del al'
  ).split(' '),
);

/** What a product consists of for a reader of words. Order and bits are those of `productFields` in `settings.ts`. */
export interface ProductTexts {
  title: string;
  titleTail: string;
  brand: string;
  typeHead: string;
  typeRest: string;
  category: string;
  keywords: string;
  description: string;
}

const titleBreak = /[,(:–—|]|\s-\s|\b(?:for|with|from|in)\b/i;

/** "Cup holder for strollers" is a cup holder: what follows "for", "with" or a comma only describes. */
export function splitTitle(title: string): { head: string; tail: string } {
  const at = title.search(titleBreak);
  return at > 2 ? { head: title.slice(0, at), tail: title.slice(at) } : { head: title, tail: '' };
}

/** The last word of each part names the thing: "Travel strollers" are strollers, "Stroller accessories" are not. */
export function splitProductType(productType: string): { head: string; rest: string } {
  const heads: string[] = [];
  const rests: string[] = [];
  for (const part of productType.split(/[&/,+]|\band\b/i)) {
    const { head, tail } = splitTitle(part.trim());
    const words = tokenise(head);
    const last = words.pop();
    if (last !== undefined) heads.push(last);
    rests.push(...words, tail);
  }
  return { head: heads.join(' '), rest: rests.join(' ') };
}

export function productTexts(product: ProductDocument): ProductTexts {
  const title = splitTitle(product.title);
  const type = splitProductType(product.productType);
  const attributes = Object.values(product.attributes).flat();
  return {
    title: title.head,
    titleTail: title.tail,
    brand: product.brand,
    typeHead: type.head,
    typeRest: type.rest,
    category: product.categoryTitles.join(' | '),
    keywords: [...product.keywords, ...attributes].join(' | '),
    description: product.description,
  };
}

export const articleTexts = (article: ArticleDocument) => ({
  title: article.title,
  topics: article.topics.join(' | '),
  teaser: article.teaser,
  body: article.body,
});
