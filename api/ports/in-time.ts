import { setTimeout as wait } from 'node:timers/promises';

/** Less than the lease of a job. */
const patienceMs = 20_000;

/**
 * The response of an outside server, which may stall: the caller fails after `mostMs` instead of waiting forever, and can ask again.
 * @throws when the call fails or takes longer
 */
export async function answerInTime<Answer>(
  who: string,
  ask: () => Promise<Answer>,
  mostMs = patienceMs,
): Promise<Answer> {
  const answered = new AbortController();
  const late = wait(mostMs, undefined, { signal: answered.signal }).then(() => {
    throw new Error(`The ${who} does not answer.`);
  });
  try {
    return await Promise.race([ask(), late]);
  } finally {
    answered.abort();
    late.catch(() => {});
  }
}
