/**
 * Products that baby shops are asked for and this one may not have, and the nearest ones that it may: somebody who looks for a playpen is
 * never told that there is nothing. Used only when nothing was found, so that it never changes an answer.
 */
import { searchVocabulary } from '#content';
import { oneNeedAtATime, onlyWhatIsKnown, type QueryMeaning, type QueryUnit } from './query-understanding.ts';
import { equivalentsOf, namesThing } from './synonym-table.ts';
import { stemsOf } from './tokens.ts';
import { once } from './word-lists.ts';

const nearest = once(
  (): ReadonlyMap<string, readonly string[][]> =>
    new Map(
      searchVocabulary().nearest.flatMap(({ names, things }) => {
        const instead = things.map(stemsOf);
        return names
          .map((name) => stemsOf(name).join(' '))
          .flatMap((name) => [name, ...equivalentsOf(name).map(({ words }) => words.join(' '))])
          .map((name) => [name, instead] as const);
      }),
    ),
);

/**
 * The same query with the missing thing replaced by a near one, nearest first; empty when nothing near is known. The other words may only
 * describe: "organic playard" is still a playard, but for "dog food" the subject is unknown.
 */
export function nearestMeanings(meaning: QueryMeaning): QueryMeaning[] {
  const missing = meaning.units.flatMap((unit) => {
    const names = [unit.name, ...unit.equivalents.map(({ words }) => words.join(' '))];
    const things = names.map((name) => nearest().get(name)).find((found) => found !== undefined);
    return things === undefined ? [] : [{ unit, things }];
  });
  const [only, ...others] = missing;
  // "Tent teepee" names one thing twice.
  if (only === undefined) return [...oneNeedAtATime(meaning), ...onlyWhatIsKnown(meaning)];
  if (others.some(({ things }) => things !== only.things)) return [];
  const rest = meaning.units.filter((unit) => !missing.some((one) => one.unit === unit));
  if (!rest.every((unit) => unit.soft || (unit.equivalents.length > 0 && !namesThing(unit.name)))) return [];
  const things = only.things.map((words): QueryUnit => {
    const name = words.join(' ');
    return { ...only.unit, name, words, equivalents: equivalentsOf(name), mayBePrefix: false };
  });
  const among = (thing: QueryUnit) => [...rest, thing];
  const described = things.map((thing) => ({ ...meaning, units: among(thing) }));
  const plain = rest.length === 0 ? [] : things.map((thing) => ({ ...meaning, units: [thing] }));
  return [...described, ...plain];
}
