/** Gives a product type its wider names and purposes, compiled once from `purposes.ts`. */

import { purposes, secondNames, widerNames } from './purposes.ts';
import { stemsOf } from './tokens.ts';

interface Broader {
  wider: string[];
  /** One of them comes to mind in the second place only. */
  isSecond: boolean;
  purposes: string[];
}

const compile = (rows: readonly [string, string][]): Map<string, string[]> => {
  const table = new Map<string, string[]>();
  for (const [words, things] of rows) {
    for (const thing of things.split(', ')) {
      const key = stemsOf(thing).join(' ');
      table.set(key, [...(table.get(key) ?? []), ...words.split(', ')]);
    }
  }
  return table;
};

const widerStems = new Set(widerNames.map(([name]) => stemsOf(name).join(' ')));

/** "Toys" and "gifts" are many kinds of things. */
export const isWiderName = (name: string): boolean => widerStems.has(name);

const wordsOfPurposes = new Set(purposes.flatMap(([words]) => words.split(', ').flatMap(stemsOf)));

/** A word of an occasion, need or activity that things are for. */
export const isWordOfPurposes = (stem: string): boolean => wordsOfPurposes.has(stem);

const wider = compile(widerNames);
const second = compile(secondNames);
const served = compile(purposes);

/** The ends of each part of a type name things: "Bibs & burp cloths" are bibs, cloths and burp cloths, "Stroller organizers" no strollers. */
export function broaderNames(productType: string): Broader {
  const found: Broader = { wider: [], isSecond: false, purposes: [] };
  for (const part of productType.split(/[&/,+]|\band\b/i)) {
    const words = stemsOf(part);
    for (let at = 0; at < words.length; at += 1) {
      const end = words.slice(at).join(' ');
      found.wider.push(...(wider.get(end) ?? []), ...(second.get(end) ?? []));
      found.isSecond ||= second.has(end);
      found.purposes.push(...(served.get(end) ?? []));
    }
  }
  return found;
}
