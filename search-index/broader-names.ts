/** Gives a product type its wider names and purposes, from content/search/purposes.yaml. */
import { searchVocabulary } from '#content';
import { stemsOf } from './tokens.ts';
import { once } from './word-lists.ts';

interface Broader {
  wider: string[];
  /** One of the names is a secondary one, which people think of later. */
  isSecond: boolean;
  purposes: string[];
}

const stemmed = (phrase: string): string => stemsOf(phrase).join(' ');

/** Words by the thing that they describe. */
function byThing(rows: readonly { words: readonly string[]; things: readonly string[] }[]): Map<string, string[]> {
  const table = new Map<string, string[]>();
  for (const { words, things } of rows)
    for (const thing of things) table.set(stemmed(thing), [...(table.get(stemmed(thing)) ?? []), ...words]);
  return table;
}

const tables = once(() => {
  const { wider, widerSecond, purposes } = searchVocabulary().purposes;
  const named = (rows: typeof wider) => byThing(rows.map(({ name, things }) => ({ words: [name], things })));
  return {
    wider: named(wider),
    second: named(widerSecond),
    served: byThing(purposes),
    widerNames: new Set(wider.map(({ name }) => stemmed(name))),
    wordsOfPurposes: new Set(purposes.flatMap(({ words }) => words.flatMap(stemsOf))),
  };
});

/** Names such as "toys" and "gifts", which cover many kinds of things. */
export const isWiderName = (name: string): boolean => tables().widerNames.has(name);

/** A word for an occasion, need or activity that things serve. */
export const isWordOfPurposes = (stem: string): boolean => tables().wordsOfPurposes.has(stem);

/**
 * The ends of each part of a type name things: "Bibs & burp cloths" are bibs, cloths and burp cloths; "Stroller organizers" are no
 * strollers.
 */
export function broaderNames(productType: string): Broader {
  const { wider, second, served } = tables();
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
