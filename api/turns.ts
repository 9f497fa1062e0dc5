// Our own line, and neither of the libraries for it: p-limit cannot take work out of its line, with what it holds, and p-queue gives the place
// of work that goes on to the next as soon as its signal is aborted. Neither ranks those who wait anew at each turn.
import { Refusal } from '#contracts/problems.ts';

export interface Asking {
  /** Takes the work out of the line at once, with all that it holds; its reason is thrown. Work that has begun goes on. */
  signal?: AbortSignal | undefined;
  /** With so many in the line already, it is refused as `busy`. */
  waitingMax?: number;
}

export type TurnsOf<K> = <T>(key: K, work: () => Promise<T>, asking?: Asking) => Promise<T>;
export type Turns = TurnsOf<string>;

/** Runs at most so much at the same time for each key, in the order in which it was asked for. */
export function turnsOfEach(atOnce: number): Turns {
  const lines = new Map<string, { turns: Turns; asked: number }>();
  return async (key, work, asking) => {
    const line = lines.get(key) ?? { turns: turnsByRank(atOnce, () => 0), asked: 0 };
    lines.set(key, line);
    line.asked += 1;
    try {
      return await line.turns(key, work, asking);
    } finally {
      line.asked -= 1;
      if (line.asked === 0) lines.delete(key);
    }
  };
}

/** Runs at most so much at the same time for all keys together: of the lowest rank first, then in the order in which it was asked for. */
export function turnsByRank<K>(atOnce: number, rankOf: (key: K) => number): TurnsOf<K> {
  let running = 0;
  const line = new Map<() => void, K>();
  const next = (): (() => void) | undefined => {
    let [first, lowest]: [(() => void) | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
    for (const [begin, key] of line) {
      const rank = rankOf(key);
      if (first === undefined || rank < lowest) [first, lowest] = [begin, rank];
      // None is lower, and the line may be long.
      if (lowest === 0) break;
    }
    return first;
  };
  const turn = async (key: K, { signal, waitingMax = Number.POSITIVE_INFINITY }: Asking) => {
    if (line.size >= waitingMax) throw new Refusal('busy', { facts: { retryAfterSeconds: 3 } });
    const { promise, resolve: begin, reject } = Promise.withResolvers<void>();
    const leave = () => {
      if (line.delete(begin)) reject(signal?.reason);
    };
    line.set(begin, key);
    signal?.addEventListener('abort', leave);
    await promise.finally(() => signal?.removeEventListener('abort', leave));
  };
  return async (key, work, asking = {}) => {
    asking.signal?.throwIfAborted();
    if (running < atOnce) running += 1;
    else await turn(key, asking);
    try {
      // Between its turn and now, too.
      asking.signal?.throwIfAborted();
      return await work();
    } finally {
      const begin = next();
      if (begin === undefined) running -= 1;
      else {
        // Its place is handed over.
        line.delete(begin);
        begin();
      }
    }
  };
}
