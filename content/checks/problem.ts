/** The message for a content author: where the problem is, what was found, what was probably meant, and how to write it correctly. */
import { styleText } from 'node:util';

export interface ContentProblem {
  /** As an author knows it: content/articles/choose-a-stroller.md */
  file: string;
  line: number;
  column: number;
  /** The field's name, or the other thing that is wrong ("link", "file name"). */
  field: string;
  message: string;
  didYouMean?: string;
  /** The correct form, ready to be typed. It may have several lines. */
  example?: string;
  /** What to do, where there is nothing to type. */
  advice?: string;
  /** The line as it is in the file, and how many of its characters are meant. */
  sourceLine?: string;
  length?: number;
}

export class ContentError extends Error {
  readonly problems: readonly ContentProblem[];
  constructor(problems: readonly ContentProblem[]) {
    super(formatProblems(problems));
    this.name = 'ContentError';
    this.problems = problems;
  }
}

type Style = Parameters<typeof styleText>[0];

export function formatProblems(problems: readonly ContentProblem[], options: { color?: boolean } = {}): string {
  const paint = (style: Style, text: string) =>
    options.color ? styleText(style, text, { validateStream: false }) : text;
  const sorted = [...problems].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.field, b.field),
  );
  const lines: string[] = [];
  let file = '';
  for (const problem of sorted) {
    if (problem.file !== file) {
      file = problem.file;
      lines.push(paint(['bold', 'underline'], file), '');
    }
    lines.push(...formatProblem(problem, paint), '');
  }
  lines.push(paint(['bold', 'red'], summarise(sorted)));
  return lines.join('\n');
}

function formatProblem(problem: ContentProblem, paint: (style: Style, text: string) => string): string[] {
  const place = `${problem.file}:${problem.line}:${problem.column}`;
  const hint = problem.didYouMean ? ` Did you mean ${paint('green', `\`${problem.didYouMean}\``)}?` : '';
  const lines = [`  ${paint('cyan', place)}  ${paint('bold', problem.field)}`, `    ${problem.message}${hint}`];
  if (problem.sourceLine !== undefined && problem.sourceLine.trim() !== '') {
    const number = String(problem.line);
    const gutter = ' '.repeat(number.length);
    const shown = problem.sourceLine.slice(0, 110);
    const width = Math.max(1, Math.min(problem.length ?? 1, shown.length - problem.column + 1));
    lines.push(`      ${paint('dim', `${number} |`)} ${shown}`);
    if (problem.column <= shown.length) {
      lines.push(
        `      ${paint('dim', `${gutter} |`)} ${' '.repeat(problem.column - 1)}${paint('red', '^'.repeat(width))}`,
      );
    }
  }
  if (problem.advice) lines.push(`    Do: ${paint('green', problem.advice)}`);
  if (problem.example) {
    const [first, ...rest] = problem.example.split('\n');
    lines.push(
      `    Write: ${paint('green', first ?? '')}`,
      ...rest.map((line) => `           ${paint('green', line)}`),
    );
  }
  return lines;
}

function summarise(problems: readonly ContentProblem[]): string {
  const files = new Set(problems.map((problem) => problem.file)).size;
  const found = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in ${files} ${files === 1 ? 'file' : 'files'}.`;
  return `${found} Nothing was changed: the last good content stays in place.`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
