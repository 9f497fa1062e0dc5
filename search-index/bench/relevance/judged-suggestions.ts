/** The quality of suggestions: which one must be first or among the first three, and whether each of them finds something. */
import { readFileSync } from 'node:fs';
import type { SearchEngine } from '../../engine.ts';

const file = new URL('./judged-suggestions.tsv', import.meta.url);
const shown = 8;
const nearTop = 3;

export interface SuggestionReport {
  typed: number;
  rightFirst: number;
  amongThree: number;
  /** Terms without the expected suggestion, with what was suggested. */
  wrong: string[];
  /** Suggestions that find nothing. */
  dead: string[];
}

export async function scoreSuggestions(engine: SearchEngine): Promise<SuggestionReport> {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const report: SuggestionReport = { typed: lines.length, rightFirst: 0, amongThree: 0, wrong: [], dead: [] };
  let [withFirst, first, among] = [0, 0, 0];
  for (const line of lines) {
    const [typed = '', wantedFirst = '', wantedNear = ''] = line.split('\t');
    const found = await engine.suggest(typed, shown);
    const isFirst = wantedFirst === '' || found[0] === wantedFirst;
    const isNear = wantedNear.split('|').some((text) => found.slice(0, nearTop).includes(text));
    if (wantedFirst !== '') {
      withFirst += 1;
      if (isFirst) first += 1;
    }
    if (isNear) among += 1;
    if (!isFirst || !isNear) report.wrong.push(`${typed}: ${found.slice(0, nearTop).join(', ')}`);
    for (const term of found) {
      const query = { term, filters: {}, sort: 'popular' as const, page: 1, pageSize: 1 };
      if ((await engine.searchProducts(query)).total === 0) report.dead.push(term);
    }
  }
  report.rightFirst = first / Math.max(1, withFirst);
  report.amongThree = among / Math.max(1, lines.length);
  return report;
}
