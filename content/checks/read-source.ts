/** Reads YAML, alone or before Markdown, and records the position of each field. */
import { isMap, isNode, isPair, isScalar, LineCounter, type Node, parseDocument, type YAMLError } from 'yaml';
import type { ContentProblem } from './problem.ts';

export type FieldPath = readonly (string | number)[];

export interface Place {
  line: number;
  column: number;
  length: number;
  sourceLine: string;
}

export interface Source {
  data: unknown;
  /** The position of the value at this path; for a missing value, that of its parent. */
  placeOfValue(path: FieldPath): Place;
  /** The position of the key of the field at this path. */
  placeOfKey(path: FieldPath): Place;
}

export type SourceResult = { ok: true; source: Source } | { ok: false; problems: ContentProblem[] };

const frontMatterPattern = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

export function readSource(file: string, raw: string, format: 'markdown' | 'yaml'): SourceResult {
  if (format === 'yaml') return readYaml(file, raw, raw, 0);
  const match = frontMatterPattern.exec(raw);
  if (match?.index !== 0) return { ok: false, problems: [missingFrontMatter(file, raw)] };
  return readYaml(file, match[1] ?? '', raw, 1);
}

function readYaml(file: string, yamlText: string, raw: string, lineOffset: number): SourceResult {
  const lineCounter = new LineCounter();
  const rawLines = raw.split(/\r?\n/);
  const document = parseDocument(yamlText, { lineCounter, prettyErrors: false });

  const placeAt = (offset: number, end: number): Place => {
    const { line, col } = lineCounter.linePos(offset);
    const fileLine = line + lineOffset;
    const sourceLine = rawLines[fileLine - 1] ?? '';
    return {
      line: fileLine,
      column: col,
      length: Math.max(1, Math.min(end - offset, sourceLine.length - col + 1)),
      sourceLine,
    };
  };
  if (document.errors.length > 0) {
    return { ok: false, problems: document.errors.map((error) => explainYamlError(file, error, placeAt)) };
  }

  const firstLine: Place = { line: 1, column: 1, length: 1, sourceLine: rawLines[0] ?? '' };
  const placeOfNode = (node: Node | null | undefined): Place | undefined =>
    node?.range ? placeAt(node.range[0], node.range[1]) : undefined;

  const placeOfKey = (path: FieldPath): Place => {
    const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
    const last = path.at(-1);
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === last);
      if (pair && isNode(pair.key)) return placeOfNode(pair.key) ?? firstLine;
    }
    return placeOfValue(path);
  };
  const placeOfValue = (path: FieldPath): Place => {
    for (let depth = path.length; depth > 0; depth--) {
      const node = document.getIn(path.slice(0, depth), true);
      if (!isNode(node)) continue;
      if (depth === path.length && isScalar(node)) return placeOfNode(node) ?? firstLine;
      if (depth < path.length || !isScalar(node)) {
        const first = isMap(node) ? node.items[0]?.key : undefined;
        const inList = typeof path[depth - 1] === 'number';
        if (inList) return placeOfNode(isNode(first) ? first : node) ?? firstLine;
        return placeOfKey(path.slice(0, depth));
      }
    }
    return firstLine;
  };
  return { ok: true, source: { data: document.toJS() ?? {}, placeOfValue, placeOfKey } };
}

function missingFrontMatter(file: string, raw: string): ContentProblem {
  const opened = raw.startsWith('---');
  return {
    file,
    line: 1,
    column: 1,
    field: 'front matter',
    message: opened
      ? 'The fields at the top of the file are never closed: the second line of three hyphens is missing.'
      : 'The fields at the top of the file are missing.',
    example: '---\ntitle: How to choose a stroller\n---\n\nThe text starts here.',
    sourceLine: raw.split(/\r?\n/)[0] ?? '',
  };
}

const yamlAdvice: Partial<Record<YAMLError['code'], { message: string; example?: string; advice?: string }>> = {
  TAB_AS_INDENT: { message: 'This line starts with a tab. Use two spaces.', example: 'featuredImage:\n  alt: A crib' },
  MISSING_CHAR: {
    message: 'A quote or bracket is opened and not closed before this line.',
    example: 'title: "How to choose a stroller"',
  },
  BAD_INDENT: {
    message: 'This line is indented differently from its neighbours.',
    example: 'featuredImage:\n  url: /pictures/scene-nursery-at-dusk.svg\n  alt: A crib',
  },
};

function explainYamlError(
  file: string,
  error: YAMLError,
  placeAt: (from: number, to: number) => Place,
): ContentProblem {
  const place = placeAt(error.pos[0], error.pos[1]);
  const [, key = '', value = ''] = /^\s*(?:- )?([\w-]+):\s*(\S.*)?$/.exec(place.sourceLine) ?? [];
  if (error.code === 'DUPLICATE_KEY' && key) {
    const message = `The field \`${key}\` is written twice.`;
    return { file, ...place, length: key.length, field: key, message, advice: 'keep one of the two lines' };
  }
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && value) {
    const message = 'A text with a colon and a space in it needs quotes.';
    return { file, ...place, length: value.length, field: key, message, example: `${key}: ${JSON.stringify(value)}` };
  }
  const advice = yamlAdvice[error.code] ?? {
    message: `This can't be read: ${error.message.split('\n')[0]}.`,
    example: 'title: "How to choose a stroller"',
  };
  return { file, ...place, field: 'YAML', ...advice };
}
