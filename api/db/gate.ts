/**
 * Lets at most so many in at once, fewer while they get in each other's way: halved by every conflict, widened again by one for
 * each full round without. Rivals for one row then line up here instead of undoing each other's work in the database.
 */
export class Gate {
  readonly #widest: number;
  #width: number;
  #inside = 0;
  readonly #line: (() => void)[] = [];

  constructor(widest: number) {
    this.#widest = widest;
    this.#width = widest;
  }

  /** How many may be inside now. */
  get width(): number {
    return Math.max(1, Math.floor(this.#width));
  }

  /** @param isConflict whether an error means that somebody else was in the way. */
  async through<T>(work: () => Promise<T>, isConflict: (error: unknown) => boolean): Promise<T> {
    if (this.#inside >= this.width) await new Promise<void>((go) => this.#line.push(go));
    else this.#inside += 1;
    try {
      const value = await work();
      this.#width = Math.min(this.#widest, this.#width + 1 / this.#width);
      return value;
    } catch (error) {
      if (isConflict(error)) this.#width = Math.max(1, this.#width / 2);
      throw error;
    } finally {
      this.#leave();
    }
  }

  /** Whoever leaves hands the place on, unless the gate has become narrower; a wider one lets more in. */
  #leave(): void {
    this.#inside -= 1;
    while (this.#inside < this.width && this.#line.length > 0) {
      this.#inside += 1;
      this.#line.shift()!();
    }
  }
}
