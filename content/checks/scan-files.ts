/** Finds every content file and reports those that are in the wrong place or have a name that can't be an address. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, relative, sep } from 'node:path';
import { type Kind, kindNames, kindRule } from '../schemas/kinds.ts';
import { findNearest } from './nearest.ts';
import type { ContentProblem } from './problem.ts';

export interface ContentFile {
  /** Relative to content/, with forward slashes. */
  path: string;
  kind: Kind;
  modifiedMs: number;
  sizeBytes: number;
}

export interface Scan {
  files: ContentFile[];
  problems: ContentProblem[];
}

const contentFolders = [...new Set(kindNames.map((kind) => kindRule(kind).folder))].filter((folder) => folder !== '.');
/** Folders in here that contain code, or the demo shop's source data. */
const otherFolders = ['catalogue', 'checks', 'markdown', 'schemas', 'testing'];

export function scanFiles(contentDir: string): Scan {
  const scan: Scan = { files: [], problems: [] };
  for (const kind of kindNames) {
    const rule = kindRule(kind);
    const folder = join(contentDir, rule.folder);
    if (rule.singleFile) {
      const path = join(folder, rule.singleFile);
      if (existsSync(path)) scan.files.push(fileAt(contentDir, path, kind));
      continue;
    }
    for (const path of listFiles(folder, rule.nested === true)) addFile(scan, contentDir, path, kind);
  }
  scan.problems.push(...findStrayFolders(contentDir));
  scan.files.sort((a, b) => (a.path < b.path ? -1 : 1));
  return scan;
}

function addFile(scan: Scan, contentDir: string, path: string, kind: Kind): void {
  const { format, noun } = kindRule(kind);
  const wanted = format === 'markdown' ? '.md' : '.yaml';
  const name = basename(path);
  if (name.startsWith('.') || name === 'README.md' || name.endsWith('.test.ts') || name.endsWith('.ts')) return;
  const shown = shownPath(contentDir, path);
  const stem = basename(name, extname(name));
  const tidy =
    stem
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'a-short-name';
  const problem = { file: shown, line: 1, column: 1, field: 'file name' };
  if (extname(name) !== wanted) {
    const message = `A ${noun} is a ${wanted} file; this one ends in ${extname(name) || 'nothing'}.`;
    scan.problems.push({ ...problem, message, advice: `rename it to ${dirname(shown)}/${tidy}${wanted}` });
  } else if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(stem)) {
    const message = 'A file name becomes an address: lower-case words joined by hyphens.';
    scan.problems.push({ ...problem, message, advice: `rename it to ${dirname(shown)}/${tidy}${wanted}` });
  } else {
    scan.files.push(fileAt(contentDir, path, kind));
  }
}

function findStrayFolders(contentDir: string): ContentProblem[] {
  return readdirSync(contentDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .filter((entry) => !contentFolders.includes(entry.name) && !otherFolders.includes(entry.name))
    .filter((entry) => listFiles(join(contentDir, entry.name), true).some((path) => /\.(md|ya?ml)$/.test(path)))
    .map((entry) => {
      const nearest = findNearest(entry.name, contentFolders);
      return {
        file: `content/${entry.name}/`,
        line: 1,
        column: 1,
        field: 'folder',
        message: `There is no kind of content called \`${entry.name}\`. There are: ${contentFolders.join(', ')}.`,
        didYouMean: nearest,
        advice: `move its files to content/${nearest ?? 'articles'}/`,
      };
    });
}

function listFiles(folder: string, nested: boolean): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: nested })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function fileAt(contentDir: string, path: string, kind: Kind): ContentFile {
  const { mtimeMs, size } = statSync(path);
  return { path: relative(contentDir, path).split(sep).join('/'), kind, modifiedMs: mtimeMs, sizeBytes: size };
}

function shownPath(contentDir: string, path: string): string {
  return `content/${relative(contentDir, path).split(sep).join('/')}`;
}
