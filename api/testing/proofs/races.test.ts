import { describe, expect, it } from 'vitest';
import { engines } from '../test-app.ts';
import { Findings } from './proof.ts';
import { raceOn, raceOwnerOn, races } from './races.ts';

const gaveTwice = /([2-9]|\d\d) of 50 were told that they have it/;
const oversold = /are taken of 1 wished for/;
const unkind = /a loser was told (?!409)/;
/** A planted bug shows in the first race or two; later on a machine where rivals seldom meet. */
const atMost = 100;

describe.each(engines)('50 givers racing for one unit over two processes on %s', (engine) => {
  it('always has exactly one winner, and kind answers for the others', async () => {
    const report = await races.run({ size: races.sizes.withTests, seed: 1, engines: [engine] });
    expect(report.faults).toEqual([]);
    expect(report.done).toBe(races.sizes.withTests * 1.25);
  }, 600_000);

  it('would be caught giving a unit away twice without transaction and key', async () => {
    const found = new Findings();
    await raceOn(engine, atMost, 1, found, { plant: 'no-transaction', withoutKey: true, until: gaveTwice });
    expect(found.faults.join('\n')).toMatch(gaveTwice);
  }, 600_000);

  it('would be caught being unkind where only the key stands between rivals', async () => {
    const found = new Findings();
    await raceOn(engine, atMost, 1, found, { plant: 'no-transaction', until: unkind });
    expect(found.faults.join('\n')).toMatch(unkind);
    expect(found.faults.join('\n')).not.toMatch(gaveTwice);
  }, 600_000);

  // SQLite has one writer at a time, with or without locks.
  if (engine === 'sqlite') return;

  it('would be caught giving a unit away twice without lock and key', async () => {
    const found = new Findings();
    await raceOn(engine, atMost, 1, found, { plant: 'no-lock', withoutKey: true, until: gaveTwice });
    expect(found.faults.join('\n')).toMatch(gaveTwice);
  }, 600_000);

  it('would be caught giving more than is wished for without the lock', async () => {
    const found = new Findings();
    await raceOwnerOn(engine, atMost, 1, found, { plant: 'no-lock', until: oversold });
    expect(found.faults.join('\n')).toMatch(oversold);
  }, 600_000);
});
