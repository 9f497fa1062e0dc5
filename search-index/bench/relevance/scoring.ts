/** The quality of an engine's answers: nDCG at 10, whether the first one is right, and which queries find nothing. */
import type { ProductDocument, SearchEngine } from '../../engine.ts';
import type { JudgedQuery } from './judging.ts';

const depth = 10;

export interface Scored {
  query: JudgedQuery;
  ndcg: number;
  rightFirst: boolean;
  total: number;
  /** Labelled as only the nearest products. */
  isNearest: boolean;
  shown: ProductDocument[];
}

export interface Summary {
  queries: number;
  ndcg: number;
  rightFirst: number;
}

export interface RelevanceReport {
  all: Summary;
  groups: Record<string, Summary>;
  /** Queries that should find something and do not. */
  foundNothing: string[];
  /** Right answers that are labelled as only nearest. */
  rightCalledNearest: string[];
  /** Queries that should find nothing, with the first product they show without the label. */
  foundSomething: { query: string; first: string }[];
  /** Queries that no product in this catalogue answers any more; they are not counted. */
  stale: string[];
}

export async function scoreQueries(
  engine: SearchEngine,
  queries: readonly JudgedQuery[],
  products: readonly ProductDocument[],
): Promise<{ report: RelevanceReport; scored: Scored[] }> {
  const byId = new Map(products.map((product) => [product.id, product]));
  const scored: Scored[] = [];
  const stale: string[] = [];
  for (const query of queries) {
    const grades = products.map(query.grade).sort((a, b) => b - a);
    const best = grades[0] ?? 0;
    if (best === 0 && !query.expectsNothing) {
      stale.push(query.text);
      continue;
    }
    const {
      ids,
      total,
      isNearest = false,
    } = await engine.searchProducts({
      term: query.text,
      filters: {},
      sort: 'popular',
      page: 1,
      pageSize: depth,
    });
    const shown = ids.flatMap((id) => byId.get(id) ?? []);
    const ideal = gainOf(grades.slice(0, depth));
    scored.push({
      query,
      total,
      isNearest,
      shown,
      ndcg: ideal === 0 ? 0 : gainOf(shown.map(query.grade)) / ideal,
      rightFirst: shown[0] !== undefined && query.grade(shown[0]) === best,
    });
  }
  return { report: { ...reportOf(scored), stale }, scored };
}

const gainOf = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

function reportOf(scored: readonly Scored[]): Omit<RelevanceReport, 'stale'> {
  const judged = scored.filter(({ query }) => !query.expectsNothing);
  const groups: Record<string, Summary> = {};
  for (const group of new Set(judged.map(({ query }) => query.group)))
    groups[group] = summaryOf(judged.filter(({ query }) => query.group === group));
  return {
    all: summaryOf(judged),
    groups,
    foundNothing: judged.filter(({ total }) => total === 0).map(({ query }) => query.text),
    rightCalledNearest: judged
      .filter(({ isNearest, rightFirst }) => isNearest && rightFirst)
      .map(({ query }) => query.text),
    foundSomething: scored
      .filter(({ query, total, isNearest }) => query.expectsNothing && total > 0 && !isNearest)
      .map(({ query, shown }) => ({ query: query.text, first: shown[0]?.title ?? '' })),
  };
}

function summaryOf(scored: readonly Scored[]): Summary {
  const mean = (value: (one: Scored) => number): number =>
    scored.reduce((sum, one) => sum + value(one), 0) / Math.max(1, scored.length);
  return { queries: scored.length, ndcg: mean(({ ndcg }) => ndcg), rightFirst: mean((one) => Number(one.rightFirst)) };
}
