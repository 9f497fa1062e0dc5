/** What people searched for, from the events that they allowed to be counted: which words find nothing, and which lead to no click. */
import { eachRow } from '#api/db/bad-rows.ts';
import type { Query } from '#api/db/database.ts';
import { eventsAfter } from './tracking.queries.ts';

export interface SearchedTerm {
  term: string;
  times: number;
  /** How many products the last search for it found. */
  resultCount: number;
  /** Nothing matched exactly. */
  isNearest: boolean;
  correctedTerm: string | null;
  /** After how many of these searches a product in the results was opened. */
  clicked: number;
}

interface Searched {
  term: string;
  resultCount: number;
  isNearest?: boolean;
  correctedTerm?: string | null;
}

const piece = 1_000;
const termsMax = 100_000;
const resultsPath = '/store/search';

/** Most searched first. Withheld words count as one term. At most a hundred thousand terms are distinguished. */
export async function searchedTerms(db: Query, sinceMs = 0): Promise<SearchedTerm[]> {
  const terms = new Map<string, SearchedTerm>();
  /** For each browser, the search whose results are being looked at, until one of them is opened. */
  const open = new Map<string, SearchedTerm>();
  let after = { receivedAt: sinceMs - 1, id: '\uffff' };
  for (;;) {
    const rows = await eventsAfter(db, after, piece);
    eachRow('tracking_event', rows, (row) => {
      if (row.name === 'search') {
        const found = count(terms, JSON.parse(row.properties) as Searched);
        if (found !== undefined) open.set(row.anonymous_id, found);
      } else if (row.name === 'product_clicked' && row.path === resultsPath) {
        const searched = open.get(row.anonymous_id);
        if (searched !== undefined) searched.clicked += 1;
        open.delete(row.anonymous_id);
      }
    });
    const last = rows.at(-1);
    if (last === undefined || rows.length < piece) break;
    after = { receivedAt: last.received_at, id: last.id };
  }
  return [...terms.values()].sort((a, b) => b.times - a.times || (a.term < b.term ? -1 : 1));
}

function count(terms: Map<string, SearchedTerm>, searched: Searched): SearchedTerm | undefined {
  const { resultCount, isNearest = false, correctedTerm = null } = searched;
  const term = searched.term.toLowerCase().replace(/\s+/g, ' ').trim();
  const known = terms.get(term);
  if (known !== undefined)
    return Object.assign(known, { times: known.times + 1, resultCount, isNearest, correctedTerm });
  if (terms.size >= termsMax) return undefined;
  const first = { term, times: 1, resultCount, isNearest, correctedTerm, clicked: 0 };
  terms.set(term, first);
  return first;
}

/** Terms that an editor can teach to search: nothing was found, or only near results. */
export const isUnanswered = ({ resultCount, isNearest }: SearchedTerm): boolean => resultCount === 0 || isNearest;
