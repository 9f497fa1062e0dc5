import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admit, type BreakerState, closedBreaker, recordFailure, recordSuccess } from './circuit-breaker.ts';

const limits = { openAfterFailures: 3, pauseMs: 1000 };

const failTimes = (times: number, nowMs = 0): BreakerState => {
  let state: BreakerState = closedBreaker;
  for (let failure = 0; failure < times; failure += 1) state = recordFailure(state, nowMs, limits);
  return state;
};

describe('The circuit breaker', () => {
  it('stays closed below the limit, and a success forgets the failures', () => {
    expect(admit(failTimes(2), 0, limits).admitted).toBe(true);
    expect(recordFailure(recordSuccess(failTimes(2)), 0, limits)).toEqual({ kind: 'closed', failures: 1 });
  });

  it('opens at the limit and admits nobody during the pause', () => {
    const open = failTimes(3, 500);
    expect(open).toEqual({ kind: 'open', sinceMs: 500 });
    expect(admit(open, 1499, limits)).toEqual({ admitted: false, state: open });
  });

  it('admits exactly one try after the pause', () => {
    const first = admit(failTimes(3), 1000, limits);
    expect(first).toEqual({ admitted: true, state: { kind: 'half-open', sinceMs: 1000 } });
    expect(admit(first.state, 1001, limits).admitted).toBe(false);
  });

  it('closes when the try succeeds and pauses again when it fails', () => {
    const { state } = admit(failTimes(3), 1000, limits);
    expect(recordSuccess(state)).toEqual(closedBreaker);
    expect(recordFailure(state, 1200, limits)).toEqual({ kind: 'open', sinceMs: 1200 });
  });

  it('gives up a try that never reports back', () => {
    const { state } = admit(failTimes(3), 1000, limits);
    expect(admit(state, 2000, limits).admitted).toBe(true);
  });

  it('is not held open longer by calls that fail late', () => {
    const open = failTimes(3, 0);
    expect(recordFailure(open, 900, limits)).toEqual(open);
  });

  it('admits at most one call per pause while everything fails', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 700 }), { maxLength: 60 }), (steps) => {
        let state = failTimes(3);
        let nowMs = 0;
        let lastAdmittedMs = 0;
        for (const step of steps) {
          nowMs += step;
          const asked = admit(state, nowMs, limits);
          state = asked.state;
          if (!asked.admitted) continue;
          expect(nowMs - lastAdmittedMs).toBeGreaterThanOrEqual(limits.pauseMs);
          lastAdmittedMs = nowMs;
          state = recordFailure(state, nowMs, limits);
        }
      }),
    );
  });
});
