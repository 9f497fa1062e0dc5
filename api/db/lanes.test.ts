import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Lanes } from './lanes.ts';

describe('lanes', () => {
  it('let one in at a time, in order, past one that fails, beside other lanes', async () => {
    const lanes = new Lanes();
    const seen: string[] = [];
    const walk = (lane: string | undefined, name: string, fails = false) =>
      lanes.through(lane, async () => {
        seen.push(`${name} in`);
        await turn();
        seen.push(`${name} out`);
        if (fails) throw new Error(name);
        return name;
      });
    const all = [walk('a', 'a1', true), walk('a', 'a2'), walk('b', 'b1'), walk(undefined, 'free')];
    expect(lanes.busy).toBe(2);
    const results = await Promise.allSettled(all);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
    expect(seen.indexOf('a2 in')).toBeGreaterThan(seen.indexOf('a1 out'));
    expect(seen.slice(0, 3)).toEqual(['a1 in', 'b1 in', 'free in']);
    await turn();
    expect(lanes.busy).toBe(0);
  });
});
