import { describe, expect, it } from 'vitest';
import { killNine, killWriters } from './kill-nine.ts';
import { Findings } from './proof.ts';

describe('a server killed with -9 under 16 writers', () => {
  it('has kept every write that it answered', async () => {
    const report = await killNine.run({ size: killNine.sizes.withTests, seed: 1, engines: ['sqlite'] });
    expect(report.faults).toEqual([]);
    expect(report.done).toBe(killNine.sizes.withTests);
    expect(report.figures['writes answered']).toBeGreaterThan(500);
  }, 600_000);

  it('would be caught answering before the commit', async () => {
    const found = new Findings();
    await killWriters(40, 1, found, 'answers-before-commit');
    expect(found.faults.join('\n')).toMatch(/was answered and is gone/);
  }, 600_000);
});
