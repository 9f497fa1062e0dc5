/** Turns Zod's issues into sentences for a person who has never heard of Zod. */
import type { z } from 'zod';
import type { FieldHelp } from '../schemas/fields.ts';
import { findNearest } from './nearest.ts';
import type { ContentProblem } from './problem.ts';
import type { FieldPath, Place, Source } from './read-source.ts';

type AnySchema = z.core.$ZodType;
type Issue = z.core.$ZodIssue;

export function explainIssues(file: string, noun: string, schema: AnySchema, source: Source, issues: readonly Issue[]) {
  const problems = issues.flatMap((issue) => explainIssue(file, noun, schema, source, issue));
  // A misspelled field is one mistake, although the correct field is missing because of it.
  const meant = new Set(problems.flatMap(({ field, didYouMean }) => (didYouMean ? besides(field, didYouMean) : [])));
  return problems.filter((problem) => problem.sourceLine !== undefined || !meant.has(problem.field));
}

function explainIssue(file: string, noun: string, schema: AnySchema, source: Source, issue: Issue): ContentProblem[] {
  const path = issue.path as FieldPath;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => explainUnknownField(file, noun, schema, source, [...path, key]));
  }
  const found = valueAt(source.data, path);
  const key = fieldName(path);
  const help = helpOf(schemaAt(schema, path));
  const example = typeof issue.code === 'string' && issue.code === 'custom' && issue.params?.example;
  const base = { file, field: pathInWords(path) };

  if (issue.code === 'custom' && issue.message !== 'Invalid input') {
    const place = found === undefined ? withoutLine(source.placeOfValue(path)) : source.placeOfKey(path);
    return [{ ...base, ...place, message: issue.message, example: typeof example === 'string' ? example : undefined }];
  }
  if (found === undefined || found === null) {
    const place = found === null ? source.placeOfKey(path) : withoutLine(source.placeOfValue(path.slice(0, -1)));
    const message =
      found === null ? `The field \`${key}\` is empty.` : `The field \`${key}\` is missing${inWhat(path)}.`;
    return [
      {
        ...base,
        ...place,
        message: help ? `${message} It must be ${help.form}.` : message,
        example: exampleLine(path, help),
      },
    ];
  }
  const problem: ContentProblem = {
    ...base,
    ...source.placeOfValue(path),
    message: `${subject(path)} is ${describe(found, issue)}, but must be ${help?.form ?? expectation(issue)}.`,
    example: exampleLine(path, help),
  };
  if (issue.code === 'invalid_value' && typeof found === 'string') {
    const nearest = findNearest(found, issue.values.map(String));
    if (nearest) {
      problem.didYouMean = nearest;
      problem.example = exampleLine(path, help && { ...help, example: nearest });
    }
  }
  return [problem];
}

function explainUnknownField(
  file: string,
  noun: string,
  schema: AnySchema,
  source: Source,
  path: FieldPath,
): ContentProblem {
  const key = String(path.at(-1));
  const parent = unwrap(schemaAt(schema, path.slice(0, -1)));
  const known = Object.keys(shapeOf(parent) ?? {});
  const nearest = findNearest(key, known);
  const owner = path.length === 1 ? withArticle(noun) : `\`${fieldName(path.slice(0, -1))}\``;
  const list = nearest ? '' : ` Its fields are: ${known.join(', ')}.`;
  const nearestPath = nearest ? [...path.slice(0, -1), nearest] : [];
  return {
    file,
    ...source.placeOfKey(path),
    field: pathInWords(path),
    message: `${capitalise(owner)} has no field \`${key}\`.${list}`,
    didYouMean: nearest,
    example: nearest ? exampleLine(nearestPath, helpOf(schemaAt(schema, nearestPath))) : undefined,
  };
}

function besides(field: string, neighbour: string): string {
  return [...field.split('.').slice(0, -1), neighbour].join('.');
}

/** For a missing field: showing a neighboring line would point at something that is right. */
function withoutLine({ line, column }: Place): Pick<Place, 'line' | 'column'> {
  return { line, column };
}

/** The schema of the field at a path, with its own `meta`. */
function schemaAt(schema: AnySchema | undefined, path: FieldPath): AnySchema | undefined {
  let current: AnySchema | undefined = schema;
  for (const step of path) {
    const inner = unwrap(current);
    current = typeof step === 'number' ? elementOf(inner) : shapeOf(inner)?.[step];
  }
  return current;
}

interface LooseDef {
  shape?: Record<string, AnySchema>;
  element?: AnySchema;
  innerType?: AnySchema;
}
const defOf = (schema: AnySchema | undefined) => schema?._zod.def as LooseDef | undefined;
const shapeOf = (schema: AnySchema | undefined) => defOf(schema)?.shape;
const elementOf = (schema: AnySchema | undefined) => defOf(schema)?.element;

function unwrap(schema: AnySchema | undefined): AnySchema | undefined {
  let current = schema;
  for (let inner = defOf(current)?.innerType; inner; inner = defOf(current)?.innerType) current = inner;
  return current;
}

export function helpOf(schema: AnySchema | undefined): FieldHelp | undefined {
  for (let current = schema; current; current = defOf(current)?.innerType) {
    const meta = (current as z.ZodType).meta?.();
    if (typeof meta?.form === 'string') return meta as unknown as FieldHelp;
  }
  return undefined;
}

function valueAt(data: unknown, path: FieldPath): unknown {
  let current = data;
  for (const step of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = (current as Record<string | number, unknown>)[step];
  }
  return current;
}

function describe(found: unknown, issue: Issue): string {
  if (Array.isArray(found)) return found.length === 0 ? 'an empty list' : `a list of ${found.length}`;
  if (typeof found === 'object') return 'a group of fields';
  if (typeof found === 'string') {
    if (found.trim() === '') return 'empty';
    if (issue.code === 'too_big' && found.length > 60) return `${found.length} characters long`;
    return `"${found.length > 60 ? `${found.slice(0, 57)}...` : found}"`;
  }
  return String(found);
}

function expectation(issue: Issue): string {
  if (issue.code !== 'invalid_type') return issue.message;
  return issue.expected === 'object' ? 'a group of fields' : `a ${issue.expected}`;
}

function exampleLine(path: FieldPath, help: FieldHelp | undefined): string | undefined {
  if (!help) return undefined;
  if (typeof path.at(-1) === 'number') return `- ${help.example}`;
  return help.example.startsWith('\n') ? `${fieldName(path)}:${help.example}` : `${fieldName(path)}: ${help.example}`;
}

/** `answers` number 2, field `label`: "label (answers, number 2)". Authors count from one. */
function pathInWords(path: FieldPath): string {
  return path.map((step) => (typeof step === 'number' ? String(step + 1) : step)).join('.');
}

export function subject(path: FieldPath): string {
  const last = path.at(-1);
  if (last === undefined) return 'The whole file';
  if (typeof last !== 'number') return `\`${last}\``;
  return `Entry ${last + 1} of \`${fieldName(path)}\``;
}

function fieldName(path: FieldPath): string {
  return String(path.findLast((step) => typeof step === 'string') ?? '');
}

function inWhat(path: FieldPath): string {
  const index = path.findLastIndex((step) => typeof step === 'number');
  if (index < 0) return path.length > 1 ? ` in \`${path.at(-2)}\`` : '';
  return ` in entry ${Number(path[index]) + 1} of \`${path[index - 1]}\``;
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
