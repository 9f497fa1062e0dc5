import type { z } from 'zod';

/** What is wrong with one field of a catalogue line, and what is expected. */
export interface LineProblem {
  line: number;
  /** "variants[1].priceCents" */
  field: string;
  message: string;
}

const fieldsPerLineMax = 5;

/** The problems of a line, each with its field and the correct form. `lineOf` returns the line of a CSV variant. */
export function explainIssues(
  issues: readonly z.core.$ZodIssue[],
  line: number,
  variantLines?: readonly number[],
): LineProblem[] {
  const problems = issues.flatMap((issue) => {
    const keys =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key.slice(0, 60)]) : [issue.path];
    return keys.map((path) => ({
      line: lineOf(path, line, variantLines),
      field: fieldOf(path),
      message: correctForm(issue),
    }));
  });
  return problems.slice(0, fieldsPerLineMax);
}

function lineOf(path: readonly PropertyKey[], line: number, variantLines: readonly number[] | undefined): number {
  return path[0] === 'variants' && typeof path[1] === 'number' ? (variantLines?.[path[1]] ?? line) : line;
}

function fieldOf(path: readonly PropertyKey[]): string {
  const field = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  return field.replace(/^\./, '') || 'line';
}

const figure = (value: number | bigint): string => Number(value).toLocaleString('en-US');

const kinds: Record<string, string> = {
  int: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
};

const formats: Record<string, string> = {
  date: 'a real day, written YYYY-MM-DD',
  datetime: 'an instant, written 2026-01-31T12:00:00Z',
  url: 'a complete https:// address',
};

/** Zod's messages are for programmers; these are for the people who maintain the file. */
function correctForm(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'too_small':
    case 'too_big':
      return `must be ${bound(issue)}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return `must be ${formats[issue.format] ?? issue.message}`;
    case 'unrecognized_keys':
      return 'is not a field of this kind of line; check its spelling';
    case 'invalid_union':
      return 'must be brand or product';
    case 'custom':
      return `must be ${issue.message}`;
    default:
      return `must be corrected: ${issue.message}`;
  }
}

function bound(issue: Extract<z.core.$ZodIssue, { code: 'too_small' | 'too_big' }>): string {
  const [word, limit] = issue.code === 'too_small' ? ['at least', issue.minimum] : ['at most', issue.maximum];
  if (issue.origin === 'string')
    return issue.code === 'too_small' && limit === 1 ? 'filled in' : `${word} ${figure(limit)} characters long`;
  if (issue.origin === 'array') return `a list of ${word} ${figure(limit)}`;
  return `${word} ${figure(limit)}`;
}
