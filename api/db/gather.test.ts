import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { whenAllHaveCome } from './gather.ts';

describe('waiting for others', () => {
  const gather = async (arrivals: readonly number[]) => {
    let waiting = 1;
    let went: number | null = null;
    whenAllHaveCome(
      () => waiting,
      () => {
        went = waiting;
      },
    );
    for (const more of arrivals) {
      waiting += more;
      await turn();
    }
    await turn();
    return went;
  };

  it('is one turn for who is alone', async () => {
    expect(await gather([0, 5])).toBe(1);
  });

  it('goes on for as long as each turn brings somebody', async () => {
    expect(await gather([2, 3, 0, 7])).toBe(6);
  });
});
