/** Validates one file by itself. Anything that needs other files is checked afterwards, in check-references.ts. */
import { kindRule } from '../schemas/kinds.ts';
import { explainIssues } from './explain.ts';
import type { ContentProblem } from './problem.ts';
import { readSource } from './read-source.ts';
import type { ContentFile } from './scan-files.ts';

type FileCheck =
  | { ok: true; data: Record<string, unknown> }
  /** Unreadable means not even YAML; then its body is not checked. */
  | { ok: false; problems: ContentProblem[]; unreadable: boolean };

export function checkFile({ path, kind }: ContentFile, raw: string): FileCheck {
  const { schema, format, noun } = kindRule(kind);
  const shown = `content/${path}`;
  const read = readSource(shown, raw, format);
  if (!read.ok) return { ok: false, problems: read.problems, unreadable: true };
  const parsed = schema.safeParse(read.source.data);
  if (parsed.success) return { ok: true, data: parsed.data as Record<string, unknown> };
  const problems = explainIssues(shown, noun, schema, read.source, parsed.error.issues);
  return { ok: false, problems, unreadable: false };
}
