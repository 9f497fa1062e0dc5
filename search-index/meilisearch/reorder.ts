/**
 * The best of the server's hits, in our order: valued like in the embedded engine, using the stored stems of one window of hits. The server
 * finds among millions, but knows too little to tell which of a hundred good answers is the best.
 */
import { isPurpose, type Lean, type QueryMeaning } from '../query-understanding.ts';
import {
  coverBonus,
  leanSteps,
  missingPenalty,
  otherServingPenalty,
  otherThing,
  productRoles,
  relevanceSteps,
  softShare,
} from '../relevance.ts';
import { namesThing } from '../synonym-table.ts';
import { fill, fillByKindredShade, mentioned, onlyLikeliest, type ServerHit, wordsOf } from './hit-words.ts';

const { title, type, category, telling } = productRoles;

export interface Reordered {
  ids: number[];
  /** How many hits have all the words and are the thing that was named. */
  whole: number;
  /** The product types of those hits, if a thing was named. */
  thingTypes: string[];
  /** Some hit has all the words, and not only in its description. */
  saysAll: boolean;
  /** Some hit has the name or brand in the query, or has most of the words: then partial matches are an answer. */
  answers: boolean;
}

/** @param haveAll whether the server says that a hit has every word */
export function reorder(
  hits: readonly ServerHit[],
  meaning: QueryMeaning,
  haveAll: (id: number) => boolean = () => false,
): Reordered {
  const { units } = meaning;
  const demanded = units.filter(({ soft }) => !soft).length;
  const asked = units.reduce((sum, { words }) => sum + words.length, 0);
  const spelling = new Map<string, number>();
  const read = hits.map((hit) => ({ hit, words: wordsOf(hit) }));
  const columns = units.map((unit) => {
    const column = onlyLikeliest(read.map(({ words }) => fill(unit, words, spelling)));
    // If no hit has the shade, other shades of its color match: "navy" finds denim.
    return column.some((one) => one !== null) ? column : read.map(({ words }) => fillByKindredShade(unit, words));
  });
  const isWritten = columns.map((column) => column.some((one) => one?.way === 'as-written'));
  const found = read.map(({ hit, words }, row) => ({
    hit,
    words,
    // If other hits have the word as written, the server may have matched this one as a misspelling.
    filled: columns.map((column, at) => column[row] ?? (haveAll(hit.id) && !isWritten[at] ? mentioned : null)),
  }));
  const isForPurpose = units.some(isPurpose);
  const named = units.map(
    (unit, at) =>
      !unit.soft && !unit.isFor && (namesThing(unit.name) || found.some(({ filled }) => filled[at]?.isThing === true)),
  );
  const namesAThing = named.includes(true);
  const scored = found.map(({ hit, words, filled }) => {
    let [score, matched, said, isThing, isMention, tells] = [0, 0, 0, !namesAThing, false, false];
    const covered = { title: 0, type: 0, category: 0 };
    filled.forEach((one, at) => {
      if (one === null) return;
      const { soft } = units[at]!;
      score += one.value * (soft ? softShare : 1);
      if ((one.bits & title) !== 0) covered.title += one.words;
      if ((one.bits & type) !== 0) covered.type += one.words;
      if ((one.bits & category) !== 0) covered.category += one.words;
      if (soft) return;
      matched += 1;
      if (one !== mentioned) said += 1;
      if (one.way === 'as-written' && (one.bits & telling) !== 0) tells = true;
      if (named[at] && (one.bits & (title | type)) !== 0) isMention = true;
      if (named[at] && one.isThing) isThing = true;
    });
    const bonus = coverBonus({ ...covered, titleLength: words.titleLength, typeLength: hit.typeLength, asked });
    const relevance = Math.round((score / Math.max(1, demanded) + bonus) * relevanceSteps);
    return {
      hit,
      whole: matched === demanded && isThing,
      isThing: matched === demanded && isThing && namesAThing,
      saysAll: matched === demanded && said === demanded,
      answers: tells || (demanded > 2 && matched >= Math.ceil((demanded * 2) / 3)),
      relevance:
        relevance -
        missingPenalty * (demanded - matched) -
        (isThing ? 0 : isForPurpose && isMention ? otherServingPenalty : otherThing(demanded)),
    };
  });
  const best = Math.max(...scored.map(({ relevance }) => relevance));
  const { lean } = meaning;
  const rank = (relevance: number): number =>
    lean === undefined ? relevance : -Math.floor((best - relevance) / leanSteps);
  scored.sort(
    (a, b) =>
      rank(b.relevance) - rank(a.relevance) ||
      byLean(lean, a.hit, b.hit) ||
      b.hit.popularity - a.hit.popularity ||
      a.hit.id - b.hit.id,
  );
  return {
    ids: scored.map(({ hit }) => hit.id),
    whole: scored.filter(({ whole }) => whole).length,
    thingTypes: [...new Set(scored.filter(({ isThing }) => isThing).map(({ hit }) => hit.productType))],
    saysAll: scored.some(({ saysAll }) => saysAll),
    answers: scored.some(({ answers }) => answers),
  };
}

function byLean(lean: Lean | undefined, one: ServerHit, other: ServerHit): number {
  switch (lean) {
    case 'low-price':
      return one.minPriceCents - other.minPriceCents;
    case 'high-price':
      return other.minPriceCents - one.minPriceCents;
    case 'rated':
      return other.ratingScore - one.ratingScore;
    case 'new':
      return Number(other.isNew) - Number(one.isNew);
    default:
      return 0;
  }
}
