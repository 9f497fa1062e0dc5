/**
 * What makes a product an answer: the worth of a word in each field, of covering a title, a type, a category, and the price of what
 * is missing. Both engines order by this, the embedded one over postings, the server over the best it brings.
 */
import { productFields } from './settings.ts';

export const fieldBit = (name: (typeof productFields)[number]['name']): number =>
  1 << productFields.findIndex((field) => field.name === name);

const titleBits = fieldBit('title') | fieldBit('titleTail');
const typeBits = fieldBit('typeHead') | fieldBit('typeRest');

/** By the bits of the fields a word stands in: the best one, and a little for each of the others. */
export function worthTable(weights: readonly number[]): Float32Array {
  return Float32Array.from({ length: 256 }, (_, bits) => {
    const worths = weights.filter((_weight, field) => (bits & (1 << field)) !== 0);
    const most = Math.max(0, ...worths);
    return most + 0.15 * (worths.reduce((sum, worth) => sum + worth, 0) - most);
  });
}

/** A set of fields widened to the groups they belong to. */
export const widenedTo = (groups: readonly number[]): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, bits) =>
    groups.reduce((wide, group) => ((bits & group) !== 0 ? wide | group : wide), 0),
  );

/** What fields are for, as bits. */
export interface FieldRoles {
  /** By a set of fields, what a word is worth that stands in them. */
  worthOf: Float32Array;
  /** By a set of fields, all that belong together with them: the words of a name must stand in one such group. */
  groupsOf: Uint8Array;
  title: number;
  type: number;
  category: number;
  brand: number;
  /** Says what a document is: a word that stands here anywhere names a thing. */
  thing: number;
  /** Names a thing or a brand: worth an answer beside words that nobody knows. */
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

/** How good a way to fill a unit of a query is. */
export const quality = {
  asTyped: 1,
  compound: 0.95,
  /** Another shade of the color, where nothing has the one that was asked for. */
  kindredShade: 0.6,
  completion: 0.85,
  /** The word is known, and another begins with it ("sleep", "sleepsuit"). */
  longerWord: 0.3,
  typos: [1, 0.8, 0.6],
  wrongFirstLetter: 0.8,
  sound: 0.7,
  completionWithTypo: 0.5,
};

/** Relevance is coarse on purpose: products that are equally relevant are ordered by what else is asked. */
export const relevanceSteps = 2;
export const missingPenalty = 1000;
/** Worse than missing a describing word: a blue blanket is no answer to "blue swaddle" before the other swaddles. */
export const otherThingPenalty = 1500;
/** Behind the thing that was named, however much of the rest that lacks. */
export const otherThing = (units: number): number => Math.max(otherThingPenalty, missingPenalty * (units - 1) + 500);
/** What serves is better than what is only called so: of "clean bottles" a rack says all, a bottle half. */
export const otherServingPenalty = 500;
export const softShare = 0.25;
export const spreadPhraseShare = 0.4;
/** "cheap stroller": what is about as relevant as the best is ordered by price; so many steps of relevance are "about". */
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
