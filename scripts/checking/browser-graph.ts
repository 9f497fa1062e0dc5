import type { Fault } from './faults.ts';
import { NEVER_IN_A_BROWSER } from './import-table.ts';
import { findImports } from './imports.ts';
import { fits, roomOf, targetOf } from './rooms.ts';
import { isTestFile, type SourceFile } from './source-files.ts';

interface Step {
  path: string;
  line: number;
  target: string;
}

/**
 * What islands and page scripts bring into a browser: follows values (types are erased) from each of them and names the way
 * to the first thing that has no place there, the server's rooms, the content, or a package such as zod.
 */
export function findBrowserLeaks(files: SourceFile[]): Fault[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const steps = new Map<string, Step[]>();
  const stepsOf = (path: string): Step[] => {
    const known = steps.get(path);
    if (known) return known;
    const file = byPath.get(path);
    const found = file ? valueSteps(file) : [];
    steps.set(path, found);
    return found;
  };
  return files.filter(isBrowserEntry).flatMap((entry) => leakOf(entry, stepsOf) ?? []);
}

function isBrowserEntry({ path, text }: SourceFile): boolean {
  if (!path.startsWith('site/') || isTestFile(path)) return false;
  return (
    /\.(island\.tsx|element\.ts)$|^site\/directives\/.*\.ts$/.test(path) ||
    (path.endsWith('.astro') && text.includes('<script'))
  );
}

function valueSteps(file: SourceFile): Step[] {
  const astro = file.path.endsWith('.astro');
  return findImports(file)
    .filter(({ typeOnly, runsIn }) => !typeOnly && (!astro || runsIn === 'browser script'))
    .flatMap(({ specifier, line }) =>
      specifier === undefined ? [] : [{ path: file.path, line, target: targetOf(file.path, specifier) ?? specifier }],
    );
}

/** Breadth first, so that the way named is the shortest. */
function leakOf(entry: SourceFile, stepsOf: (path: string) => Step[]): Fault | undefined {
  const ways: Step[][] = stepsOf(entry.path).map((step) => [step]);
  const seen = new Set([entry.path]);
  for (let way = ways.shift(); way; way = ways.shift()) {
    const last = way.at(-1) as Step;
    if (hasNoPlaceInABrowser(last.target)) {
      const names = way.map(({ target }) => target).join(' > ');
      return { path: entry.path, line: way[0]?.line ?? 1, message: `a browser would load ${last.target}, by ${names}` };
    }
    if (seen.has(last.target)) continue;
    seen.add(last.target);
    for (const next of stepsOf(last.target)) ways.push([...way, next]);
  }
  return undefined;
}

function hasNoPlaceInABrowser(target: string): boolean {
  const room = roomOf(target);
  if (room === 'api' || room === 'content' || room === 'search-index' || room === 'scripts') return true;
  return NEVER_IN_A_BROWSER.some((pattern) => fits(target, pattern));
}
