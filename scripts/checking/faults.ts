import { pathToFileURL } from 'node:url';
import { readSourceFiles, type SourceFile } from './source-files.ts';

/** A fault that a checker found: where it is, and in one sentence what to do about it. */
export interface Fault {
  path: string;
  line: number;
  message: string;
}

export interface Checker {
  /** What is true when nothing is found: "Every import keeps to its room". */
  promise: string;
  /** Endings of the names of the files that it reads. */
  reads: string[];
  find(files: SourceFile[], root: string): Fault[];
}

export function describeFaults(faults: Fault[]): string {
  return faults
    .toSorted((a, b) => a.path.localeCompare(b.path) || a.line - b.line)
    .map((fault) => `  ${fault.path}:${fault.line}  ${fault.message}`)
    .join('\n');
}

/** Runs a checker if its file was started directly; does nothing when a test imports it. */
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
