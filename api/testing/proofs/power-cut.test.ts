import { describe, expect, it, type TestContext } from 'vitest';
import { SimulatedDisk } from './disk-journal.ts';
import { cutPower, powerCut } from './power-cut.ts';
import { Findings } from './proof.ts';
import { Seeded } from './seeded.ts';

describe('a power cut', () => {
  it('loses no acknowledged write and leaves a whole database', async (context) => {
    const report = await powerCut.run({ size: powerCut.sizes.withTests, seed: 1, engines: ['sqlite'] });
    leaveOutWhatCannotRun(report.notRun, context);
    expect(report.faults).toEqual([]);
    expect(report.done).toBe(powerCut.sizes.withTests);
    expect(report.figures['syncs journalled']).toBeGreaterThan(25);
  }, 600_000);

  it('would be caught losing writes where commits are not synced', async (context) => {
    const found = new Findings();
    await cutPower(50, 1, found, 'not-synced');
    leaveOutWhatCannotRun(found.notRun, context);
    expect(found.faults.join('\n')).toMatch(/was acknowledged|was answered and is gone/);
  }, 600_000);
});

describe('the simulated disk', () => {
  it('keeps what was synced and any part of what was not', () => {
    const disk = new SimulatedDisk();
    const write = (offset: number, text: string) =>
      disk.apply({ kind: 'W', name: 'a', offset, data: Buffer.from(text) });
    write(0, 'kept');
    disk.apply({ kind: 'S', name: 'a', offset: 0, data: Buffer.alloc(0) });
    write(4, ' or not');
    const seen = new Set(
      Array.from({ length: 50 }, (_, seed) => [...disk.afterCut(new Seeded(seed))].map(([, b]) => b.toString())[0]),
    );
    expect([...seen].sort()).toEqual(['kept', 'kept or not']);
  });
});

/** Reports what is missing instead of passing silently. */
function leaveOutWhatCannotRun(notRun: string[], context: TestContext): void {
  if (notRun.length === 0) return;
  console.warn(`NOT RUN: ${notRun.join('; ')}`);
  context.skip(notRun.join('; '));
}
