import autocannon, { type Options } from 'autocannon';

export interface Load {
  perSecond: number;
  p99Ms: number;
  /** All answers, including those of the warm-up. */
  answered: number;
  /** Answers that were not 2xx. */
  refused: number;
}

const seconds = Number(process.env.BENCH_SECONDS ?? 4);

/** Loads one address on this machine for a few seconds, after a short warm-up. @throws {Error} when no answer is 2xx. */
export async function load(options: Options): Promise<Load> {
  const usual = { connections: 32, ...options };
  const warmUp = await autocannon({ ...usual, duration: 1 });
  const result = await autocannon({ ...usual, duration: seconds });
  if (result['2xx'] === 0)
    throw new Error(`${options.url} never answered well: ${JSON.stringify(result.statusCodeStats)}`);
  return {
    perSecond: result['2xx'] / result.duration,
    p99Ms: result.latency.p99,
    answered: warmUp['2xx'] + result['2xx'],
    refused: result.non2xx + result.errors,
  };
}
