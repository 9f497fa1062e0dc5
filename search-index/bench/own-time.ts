/** The search server compared with its own time: our code's share of an answer. */
import type { ProductQuery, SearchEngine } from '../engine.ts';
import { translateProductQuery } from '../meilisearch/query-translation.ts';
import { understandQuery } from '../query-understanding.ts';
import type { TestServer } from '../testing/meilisearch-server.ts';

export const besideOwnTime = 'term, in turns with its own time';
export const ownTime = 'its own time, without us';

/**
 * The same queries with and without our code, in turns, so that other work on the machine affects both alike. The server's own time is that
 * of the same exact facets and one page of ids: the query of a client that leaves the order to the server.
 */
export async function besideItsOwnTime(
  server: TestServer,
  engine: SearchEngine,
  questions: readonly ProductQuery[],
): Promise<{ withUs: number[]; own: number[] }> {
  const askServer = async (asked: ProductQuery): Promise<void> => {
    const translated = translateProductQuery('bench_products', asked, understandQuery(asked.term), 'all');
    const queries = translated.map(({ purpose, query: one }) =>
      purpose.kind === 'page'
        ? { ...one, page: asked.page, hitsPerPage: asked.pageSize, attributesToRetrieve: ['id'] }
        : one,
    );
    const answer = await fetch(`${server.url}/multi-search`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${server.key}`,
        'content-type': 'application/json',
        'accept-encoding': 'identity',
      },
      body: JSON.stringify({ queries }),
    });
    await answer.arrayBuffer();
  };
  const withUs: number[] = [];
  const own: number[] = [];
  for (const asked of questions) {
    // The first of two calls pays for reading from disk.
    await askServer(asked);
    own.push(await timeOnce(() => askServer(asked)));
    withUs.push(await timeOnce(() => engine.searchProducts(asked)));
  }
  const inOrder = (times: number[]): number[] => times.sort((a, b) => a - b);
  return { withUs: inOrder(withUs), own: inOrder(own) };
}

async function timeOnce(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
