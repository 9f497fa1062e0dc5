/**
 * Rule: after `openAfterFailures` failures in a row the breaker opens. After `pauseMs` it lets one try through (half-open): success closes
 * the breaker, failure opens it for another pause. Pure: takes a state and the time, returns a state.
 */

export type BreakerState =
  | { kind: 'closed'; failures: number }
  | { kind: 'open'; sinceMs: number }
  /** One try is running, and no other is admitted. A try that never reports back is given up after another pause. */
  | { kind: 'half-open'; sinceMs: number };

export interface BreakerLimits {
  openAfterFailures: number;
  pauseMs: number;
}

export const closedBreaker: BreakerState = { kind: 'closed', failures: 0 };

/** Whether a call may be tried now, and the new state if so. */
export function admit(
  state: BreakerState,
  nowMs: number,
  limits: BreakerLimits,
): { admitted: boolean; state: BreakerState } {
  if (state.kind === 'closed') return { admitted: true, state };
  if (nowMs - state.sinceMs < limits.pauseMs) return { admitted: false, state };
  return { admitted: true, state: { kind: 'half-open', sinceMs: nowMs } };
}

export const recordSuccess = (_state: BreakerState): BreakerState => closedBreaker;

export function recordFailure(state: BreakerState, nowMs: number, limits: BreakerLimits): BreakerState {
  if (state.kind === 'open') return state;
  const failures = state.kind === 'closed' ? state.failures + 1 : limits.openAfterFailures;
  return failures >= limits.openAfterFailures ? { kind: 'open', sinceMs: nowMs } : { kind: 'closed', failures };
}
