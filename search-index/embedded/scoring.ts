/** Which documents answer a query, and how well: documents with all words first, then the best of those with some. */
import { isPurpose, type QueryUnit } from '../query-understanding.ts';
import {
  coverBonus,
  type FieldRoles,
  missingPenalty,
  otherServingPenalty,
  otherThing,
  relevanceSteps,
  softShare,
} from '../relevance.ts';
import { enoughResults, enoughStrongResults } from '../settings.ts';
import { type Alternative, alternativesOf } from './expansion.ts';
import type { InvertedIndex, PostingList } from './inverted-index.ts';

export interface Matches {
  documents: Uint32Array;
  /** Coarse on purpose, so that other criteria decide between documents that are about equally relevant. */
  relevance: Int32Array;
  /** The documents that are the named thing; null where the query named none. */
  things: Uint32Array | null;
  /** No document has everything in the query, except as a mere mention. */
  isNearest: boolean;
}

const flag = { thing: 1, mention: 2, told: 4, leftOut: 8 };

const accumulatorsFor = (size: number) => {
  const bytes = () => new Uint8Array(size);
  return {
    size,
    /** By document: its score, the units it has, the units it has not only as a mention, and flags. */
    score: new Float32Array(size),
    matched: bytes(),
    said: bytes(),
    flags: bytes(),
    /** Number of query words in its title, type and category. */
    inTitle: bytes(),
    inType: bytes(),
    inCategory: bytes(),
    /** The best match of the current unit: worth, fields, words; and whether any match makes it the thing. */
    best: new Float32Array(size),
    fields: bytes(),
    words: bytes(),
    isThing: bytes(),
  };
};

/** Reused by each search, because clearing them takes less time than allocating them. */
let found = accumulatorsFor(0);

/** One unit of a query with all the ways to match it; none if the unit is unknown. */
type ExpandedUnit = QueryUnit & { alternatives: Alternative[]; namesThing: boolean };

export function findMatches(
  index: InvertedIndex,
  asked: readonly QueryUnit[],
  without: readonly QueryUnit[] = [],
): Matches {
  const units = asked.map((unit, at): ExpandedUnit => {
    const alternatives = alternativesOf(index, asked, at);
    const namesThing = !unit.soft && !unit.isFor && endsIn(alternatives, index.roles.thing);
    return { ...unit, alternatives, namesThing };
  });
  const known = units.filter(({ alternatives }) => alternatives.length > 0);
  const demanded = known.filter(({ soft }) => !soft);
  const unknownCount = units.filter(({ soft }) => !soft).length - demanded.length;
  const tells = demanded.some(({ alternatives }) => endsIn(alternatives, index.roles.telling));
  // Beside unknown words, a stray "oil" is no reason to answer; the name of a thing or a brand is.
  const scored = unknownCount === 0 || tells || demanded.length > 1 ? known : [];
  if (found.size < index.size) found = accumulatorsFor(Math.ceil(index.size * 1.1));
  const { score, matched, said, flags, inTitle, inType, inCategory } = found;
  for (const column of [score, matched, said, flags, inTitle, inType, inCategory]) column.fill(0, 0, index.size);
  for (const unit of without) {
    findBest(index, alternativesOf(index, [unit], 0));
    // A mention in a description does not count as having it.
    for (let document = 0; document < index.size; document += 1)
      if (found.best[document] !== 0 && found.fields[document] !== index.roles.weak) flags[document]! |= flag.leftOut;
  }
  for (const unit of scored) {
    findBest(index, unit.alternatives);
    addBest(index, unit);
  }
  return rank(index, scored, unknownCount > 0, unknownCount > 0 && !tells);
}

/** Some alternative ends in a word that occurs in these fields in any document. */
const endsIn = (alternatives: readonly Alternative[], fields: number): boolean =>
  alternatives.some((one) => (one.lists.at(-1)!.fields & one.fields & fields) !== 0);

/** For each document, the best of the ways in which it matches a unit. */
function findBest({ roles, size }: InvertedIndex, alternatives: readonly Alternative[]): void {
  const { best, fields, words, isThing } = found;
  best.fill(0, 0, size);
  isThing.fill(0, 0, size);
  const highest = Math.max(...alternatives.map(({ quality }) => quality));
  for (const { lists, quality, fields: counted } of alternatives) {
    // A synonym covers no words: a title that has only the synonym is no better for the typed word.
    const wordCount = quality >= highest ? lists.length : 0;
    eachPosting(roles, lists, (document, present) => {
      const bits = present & counted;
      if (bits === 0) return;
      if ((bits & roles.thing) !== 0) isThing[document] = 1;
      const worth = quality * roles.worthOf[bits]!;
      if (worth <= best[document]!) return;
      best[document] = worth;
      fields[document] = bits;
      words[document] = wordCount;
    });
  }
}

/**
 * The documents that have a word, or all words of a name, with their fields. Words found together in one group of fields count where the
 * last one is, and as the thing's name if that ends in the last one.
 */
