/** Adds to problems that were found after parsing their place in the file, as an author sees it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadBody } from '../markdown/read-body.ts';
import { kindRule } from '../schemas/kinds.ts';
import { type Edition, isPublished } from '../visibility.ts';
import { findLinkFault } from './check-links.ts';
import type { ReferenceProblem } from './check-references.ts';
import { findNearest } from './nearest.ts';
import type { ContentProblem } from './problem.ts';
import { readSource, type Source } from './read-source.ts';
import type { ContentFile } from './scan-files.ts';
import type { SiteMap } from './site-map.ts';

export function findBodyProblems(
  contentDir: string,
  bodies: ReadonlyMap<string, ReadBody>,
  map: SiteMap,
  edition: Edition,
): ContentProblem[] {
  const dataOf = new Map(
    Object.values(map.entries).flatMap((entries) => entries.map((entry) => [entry.path, entry.data] as const)),
  );
  const problems: ContentProblem[] = [];
  for (const [path, body] of bodies) {
    const published = isPublished((dataOf.get(path) ?? {}) as { draft?: boolean }, edition);
    const found: Omit<ContentProblem, 'file'>[] = [...body.problems];
    for (const link of body.links) {
      const fault = findLinkFault(link.url, { published, headings: body.headings }, map);
      if (!fault) continue;
      const example = fault.example && `[the words to click](${fault.didYouMean ?? fault.example})`;
      const { line, column, length } = link;
      found.push({
        line,
        column,
        length,
        field: 'link',
        ...fault,
        example,
      });
    }
    found.push(...findReferenceFaults(body, dataOf.get(path), map));
    if (found.length === 0) continue;
    const lines = readFileSync(join(contentDir, path), 'utf8').split(/\r?\n/);
    problems.push(
      ...found.map((problem) => ({ ...problem, file: `content/${path}`, sourceLine: lines[problem.line - 1] ?? '' })),
    );
  }
  return problems;
}

/** Checklist items and sources that a body names. Products come and go, so missing ones are reported by `npm run content:check`. */
function findReferenceFaults(body: ReadBody, data: unknown, map: SiteMap): Omit<ContentProblem, 'file'>[] {
  const itemIds = map.entries.checklist.flatMap((section) => section.data.items.map(({ id }) => id));
  const sources = (data as { sources?: unknown[] } | undefined)?.sources;
  return body.references.flatMap(({ to, name, ...place }) => {
    if (to === 'checklist item' && !itemIds.includes(name) && !map.faultyKinds.has('checklist')) {
      const nearest = findNearest(name, itemIds);
      const message = `There is no line \`${name}\` in content/checklist/.`;
      const example = `::checklist{items="${nearest ?? itemIds[0] ?? name}"}`;
      return [{ ...place, field: 'checklist', message, didYouMean: nearest, example }];
    }
    // While the fields have mistakes, their sources are unknown.
    if (to !== 'source' || data === undefined || Number(name) <= (sources?.length ?? 0)) return [];
    const message = `The text names source ${name}, but ${sources?.length ? `there are ${sources.length}` : 'the file has none'}.`;
    return [{ ...place, field: 'source', message, example: ':source[1]' }];
  });
}

export function findPlaces(
  contentDir: string,
  found: readonly ReferenceProblem[],
  files: readonly ContentFile[],
): ContentProblem[] {
  const sources = new Map<string, Source | undefined>();
  const sourceOf = (path: string): Source | undefined => {
    if (!sources.has(path)) {
      const kind = files.find((file) => file.path === path)?.kind ?? 'article';
      const read = readSource(path, readFileSync(join(contentDir, path), 'utf8'), kindRule(kind).format);
      sources.set(path, read.ok ? read.source : undefined);
    }
    return sources.get(path);
  };
  return found.map(({ path, at, ...problem }) => {
    const named = { file: `content/${path}`, ...problem };
    if (at.length === 0) return { ...named, line: 1, column: 1, field: 'file name' };
    const place = sourceOf(path)?.placeOfValue(at) ?? { line: 1, column: 1 };
    return { ...named, ...place, field: at.map((step) => (typeof step === 'number' ? step + 1 : step)).join('.') };
  });
}
