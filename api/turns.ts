import pLimit from 'p-limit';

export type Turns = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Runs at most so much at the same time for each key, in the order in which it was asked for. */
export function turnsOfEach(atOnce: number): Turns {
  const turns = new Map<string, { run: ReturnType<typeof pLimit>; asked: number }>();
  return async (key, work) => {
    const turn = turns.get(key) ?? { run: pLimit(atOnce), asked: 0 };
    turns.set(key, turn);
    turn.asked += 1;
    try {
      return await turn.run(work);
    } finally {
      turn.asked -= 1;
      if (turn.asked === 0) turns.delete(key);
    }
  };
}
