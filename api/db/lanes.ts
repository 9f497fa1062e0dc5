/** Lets work of one lane go one after the other, in the order of asking. Lanes do not know each other. */
export class Lanes {
  readonly #last = new Map<string, Promise<unknown>>();

  through<T>(lane: string | undefined, work: () => Promise<T>): Promise<T> {
    if (lane === undefined) return work();
    const before = this.#last.get(lane);
    const done = before === undefined ? work() : before.then(work, work);
    const settled = done.catch(() => {});
    this.#last.set(lane, settled);
    void settled.then(() => {
      if (this.#last.get(lane) === settled) this.#last.delete(lane);
    });
    return done;
  }

  /** Lanes in which somebody is. */
  get busy(): number {
    return this.#last.size;
  }
}
