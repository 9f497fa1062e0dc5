/** The day for which the content was built, and its sources: `.contentlayer/edition.json`, written last. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edition } from './visibility.ts';

export interface BuiltEdition extends Edition {
  /** Differs when any file, or the code that reads them, has changed. */
  stamp: string;
}

export function editionPath(rootDir: string): string {
  return join(rootDir, '.contentlayer/edition.json');
}

export function readEdition(rootDir: string): BuiltEdition | undefined {
  try {
    return JSON.parse(readFileSync(editionPath(rootDir), 'utf8')) as BuiltEdition;
  } catch {
    return undefined;
  }
}
