/**
 * Which products answer a query, graded 0 to 3 by the catalogue's data: product type, brand, attributes, price. It knows nothing about
 * ranking, and stays true when the catalogue changes.
 */
import { readFileSync } from 'node:fs';
import type { ProductDocument } from '../../engine.ts';
import { things } from './things.ts';

export type Half = 'development' | 'held-out';

export interface JudgedQuery {
  group: string;
  text: string;
  /** Half of the queries are for tuning; the other half is only measured. The text decides the half, so that a new line moves no other. */
  half: Half;
  /** Nothing in this shop answers it. */
  expectsNothing: boolean;
  grade: (product: ProductDocument) => number;
}

/**
 * `judged-queries` was used for tuning; the sets below were written without looking at the engine or its vocabulary: the first before
 * anything was improved by it, each later one before its own figures were known. Each file states its figures at first contact. `mechanics`
 * tests letters only: unfinished, misspelled or separated words, measures and prices; `words-*` use the words of other countries, type by
 * type.
 */
export const heldOutSets = [
  'held-out-first',
  'held-out-second',
  'held-out-third',
  'mechanics',
  'words-first',
  'words-second',
] as const;
export type JudgedSet = 'judged-queries' | (typeof heldOutSets)[number];
type ThingNames = Map<string, readonly string[]>;

type Condition = (product: ProductDocument, among: PriceSpread) => boolean;

interface PriceSpread {
  lowThird: number;
  highThird: number;
}

