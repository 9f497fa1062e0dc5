import { setImmediate } from 'node:timers';

/** Whoever came first waits no longer than this for the others. */
const patienceMs = 3;

/**
 * Calls `go` after the first turn of the event loop that brought nobody new. Answers of one commit make their browsers ask again
 * within a moment of each other; without the wait half of them would miss the next commit, and each commit costs a sync.
 * Whoever is alone waits for one turn.
 */
export function whenAllHaveCome(waiting: () => number, go: () => void): void {
  const until = performance.now() + patienceMs;
  let before = waiting();
  const look = () => {
    const now = waiting();
    if (now > before && performance.now() < until) {
      before = now;
      setImmediate(look);
    } else go();
  };
  setImmediate(look);
}
