import { pathToFileURL } from 'node:url';
import { readSourceFiles, type SourceFile } from './source-files.ts';

/** One thing a checker found: where, and what to do about it in a sentence. */
export interface Fault {
  path: string;
  line: number;
  message: string;
}

export interface Checker {
  /** What holds when nothing is found: "Every import keeps to its room". */
  promise: string;
  /** Ends of the names of the files it reads. */
  reads: string[];
  find(files: SourceFile[], root: string): Fault[];
}

export function describeFaults(faults: Fault[]): string {
  return faults
    .toSorted((a, b) => a.path.localeCompare(b.path) || a.line - b.line)
    .map((fault) => `  ${fault.path}:${fault.line}  ${fault.message}`)
    .join('\n');
}

/** Runs a checker when its file is the one that was started; does nothing when it is imported by a test. */
export function runWhenStarted(moduleUrl: string, checker: Checker): void {
  if (process.argv[1] === undefined || pathToFileURL(process.argv[1]).href !== moduleUrl) return;
  const root = process.cwd();
  const files = readSourceFiles(root, checker.reads);
  const faults = checker.find(files, root);
  if (faults.length === 0) {
    console.log(`${checker.promise} (${files.length} files).`);
    return;
  }
  console.log(`Not so: "${checker.promise}". ${faults.length} found:\n${describeFaults(faults)}`);
  process.exitCode = 1;
}
