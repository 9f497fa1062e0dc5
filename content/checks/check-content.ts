/** All checks of all files: of each by itself, then of their references to each other. contentlayer only gets content without a problem. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReadBody, readBody } from '../markdown/read-body.ts';
import { kindRule } from '../schemas/kinds.ts';
import { slugOf } from '../schemas/routes.ts';
import type { Edition } from '../visibility.ts';
import { checkFile } from './check-file.ts';
import { findReferenceProblems } from './check-references.ts';
import { findBodyProblems, findPlaces } from './find-problems.ts';
import { ContentError, type ContentProblem } from './problem.ts';
import type { Scan } from './scan-files.ts';
import { type CheckedEntry, makeSiteMap } from './site-map.ts';
import { siteRoutes } from './site-routes.ts';

/** @throws {ContentError} naming every problem. */
export function checkContent(contentDir: string, scan: Scan, edition: Edition): void {
  const problems: ContentProblem[] = [...scan.problems];
  const bodies = new Map<string, ReadBody>();
  const entries: CheckedEntry[] = [];
  const faulty: typeof scan.files = [];
  for (const file of scan.files) {
    const { kind, path } = file;
    const raw = readFileSync(join(contentDir, path), 'utf8');
    const check = checkFile(file, raw);
    const isReadable = check.ok || !check.unreadable;
    if (isReadable && kindRule(kind).format === 'markdown') bodies.set(path, readBody(raw));
    if (check.ok) {
      const headings = bodies.get(path)?.headings ?? [];
      entries.push({ kind, path, slug: slugOf(path), data: check.data as never, headings });
    } else {
      problems.push(...check.problems);
      faulty.push(file);
    }
  }
  const map = makeSiteMap(entries, faulty, edition, siteRoutes());
  problems.push(...findBodyProblems(contentDir, bodies, map, edition));
  problems.push(...findPlaces(contentDir, findReferenceProblems(map, edition), scan.files));
  if (problems.length > 0) throw new ContentError(problems);
}
