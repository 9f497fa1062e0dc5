/** The searchable texts of a product or an article, the same for both engines. */

import { ageWords } from './ages.ts';
import { broaderNames } from './broader-names.ts';
import type { ArticleDocument, ProductDocument } from './engine.ts';
import { synonyms } from './synonym-table.ts';
import { stemsOf, stopWords, tokenise } from './tokens.ts';

/** The searchable texts of a product. Order and bits are those of `productFields` in `settings.ts`. */
export interface ProductTexts {
  title: string;
  titleTail: string;
  brand: string;
  typeHead: string;
  /** Other names that its maker gives it, which count as much as its type. */
  called: string;
  typeRest: string;
  category: string;
  keywords: string;
  description: string;
}

const titleBreak = /[,(:–—|]|\s-\s|\b(?:for|with|from|in)\b/i;

/** "Cup holder for strollers" is a cup holder: the words after "for", "with" or a comma only describe it. */
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

/** The length assigned to a type that a wider name covers only secondarily: its own name says little about that. */
const secondLength = 24;

/** The number of words in a type, without its wider names; the share of them that a query matches depends on it. */
export const typeLength = (productType: string): number =>
  broaderNames(productType).isSecond
    ? secondLength
    : stemsOf(productType).filter((stem) => !stopWords.has(stem)).length;

export function productTexts(product: ProductDocument): ProductTexts {
  const title = splitTitle(product.title);
  const type = splitProductType(product.productType);
  const attributes = Object.entries(product.attributes).flatMap(([key, values]) => [
    ...values,
    ...measuredBy(key, values),
  ]);
  const broader = broaderNames(product.productType);
  const wider = broader.wider.map(splitProductType);
  return {
    title: title.head,
    titleTail: title.tail,
    brand: product.brand,
    typeHead: [type.head, ...wider.map(({ head }) => head)].join(' | '),
    called: otherNames(product).join(' | '),
    typeRest: [broader.isSecond ? '' : type.rest, ...wider.map(({ rest }) => rest)].join(' | '),
    category: product.categoryTitles.join(' | '),
    keywords: [...product.keywords, ...attributes, ...broader.purposes, ...ageWords(product)].join(' | '),
    description: product.description,
  };
}

/** The name of a measured attribute is searched beside its value: "24 mm flange", "4 liter tank". Except size, which every garment has. */
const measuredBy = (key: string, values: readonly string[]): string[] =>
  isMeasured.test(key) || !values.some((value) => /^\d/.test(value)) ? [] : [key.replaceAll('-', ' ')];
const isMeasured = /^(?:pack-)?size$/;

/**
 * Keywords of one word that are names of things: shoes that are also called "slippers" rank before other shoes for "slippers". Not where
 * the product only accompanies that thing: a clip for a "soother" is no soother.
 */
function otherNames({ keywords, productType }: ProductDocument): string[] {
  const described = stemsOf(splitProductType(productType).rest).join(' ');
  return keywords.filter((keyword) => {
    const name = nameOf(keyword);
    if (name === null) return false;
    return ![name, synonyms().nameOfGroup.get(name)!].some((one) => described.includes(one));
  });
}

const knownNames = new Map<string, string | null>();

/** The stem of a keyword that names a thing, otherwise null. Cached, because 200,000 products share their keywords. */
function nameOf(keyword: string): string | null {
  let name = knownNames.get(keyword);
  if (name === undefined) {
    const stems = stemsOf(keyword).join(' ');
    name = !stems.includes(' ') && synonyms().nameOfGroup.has(stems) ? stems : null;
    if (knownNames.size < mostKnownNames) knownNames.set(keyword, name);
  }
  return name;
}

const mostKnownNames = 20_000;

export const articleTexts = (article: ArticleDocument) => ({
  title: article.title,
  topics: article.topics.join(' | '),
  teaser: article.teaser,
  body: article.body,
});
