import { describe, expect, it } from 'vitest';
import { bucketOf, evaluateFlag } from './flags.ts';

const visitors = Array.from({ length: 10_000 }, (_, i) => `visitor-${i}`);

describe('flags', () => {
  it('give a visitor the same answer every time, independently for each flag', () => {
    expect(bucketOf('a', 'v1')).toBe(bucketOf('a', 'v1'));
    expect(visitors.filter((visitor) => bucketOf('a', visitor) === bucketOf('b', visitor)).length).toBeLessThan(200);
  });

  it.each([0, 10, 50, 90, 100])('reach %d of a hundred visitors', (percent) => {
    const on = visitors.filter((visitor) => evaluateFlag({ isOn: true, percent }, 'a', visitor).isOn).length;
    expect(Math.abs(on - percent * 100)).toBeLessThan(percent % 100 === 0 ? 1 : 200);
  });

  it('stay on for their visitors when the share grows', () => {
    for (const visitor of visitors.slice(0, 500))
      if (evaluateFlag({ isOn: true, percent: 10 }, 'a', visitor).isOn)
        expect(evaluateFlag({ isOn: true, percent: 20 }, 'a', visitor).isOn).toBe(true);
  });

  it('are off for everybody by the kill switch, and when unknown', () => {
    expect(evaluateFlag({ isOn: false, percent: 100 }, 'a', 'v')).toEqual({
      isOn: false,
      group: 'control',
      because: 'killed',
    });
    expect(evaluateFlag(undefined, 'a', 'v')).toEqual({ isOn: false, group: 'control', because: 'unknown' });
    expect(evaluateFlag({ isOn: true, percent: 100 }, 'a', 'v')).toMatchObject({ isOn: true, group: 'experiment' });
  });
});
