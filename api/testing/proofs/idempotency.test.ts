import { describe, expect, it } from 'vitest';
import { engines } from '../test-app.ts';
import { duplicateOn, idempotency, killBetweenSteps } from './idempotency.ts';
import { Findings } from './proof.ts';

describe.each(engines)('calls that come twice on %s', (engine) => {
  it('are one call, also when 20 come at once to two processes', async () => {
    const found = new Findings();
    await duplicateOn(engine, idempotency.sizes.withTests, 1, found);
    expect(found.faults).toEqual([]);
    expect(found.done).toBe(idempotency.sizes.withTests);
  }, 600_000);

  it('are one call after a kill between any two steps', async () => {
    const found = new Findings();
    await killBetweenSteps(engine, found);
    expect(found.faults).toEqual([]);
    expect(found.figures[`${engine}: steps killed between`]).toBeGreaterThanOrEqual(9);
  }, 600_000);

  it('would be caught happening twice where keys are only looked up in memory', async () => {
    const found = new Findings();
    await duplicateOn(engine, 40, 1, found, 'key-in-memory');
    expect(found.faults.join('\n')).toMatch(/reservations for one key/);
  }, 600_000);
});
