/** Reads and validates one file by itself. What needs other files is checked afterwards, in check-references.ts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainIssues } from '../parsing/explain.ts';
import type { ContentProblem } from '../parsing/problem.ts';
import { readSource } from '../parsing/read-source.ts';
import { kindRule } from '../schemas/kinds.ts';
import type { ContentFile } from './scan-files.ts';

export type FileCheck =
  | { ok: true; data: Record<string, unknown> }
  /** Not even YAML: no parser should try it. */
  | { ok: false; problems: ContentProblem[]; unreadable: boolean };

export function checkFile(contentDir: string, file: ContentFile): FileCheck {
  const { schema, format, noun } = kindRule(file.kind);
  const shown = `content/${file.path}`;
  const read = readSource(shown, readFileSync(join(contentDir, file.path), 'utf8'), format);
  if (!read.ok) return { ok: false, problems: read.problems, unreadable: true };
  const parsed = schema.safeParse(read.source.data);
  if (parsed.success) return { ok: true, data: parsed.data as Record<string, unknown> };
  return {
    ok: false,
    problems: explainIssues(shown, noun, schema, read.source, parsed.error.issues),
    unreadable: false,
  };
}
