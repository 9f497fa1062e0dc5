import type { Engine } from '../test-app.ts';

/** The results of a harness. The promise holds only if `faults` is empty. */
export interface ProofReport {
  /** How many of the proof's unit were carried out. */
  done: number;
  faults: string[];
  /** Figures worth printing: number of retries, duration. */
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
  /** One sentence: what may never happen. */
  proves: string;
  /** Plural of the counted unit: 'races', 'operations'. */
  unit: string;
  sizes: { withTests: number; longRun: number };
  run(options: ProofOptions): Promise<ProofReport>;
}

/** A broken run has many faults; the first ones are enough to explain it. */
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
