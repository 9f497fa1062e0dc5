import { describe, expect, it } from 'vitest';
import { engines } from '../test-app.ts';
import { killBackends, killPostgres } from './kill-postgres.ts';
import { Findings } from './proof.ts';

describe.runIf(engines.includes('postgres'))('PostgreSQL or its API killed with -9 under 16 writers', () => {
  it('have kept every write that was answered, with one mail each', async () => {
    const report = await killPostgres.run({ size: killPostgres.sizes.withTests, seed: 1, engines: ['postgres'] });
    expect(report.faults).toEqual([]);
    expect(report.done).toBe(killPostgres.sizes.withTests);
    expect(report.figures).toMatchObject({
      'backends killed': expect.any(Number),
      'API processes killed': expect.any(Number),
    });
  }, 600_000);

  it('would be caught answering before the log of a commit is written', async () => {
    const found = new Findings();
    await killBackends(40, 1, found, 'not-synced');
    expect(found.faults.join('\n')).toMatch(/was answered and is gone/);
  }, 600_000);
});
