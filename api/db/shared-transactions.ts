import type { Trx } from './database.ts';
import { whenAllHaveCome } from './gather.ts';
import type { Lanes } from './lanes.ts';

type Work<T> = (trx: Trx) => Promise<T>;

interface Parts {
  /** Runs a work as one transaction, once. */
  together(work: Work<void>): Promise<void>;
  /** The same, with whatever patience is right for one. */
  alone<T>(work: Work<T>): Promise<T>;
  lanes: Lanes;
}

interface Waiting {
  lane: string;
  work: Work<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** The answer to a commit was lost: perhaps it is on disk. Running its work again could do it twice; only a key could tell. */
export class UnknownEnd extends Error {
  override name = 'UnknownEnd';
  constructor(cause: unknown) {
    super('The connection broke during a commit.', { cause });
  }
}

/** More in one transaction answer the first of them late. */
const atMost = 64;
/** After one could not be shared, so many follow in which everybody is alone. */
const groupsKeptApart = 4;

/**
 * Group commit for a database on the other side of a wire: works that wait at one moment share one transaction, its beginning, its end
 * and the journeys between, and nobody is told before it is on disk. Works of one lane go one after the other; those of different
 * lanes beside each other, so that their statements interleave: of these none may read what another writes.
 * One transaction at a time: two would undo each other, because the server notices by the page what was read.
 *
 * When one of them fails, nothing of the transaction remains and each runs again alone.
 */
export class SharedTransactions {
  readonly #waiting: Waiting[] = [];
  readonly #parts: Parts;
  #draining = false;
  #keepApart = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  run<T>(lane: string, work: Work<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ lane, work, resolve: resolve as (value: unknown) => void, reject });
      if (this.#draining) return;
      this.#draining = true;
      whenAllHaveCome(
        () => this.#waiting.length,
        () => void this.#drain(),
      );
    });
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      const lanes = Map.groupBy(this.#waiting.splice(0, atMost), ({ lane }) => lane);
      const leave = await this.#enter([...lanes.keys()]);
      const works = [...lanes.values()];
      const apart = works.flat().length === 1 || this.#keepApart > 0;
      if (this.#keepApart > 0) this.#keepApart -= 1;
      if (apart || !(await this.#share(works))) await this.#separate(works);
      leave();
    }
    this.#draining = false;
  }

  /** Waits for whoever is alone in one of these lanes, and keeps others out until it is left. */
  async #enter(lanes: readonly string[]): Promise<() => void> {
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    const enter = (lane: string) =>
      new Promise<void>((entered) => {
        void this.#parts.lanes.through(lane, () => {
          entered();
          return left;
        });
      });
    await Promise.all(lanes.map(enter));
    return leave;
  }

  /** @returns false when they have to run again. */
  async #share(lanes: readonly (readonly Waiting[])[]): Promise<boolean> {
    const answers: (() => void)[] = [];
    try {
      await this.#parts.together(async (trx) => {
        const done = await Promise.allSettled(
          lanes.map(async (lane) => {
            for (const { work, resolve } of lane) {
              const value = await work(trx);
              answers.push(() => resolve(value));
            }
          }),
        );
        const failed = done.find((one) => one.status === 'rejected');
        if (failed !== undefined) throw failed.reason;
      });
    } catch (error) {
      if (error instanceof UnknownEnd) {
        for (const { reject } of lanes.flat()) reject(error);
        return true;
      }
      this.#keepApart = groupsKeptApart;
      return false;
    }
    for (const answer of answers) answer();
    return true;
  }

  async #separate(lanes: readonly (readonly Waiting[])[]): Promise<void> {
    await Promise.all(
      lanes.map(async (lane) => {
        for (const { work, resolve, reject } of lane) await this.#parts.alone(work).then(resolve, reject);
      }),
    );
  }
}
