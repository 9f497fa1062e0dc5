import type { Engine } from '../test-app.ts';

/** What a harness found. It holds only when `faults` is empty. */
export interface ProofReport {
  /** How many of the proof's unit were carried out. */
  done: number;
  faults: string[];
  /** Figures worth printing: how many were retried, how long it took. */
  figures: Record<string, number | string>;
  /** Halves that could not run on this machine, each with what is missing. */
  notRun: string[];
}

export interface ProofOptions {
  size: number;
  seed: number;
  engines: readonly Engine[];
  /** Filled as the proof goes, for whoever wants to see how far it is. */
  found?: Findings;
}

export interface Proof {
  name: string;
  /** One sentence: what may never happen. */
  proves: string;
  /** Plural of what is counted: 'races', 'operations'. */
  unit: string;
  sizes: { withTests: number; longRun: number };
  run(options: ProofOptions): Promise<ProofReport>;
}

/** Faults pile up in a broken run; the first ones tell the story. */
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
