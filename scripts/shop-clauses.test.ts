import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { shopClauses } from './checking/shop-clauses.ts';

const root = join(import.meta.dirname, '..');
const titles = new Map<string, string[]>();

/** Titles of a file's tests, with `${...}` of a template left out. */
function titlesOf(file: string): string[] {
  const known = titles.get(file);
  if (known) return known;
  const path = join(root, file);
  if (!existsSync(path)) return [];
  const source = ts.createSourceFile(file, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      const name = node.expression.getText(source);
      if (first && /^(it|test)\b/.test(name) && !/^test\.(describe|use|step|extend)/.test(name)) {
        if (ts.isStringLiteralLike(first)) found.push(first.text);
        else if (ts.isTemplateExpression(first))
          found.push([first.head.text, ...first.templateSpans.map((span) => span.literal.text)].join(''));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  titles.set(file, found);
  return found;
}

describe('each requirement of the shop', () => {
  it.each(Object.entries(shopClauses))('%s has a test that names it', (_, { tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    for (const [file, title] of tests)
      expect(titlesOf(file), `${file} has no test "${title}"`).toContainEqual(expect.stringContaining(title));
  });
});
