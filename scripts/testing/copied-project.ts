import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const parts = [
  'api',
  'content',
  'scripts',
  'search-index',
  'site',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

export interface CopiedProject {
  root: string;
  dispose(): void;
}

/** A copy of all files that a build reads, in a folder of its own, with the same packages. */
export function copyProject(name: string): CopiedProject {
  const root = mkdtempSync(join(tmpdir(), `layette-${name}-`));
  for (const part of parts) cpSync(part, join(root, part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  return { root, dispose: () => rmSync(root, { recursive: true, force: true }) };
}
