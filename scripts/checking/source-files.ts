import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** Relative to the root of the repository, with forward slashes. */
  path: string;
  text: string;
}

/** Results of a build, an installation or a run; nobody wrote them, so they are not checked. */
const NOT_WRITTEN_BY_US = new Set([
  'node_modules',
  '.git',
  'dist',
  'data',
  '.astro',
  '.cache',
  '.contentlayer',
  'coverage',
  'test-results',
  'playwright-report',
]);

export function listSourceFiles(root: string, endings: string[]): string[] {
  const found: string[] = [];
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      // Only the `data` of a running shop is skipped, which is at the root; other folders may contain a folder of that name.
      const ours = !NOT_WRITTEN_BY_US.has(entry.name) || (entry.name === 'data' && folder !== '');
      if (entry.isDirectory() && ours) walk(path);
      else if (entry.isFile() && endings.some((ending) => entry.name.endsWith(ending))) found.push(path);
    }
  };
  walk('');
  return found.toSorted();
}

export function readSourceFiles(root: string, endings: string[]): SourceFile[] {
  return listSourceFiles(root, endings).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let index = text.indexOf('\n'); index !== -1 && index < offset; index = text.indexOf('\n', index + 1)) line += 1;
  return line;
}