/** @throws {Error} naming the line that is not understood */
export function readJudgedQueries(
  products: readonly ProductDocument[],
  set: JudgedSet = 'judged-queries',
): JudgedQuery[] {
  const queries: JudgedQuery[] = [];
  const names: ThingNames = set === 'judged-queries' ? new Map(Object.entries(things)) : namesOf(products);
  readFileSync(new URL(`./${set}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .forEach((line, at) => {
      if (line.trim() === '' || line.startsWith('#')) return;
      try {
        const named = /^=\s*([^\t]+)\t(.+)$/.exec(line);
        if (named === null) queries.push(readLine(line, products, names));
        else names.set(named[1]!, typesOf(named[2]!, names));
      } catch (error) {
        throw new Error(`${set}.tsv, line ${at + 1}: ${(error as Error).message}`);
      }
    });
  return queries;
}

/** A set of its own words: every product type by its name, and what the file's own lines `= name` put together. */
const namesOf = (products: readonly ProductDocument[]): ThingNames =>
  new Map(products.map(({ productType }) => [productType.toLowerCase(), [productType]]));

function readLine(line: string, products: readonly ProductDocument[], names: ThingNames): JudgedQuery {
  const [group = '', text = '', wanted = '', conditions = ''] = line.split('\t');
  const expectsNothing = wanted.trim() === 'none';
  const [right = '', acceptable = ''] = wanted.split('/');
  const is = expectsNothing ? () => false : isThing(right, names);
  const isNear = expectsNothing || acceptable === '' ? () => false : isThing(acceptable, names);
  const readConditions = conditions
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readCondition);
  const spread = spreadOf(products.filter(is));
  const grade = (product: ProductDocument): number => {
    const failed = readConditions.filter(({ holds }) => !holds(product, spread));
    if (failed.some(({ isLimit }) => isLimit)) return 0;
    if (is(product)) return failed.length === 0 ? 3 : failed.length === 1 ? 1 : 0;
    return isNear(product) && failed.length === 0 ? 1 : 0;
  };
  return { group, text, half: halfOf(text), expectsNothing, grade };
}

function isThing(text: string, names: ThingNames): (product: ProductDocument) => boolean {
  if (text.trim() === '*') return () => true;
  const types = new Set(typesOf(text, names));
  return ({ productType }) => types.has(productType);
}

function typesOf(text: string, names: ThingNames): string[] {
  return text.split('+').flatMap((name) => {
    const found = names.get(name.trim());
    if (found === undefined) throw new Error(`"${name.trim()}" is not the name of a thing`);
    return [...found];
  });
}

const shades: Record<string, string> = {
  blue: 'blue|denim|sky|navy',
  green: 'green|sage|mint|moss|olive',
  pink: 'pink|blush|rose',
  purple: 'purple|lavender|plum',
  yellow: 'yellow|butter|mustard',
  white: 'white|cream',
  gray: 'gr[ae]y|fog|charcoal',
};

const flags: Record<string, Condition> = {
  sale: ({ onSale }) => onSale,
  new: ({ isNew }) => isNew,
  fsa: ({ fsaHsaEligible }) => fsaHsaEligible,
  rated: ({ rating }) => rating >= 4,
  cheap: ({ minPriceCents }, { lowThird }) => minPriceCents <= lowThird,
  expensive: ({ maxPriceCents }, { highThird }) => maxPriceCents >= highThird,
};

/** A limit that is not kept makes a product wrong; a wish that is not met makes it less right. */
function readCondition(text: string): { holds: Condition; isLimit: boolean } {
  const flag = flags[text];
  if (flag !== undefined) return { holds: flag, isLimit: false };
  const price = /^price([<>])=(\d+)$/.exec(text);
  if (price !== null) {
    const cents = Number(price[2]) * 100;
    const holds: Condition = (product) =>
      price[1] === '<' ? product.minPriceCents <= cents : product.maxPriceCents >= cents;
    return { holds, isLimit: true };
  }
  const only = /^(title|brand)=(.+)$/.exec(text);
  if (only !== null) {
    const expected = new RegExp(only[1] === 'brand' ? `^${only[2]}$` : only[2]!, 'i');
    return { holds: (product) => expected.test(product[only[1] as 'title' | 'brand']), isLimit: true };
  }
  const [field = '', pattern = ''] = splitOnce(text, ':');
  if (field === 'age') return { holds: ({ ageMonths }) => isWithin(ageMonths, Number(pattern)), isLimit: false };
  const holds = (values: (product: ProductDocument) => readonly string[], wanted: string): Condition => {
    const expected = new RegExp(wanted, 'i');
    return (product) => values(product).some((value) => expected.test(value));
  };
  if (field === 'brand') return { holds: holds(({ brand }) => [brand], `^${pattern}$`), isLimit: false };
  if (field === 'title') return { holds: holds(({ title }) => [title], pattern), isLimit: false };
  if (field === 'text') {
    const everything = ({ title, description, keywords, attributes }: ProductDocument) => [
      title,
      description,
      ...keywords,
      ...Object.values(attributes).flat(),
    ];
    return { holds: holds(everything, pattern), isLimit: false };
  }
  if (field === 'attr') {
    const [key = '', value = ''] = splitOnce(pattern, '=');
    return { holds: holds(({ attributes }) => attributes[key] ?? [], value), isLimit: false };
  }
  if (['color', 'material', 'pattern', 'size'].includes(field))
    return { holds: holds(({ attributes }) => attributes[field] ?? [], shades[pattern] ?? pattern), isLimit: false };
  throw new Error(`the condition "${text}" is not known`);
}

const isWithin = (ages: ProductDocument['ageMonths'], months: number): boolean =>
  ages !== undefined && (ages.from ?? 0) <= months && months <= (ages.to ?? Number.POSITIVE_INFINITY);

function splitOnce(text: string, by: string): [string, string] {
  const at = text.indexOf(by);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function spreadOf(products: readonly ProductDocument[]): PriceSpread {
  const prices = products.map(({ minPriceCents }) => minPriceCents).sort((a, b) => a - b);
  const at = (share: number): number => prices[Math.floor((prices.length - 1) * share)] ?? 0;
  return { lowThird: at(1 / 3), highThird: at(2 / 3) };
}

/** FNV-1a. */
function halfOf(text: string): Half {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return ((hash >>> 7) & 1) === 0 ? 'development' : 'held-out';
}
