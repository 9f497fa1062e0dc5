import { setTimeout as wait } from 'node:timers/promises';

/** Less than the lease of a job. */
const patienceMs = 20_000;

/**
 * What a computer outside answers, which may stand still: nothing waits for it without end, and it is asked again.
 * @throws when it fails, or has not answered in time
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
