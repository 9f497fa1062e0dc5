import { z } from 'zod';
import { type FieldProblem, Refusal } from '#contracts/problems.ts';
import type { Schemas } from '#contracts/wire.schemas.ts';
import type { RawInput } from './perform.ts';

/** A part without a schema accepts nothing. */
const nothing = z.strictObject({});

/** Most reads have neither query nor body: no schema is needed to see that. */
function isNothing(sent: unknown): boolean {
  if (sent === undefined) return true;
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return false;
  for (const _ in sent) return false;
  return true;
}

export type Input = { params: Record<string, unknown>; query: unknown; body: unknown };

/**
 * For an uploaded file, the first problem of each part is enough: 150 kB of empty items took three seconds and half a gigabyte, for 750,000
 * problems. Zod's own `validate` uses this flag, which its types do not expose.
 */
const firstProblems = { abortEarly: true } as z.core.ParseContext<z.core.$ZodIssue>;

/** @throws {Refusal} 'invalid-input' with the fields and what is wrong with each; 'not-found' for a path that cannot exist */
export function parseInput(schemas: Schemas, raw: RawInput, isFile: boolean): Input {
  const fields: FieldProblem[] = [];
  const part = (name: 'params' | 'query' | 'body', schema: z.ZodType | undefined) => {
    if (schema === undefined && isNothing(raw[name])) return {};
    const result = (schema ?? nothing).safeParse(raw[name] ?? {}, isFile ? firstProblems : undefined);
    if (result.success) {
      const at = pathOfNul(result.data);
      if (at === null) return result.data;
      fields.push({ field: [name, ...at].join('.'), message: 'must not contain control characters' });
      return undefined;
    }
    for (const issue of result.error.issues) fields.push(...fieldProblems(name, issue));
    return undefined;
  };
  const input = {
    params: part('params', schemas.params) as Record<string, unknown>,
    query: part('query', schemas.query),
    body: part('body', schemas.body),
  };
  // An impossible path is 'not-found'; all other problems name their fields.
  if (fields.some((problem) => problem.field.startsWith('params'))) throw new Refusal('not-found');
  if (fields.length > 0) throw new Refusal('invalid-input', { fields: fields.slice(0, 20) });
  return input;
}

/** No text may hold this character: PostgreSQL refuses it, and SQLite would keep it. @returns where it occurs, or null. */
function pathOfNul(value: unknown): string[] | null {
  if (typeof value === 'string') return value.includes('\0') ? [] : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const rest = pathOfNul(part);
    if (rest !== null) return [key, ...rest];
  }
  return null;
}

function fieldProblems(part: string, issue: z.core.$ZodIssue): FieldProblem[] {
  const at = [part, ...issue.path.map(String)].join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys
      .slice(0, 5)
      .map((key) => ({ field: `${at}.${key.slice(0, 60)}`, message: 'is not a field of this call' }));
  return [{ field: at, message: issue.message }];
}
