import { describe, expect, it } from 'vitest';
import { Findings } from './proof.ts';
import { askAndNeverRead, unreadAnswers } from './unread-answers.ts';

describe('clients that ask ahead and never read', () => {
  it('cost a bounded amount of memory', async () => {
    const report = await unreadAnswers.run({ size: unreadAnswers.sizes.withTests, seed: 1, engines: ['sqlite'] });
    expect(report.faults).toEqual([]);
    expect(report.done).toBe(unreadAnswers.sizes.withTests);
  }, 120_000);

  it('would be caught taking it all', async () => {
    const found = new Findings();
    await askAndNeverRead(60, found, 'unbounded-connections');
    expect(found.faults.join('\n')).toMatch(/The server took \d+ MB/);
  }, 120_000);
});
