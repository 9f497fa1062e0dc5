import ts from 'typescript';
import { type Checker, type Fault, runWhenStarted } from './checking/faults.ts';
import { isTestFile, lineAt, type SourceFile } from './checking/source-files.ts';

const TEST = new Set(['it', 'test']);
const SUITE = new Set(['describe', 'suite', 'it', 'test']);
const SWITCHED_OFF = new Set(['only', 'skip', 'todo', 'fails', 'fixme', 'fail']);

/** What turns the rule of clocks off for one line, with a reason that a reader can judge. */
const REAL_CLOCK = /\/\/ real clock: \S/;

export function findWeakTests(files: SourceFile[]): Fault[] {
  return files.filter(({ path }) => isTestFile(path)).flatMap(faultsOfTestFile);
}

function faultsOfTestFile(file: SourceFile): Fault[] {
  const kind = file.path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true, kind);
  const asserting = findAssertingFunctions(source);
  const faults: Fault[] = [];
  const visit = (node: ts.Node): void => {
    const message = complaintAbout(node, asserting);
    if (message) faults.push({ path: file.path, line: lineAt(file.text, node.getStart(source)), message });
    ts.forEachChild(node, visit);
  };
  visit(source);
  const lines = file.text.split('\n');
  return faults.filter(({ line, message }) => !message.startsWith('reads the real') || !isExcused(lines, line));
}

function complaintAbout(node: ts.Node, asserting: Set<string>): string | undefined {
  if (ts.isPropertyAccessExpression(node) && SWITCHED_OFF.has(node.name.text) && SUITE.has(rootName(node) ?? '')) {
    return `.${node.name.text} is for your screen, not for the repository`;
  }
  if (ts.isNewExpression(node) && isName(node.expression, 'Date') && (node.arguments ?? []).length === 0) {
    return 'reads the real clock (new Date()); hand a fixed one in';
  }
  if (!ts.isCallExpression(node)) return undefined;
  if (isMember(node.expression, 'Date', 'now')) return 'reads the real clock (Date.now()); hand a fixed one in';
  if (isMember(node.expression, 'Math', 'random')) return 'reads the real dice (Math.random()); hand a seeded one in';
  const body = bodyOfTest(node);
  if (body && !asserts(body, asserting)) return 'a test without an expect passes whatever happens';
  if (comparesConstants(node)) return 'compares one constant with another, which no bug can change';
  return undefined;
}

/** The function of `it('...', fn)`, `it.each(...)('...', fn)`, `test.for(...)`. */
function bodyOfTest(call: ts.CallExpression): ts.Node | undefined {
  if (!TEST.has(rootName(call.expression) ?? '') || isHook(call.expression)) return undefined;
  const [title, ...rest] = call.arguments;
  if (!title || !(ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) return undefined;
  return rest.find((argument) => ts.isArrowFunction(argument) || ts.isFunctionExpression(argument));
}

/** `test.describe.parallel`, `test.step`, `test.beforeEach` and the like are no tests. */
function isHook(expression: ts.Expression): boolean {
  if (!ts.isPropertyAccessExpression(expression)) return false;
  return /^(describe|step|use|extend|before|after|slow)/.test(expression.name.text) || isHook(expression.expression);
}

/** Functions of this file that assert, also by way of one another. */
function findAssertingFunctions(source: ts.SourceFile): Set<string> {
  const bodies = new Map<string, ts.Node>();
  const collect = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name && node.body) bodies.set(node.name.text, node.body);
    if (
      ts.isVariableDeclaration(node) &&
      ts.isIdentifier(node.name) &&
      node.initializer &&
      isFunction(node.initializer)
    ) {
      bodies.set(node.name.text, node.initializer);
    }
    ts.forEachChild(node, collect);
  };
  collect(source);
  const asserting = new Set<string>();
  for (let known = -1; known !== asserting.size; ) {
    known = asserting.size;
    for (const [name, body] of bodies) if (asserts(body, asserting)) asserting.add(name);
  }
  return asserting;
}

function asserts(node: ts.Node, asserting: Set<string>): boolean {
  if (ts.isCallExpression(node)) {
    const name = rootName(node.expression);
    if (name && (/^(expect|assert)/.test(name) || asserting.has(name))) return true;
    // A member of a helper that says it asserts: `shop.expectTotal(...)`.
    if (ts.isPropertyAccessExpression(node.expression) && /^(expect|assert)/.test(node.expression.name.text))
      return true;
  }
  return ts.forEachChild(node, (child) => asserts(child, asserting) || undefined) ?? false;
}

/** `expect(true).toBe(true)` and its relatives. */
function comparesConstants(call: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(call.expression) || !call.expression.name.text.startsWith('to')) return false;
  const subject = findExpectCall(call.expression.expression);
  return subject?.arguments[0] !== undefined && isConstant(subject.arguments[0]);
}

function findExpectCall(node: ts.Expression): ts.CallExpression | undefined {
  if (ts.isCallExpression(node) && isName(node.expression, 'expect')) return node;
  return ts.isPropertyAccessExpression(node) ? findExpectCall(node.expression) : undefined;
}

function isConstant(node: ts.Expression): boolean {
  const kinds = [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword];
  return ts.isLiteralExpression(node) || kinds.includes(node.kind) || isName(node, 'undefined');
}

function isFunction(node: ts.Node): boolean {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}

/** `it` of `it.each(rows)`, `expect` of `expect(x).not`. */
function rootName(node: ts.Node): string | undefined {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node) || ts.isTaggedTemplateExpression(node)) {
    return rootName(ts.isTaggedTemplateExpression(node) ? node.tag : node.expression);
  }
  return undefined;
}

function isName(node: ts.Node, name: string): boolean {
  return ts.isIdentifier(node) && node.text === name;
}

function isMember(node: ts.Node, object: string, member: string): boolean {
  return ts.isPropertyAccessExpression(node) && isName(node.expression, object) && node.name.text === member;
}

function isExcused(lines: string[], line: number): boolean {
  return [lines[line - 1], lines[line - 2]].some((text) => REAL_CLOCK.test(text ?? ''));
}

const checker: Checker = {
  promise: 'Every test runs, asserts something and owns its clock',
  reads: ['.test.ts', '.test.tsx', '.e2e.ts'],
  find: findWeakTests,
};

runWhenStarted(import.meta.url, checker);
export default checker;
