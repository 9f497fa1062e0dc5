/**
 * What makes a product an answer: the value of a word in each field, the value of covering a title, a type or a category, and the penalty
 * for missing words. Both engines rank by this: the embedded one using postings, the server's answers using its best hits.
 */
import { productFields } from './settings.ts';

export const fieldBit = (name: (typeof productFields)[number]['name']): number =>
  1 << productFields.findIndex((field) => field.name === name);

const titleBits = fieldBit('title') | fieldBit('titleTail');
const typeBits = fieldBit('typeHead') | fieldBit('typeRest');

/** By the bits of the fields that have a word: the best field, and a little for each of the others. */
export function worthTable(weights: readonly number[]): Float32Array {
  return Float32Array.from({ length: 256 }, (_, bits) => {
    const worths = weights.filter((_weight, field) => (bits & (1 << field)) !== 0);
    const most = Math.max(0, ...worths);
    return most + 0.15 * (worths.reduce((sum, worth) => sum + worth, 0) - most);
  });
}

/** Widens a set of fields to the groups they belong to. */
export const widenedTo = (groups: readonly number[]): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, bits) =>
    groups.reduce((wide, group) => ((bits & group) !== 0 ? wide | group : wide), 0),
  );

/** The roles of fields, as bits. */
export interface FieldRoles {
  /** For a set of fields, the value of a word that occurs in them. */
  worthOf: Float32Array;
  /** For a set of fields, all fields of the same groups: the words of a name must be in one such group. */
  groupsOf: Uint8Array;
  title: number;
  type: number;
  category: number;
  brand: number;
  /** Says what a document is: a word that occurs here in any document names a thing. */
  thing: number;
  /** Names a thing or a brand, which is worth an answer even beside unknown words. */
  telling: number;
  /** Says what kind of thing a document is. */
  kind: number;
  /** Lists colors. */
  listing: number;
  /** A mention here says little. */
  weak: number;
}

export const productRoles: FieldRoles = {
  worthOf: worthTable(productFields.map((field) => field.weight)),
  groupsOf: widenedTo([
    titleBits,
    typeBits,
    fieldBit('brand'),
    fieldBit('category'),
    fieldBit('keywords'),
    fieldBit('description'),
  ]),
  title: titleBits,
  type: typeBits,
  category: fieldBit('category'),
  brand: fieldBit('brand'),
  thing: fieldBit('typeHead'),
  telling: fieldBit('typeHead') | fieldBit('brand'),
  kind: typeBits | fieldBit('brand') | fieldBit('category') | fieldBit('keywords'),
  listing: fieldBit('keywords'),
  weak: fieldBit('description'),
};

/** How good each way of matching a unit of a query is. */
export const quality = {
  asTyped: 1,
  compound: 0.95,
  /** Another shade of the color, if nothing has the typed one. */
  kindredShade: 0.6,
  completion: 0.85,
  /** The typed word is known, and a longer one begins with it ("sleep", "sleepsuit"). */
  longerWord: 0.3,
  typos: [1, 0.8, 0.6],
  wrongFirstLetter: 0.8,
  sound: 0.7,
  completionWithTypo: 0.5,
};

/** Relevance is coarse on purpose, so that other criteria decide between products that are about equally relevant. */
export const relevanceSteps = 2;
export const missingPenalty = 1000;
/** Worse than lacking a describing word: for "blue swaddle", every swaddle comes before a blue blanket. */
export const otherThingPenalty = 1500;
/** Always ranked after the named thing, however many of the other words that lacks. */
export const otherThing = (units: number): number => Math.max(otherThingPenalty, missingPenalty * (units - 1) + 500);
/** A thing that serves the purpose beats one with only the name: for "clean bottles" a rack matches fully, a bottle half. */
export const otherServingPenalty = 500;
export const softShare = 0.25;
export const spreadPhraseShare = 0.4;
/** For "cheap stroller", products about as relevant as the best are ordered by price; this many steps of relevance count as "about". */
export const leanSteps = 8;

const wholeTitleBonus = 4;
const titleBonus = 2;
const typeBonus = 3;
const categoryBonus = 3;

export interface Covered {
  /** Words of the query in the title, and how many the title has. */
  title: number;
  titleLength: number;
  type: number;
  typeLength: number;
  category: number;
  asked: number;
}

export function coverBonus({ title, titleLength, type, typeLength, category, asked }: Covered): number {
  const titleShare = Math.min(1, title / Math.max(1, titleLength));
  const typeShare = Math.min(1, type / Math.max(1, typeLength));
  const categoryShare = Math.min(1, category / Math.max(1, asked));
  return (
    titleShare * titleBonus +
    (titleShare === 1 ? wholeTitleBonus : 0) +
    typeShare * typeBonus +
    categoryShare * categoryBonus
  );
}
