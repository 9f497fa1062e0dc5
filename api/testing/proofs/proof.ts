import type { Engine } from '../test-app.ts';

/** What a harness found. It holds only when `faults` is empty. */
export interface ProofReport {
  /** How many of the proof's units were carried out. */
  done: number;
  faults: string[];
  /** Figures to print: how many were retried, how long it took. */
  figures: Record<string, number | string>;
  /** Parts that could not run on this machine, each with what is missing. */
  notRun: string[];
}

export interface ProofOptions {
  size: number;
  seed: number;
  engines: readonly Engine[];
  /** Filled while the proof runs, to show its progress. */
  found?: Findings;
}

export interface Proof {
  name: string;
  /** One sentence: what must never happen. */
  proves: string;
  /** The counted unit, in the plural: 'races', 'operations'. */
  unit: string;
  sizes: { withTests: number; longRun: number };
  run(options: ProofOptions): Promise<ProofReport>;
}

/** A broken run produces many faults; the first ones are enough. */
const faultsKept = 20;

export class Findings implements ProofReport {
  done = 0;
  readonly faults: string[] = [];
  readonly figures: Record<string, number | string> = {};
  readonly notRun: string[] = [];

  fault(sentence: string): void {
    if (this.faults.length < faultsKept) this.faults.push(sentence);
    this.count('faults');
  }

  count(name: string, by = 1): void {
    this.figures[name] = Number(this.figures[name] ?? 0) + by;
  }

  max(name: string, value: number): void {
    this.figures[name] = Math.max(Number(this.figures[name] ?? 0), Math.round(value));
  }
}