function eachPosting(
  { groupsOf, title, type, thing }: FieldRoles,
  lists: readonly PostingList[],
  tell: (document: number, fields: number) => void,
): void {
  const rarest = lists.reduce((one, other) => (other.length < one.length ? other : one));
  const next = lists.map(() => 0);
  for (let entry = 0; entry < rarest.length; entry += 1) {
    const document = rarest.values[entry]! >>> 8;
    let [together, last] = [255, 255];
    for (let at = 0; at < lists.length && last !== 0; at += 1) {
      const { values, length } = lists[at]!;
      while (next[at]! < length && values[next[at]!]! >>> 8 < document) next[at]! += 1;
      const posting = next[at]! < length ? values[next[at]!]! : 0;
      last = posting >>> 8 === document ? posting & 255 : 0;
      together &= groupsOf[last]!;
    }
    if (last === 0) continue;
    const fields = together & last;
    const isNamed = (fields & (title | type)) !== 0;
    tell(document, isNamed ? fields | (last & thing) : fields);
  }
}

/** Adds to the scores for one unit of the query. */
function addBest({ roles, size }: InvertedIndex, { soft, namesThing }: ExpandedUnit): void {
  const { score, matched, said, flags, inTitle, inType, inCategory, best, fields, words, isThing } = found;
  const share = soft ? softShare : 1;
  for (let document = 0; document < size; document += 1) {
    if (best[document] === 0) continue;
    const bits = fields[document]!;
    score[document]! += best[document]! * share;
    if ((bits & roles.title) !== 0) inTitle[document]! += words[document]!;
    if ((bits & roles.type) !== 0) inType[document]! += words[document]!;
    if ((bits & roles.category) !== 0) inCategory[document]! += words[document]!;
    if (soft) continue;
    matched[document]! += 1;
    if ((bits & ~roles.weak) !== 0) said[document]! += 1;
    if ((bits & roles.telling) !== 0) flags[document]! |= flag.told;
    if (namesThing && (bits & (roles.title | roles.type)) !== 0) flags[document]! |= flag.mention;
    if (namesThing && isThing[document] === 1) flags[document]! |= flag.thing;
  }
}

/**
 * If few documents have all words, documents with some of them follow. For a query that names a thing, only that thing ("turquoise crib"
 * gives cribs, never turquoise towels); otherwise documents with a telling word, or most of the words.
 * @param mustSayAll for queries with unknown words: only documents that have all the others, and not as a mere mention
 */
function rank(index: InvertedIndex, units: ExpandedUnit[], hasUnknown: boolean, mustSayAll: boolean): Matches {
  const { size, removed, titleLengths, typeLengths } = index;
  const demanded = units.filter(({ soft }) => !soft).length;
  const asked = units.reduce((sum, { alternatives }) => sum + alternatives[0]!.lists.length, 0);
  const namesThing = units.some((unit) => unit.namesThing);
  const isForPurpose = units.some(isPurpose);
  const { score, matched, said, flags, inTitle, inType, inCategory } = found;
  const isOut = (at: number) => matched[at] === 0 || removed.values[at] === 1 || (flags[at]! & flag.leftOut) !== 0;
  const isThing = (at: number) => !namesThing || (flags[at]! & flag.thing) !== 0;
  let [whole, wholeSaid, anySaid] = [0, 0, 0];
  for (let at = 0; at < size; at += 1) {
    if (matched[at] !== demanded || isOut(at)) continue;
    if (said[at] === demanded) anySaid += 1;
    if (isThing(at)) whole += 1;
    if (isThing(at) && said[at] === demanded) wholeSaid += 1;
  }
  const withPartial = whole < enoughResults && !mustSayAll;
  const onlySaid = mustSayAll || wholeSaid >= enoughStrongResults;
  const isAnswer = (at: number): boolean => {
    if (matched[at] === demanded) return !onlySaid || said[at] === demanded;
    if (!withPartial) return false;
    if (namesThing) return isThing(at);
    return (flags[at]! & flag.told) !== 0 || (demanded > 2 && matched[at]! >= Math.ceil((demanded * 2) / 3));
  };
  const [documents, relevance, things]: [number[], number[], number[]] = [[], [], []];
  for (let at = 0; at < size; at += 1) {
    if (isOut(at) || !isAnswer(at)) continue;
    const isServing = isForPurpose && (flags[at]! & flag.mention) !== 0;
    const penalty =
      missingPenalty * (demanded - matched[at]!) +
      (isThing(at) ? 0 : isServing ? otherServingPenalty : otherThing(demanded));
    const bonus = coverBonus({
      title: inTitle[at]!,
      titleLength: titleLengths.values[at]!,
      type: inType[at]!,
      typeLength: typeLengths.values[at]!,
      category: inCategory[at]!,
      asked,
    });
    documents.push(at);
    relevance.push(Math.round((score[at]! / demanded + bonus) * relevanceSteps) - penalty);
    if (isThing(at) && matched[at] === demanded) things.push(at);
  }
  return {
    documents: Uint32Array.from(documents),
    relevance: Int32Array.from(relevance),
    things: namesThing ? Uint32Array.from(things) : null,
    isNearest: hasUnknown || anySaid === 0,
  };
}
