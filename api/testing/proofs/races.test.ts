import { describe, expect, it } from 'vitest';
import { engines } from '../test-app.ts';
import { Findings } from './proof.ts';
import { raceOn, races } from './races.ts';

describe.each(engines)('50 givers racing for one unit over two processes on %s', (engine) => {
  it('always has exactly one winner, and kind answers for the others', async () => {
    const report = await races.run({ size: races.sizes.withTests, seed: 1, engines: [engine] });
    expect(report.faults).toEqual([]);
    expect(report.done).toBe(races.sizes.withTests);
  }, 600_000);

  it('would be caught giving a unit away twice without transaction and key', async () => {
    const found = new Findings();
    await raceOn(engine, 3, 1, found, { plant: 'no-transaction', withoutKey: true });
    expect(found.faults.join('\n')).toMatch(/([2-9]|\d\d) of 50 were told that they have it/);
  }, 600_000);

  it('would be caught being unkind where only the key stands between rivals', async () => {
    const found = new Findings();
    await raceOn(engine, 3, 1, found, { plant: 'no-transaction' });
    expect(found.faults.join('\n')).toMatch(/a loser was told (?!409)/);
    expect(found.faults.join('\n')).not.toMatch(/([2-9]|\d\d) of 50 were told that they have it/);
  }, 600_000);
});
