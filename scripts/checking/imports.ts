import ts from 'typescript';
import { lineAt, type SourceFile } from './source-files.ts';

export interface Import {
  /** As written: '#rules/money.ts', './x.ts', 'zod'. Undefined when it is computed at run time. */
  specifier: string | undefined;
  line: number;
  /** Erased before anything runs. */
  typeOnly: boolean;
  /** `import(...)`. */
  dynamic: boolean;
  /** Where the statement stands: in an .astro file the front matter runs on the server and scripts in the browser. */
  runsIn: 'module' | 'front matter' | 'browser script';
}

interface Part {
  code: string;
  offset: number;
  runsIn: Import['runsIn'];
}

/** Every import of a file in every form: static, re-export, dynamic, `require`, type; from .astro its front matter and scripts. */
export function findImports(file: SourceFile): Import[] {
  return partsOf(file).flatMap((part) => importsOfPart(file, part));
}

function partsOf(file: SourceFile): Part[] {
  if (!file.path.endsWith('.astro')) return [{ code: file.text, offset: 0, runsIn: 'module' }];
  const parts: Part[] = [];
  const fence = /^\s*---\r?\n([\s\S]*?)\r?\n?---/.exec(file.text);
  if (fence) parts.push({ code: fence[1] ?? '', offset: fence[0].indexOf('\n') + 1, runsIn: 'front matter' });
  const bodyStart = fence ? fence[0].length : 0;
  for (const script of file.text.slice(bodyStart).matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)) {
    const code = script[1] ?? '';
    parts.push({ code, offset: bodyStart + script.index + script[0].indexOf('>') + 1, runsIn: 'browser script' });
  }
  return parts;
}

function importsOfPart(file: SourceFile, part: Part): Import[] {
  const kind = file.path.endsWith('.tsx') || file.path.endsWith('.astro') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file.path, part.code, ts.ScriptTarget.Latest, false, kind);
  const found: Import[] = [];
  const add = (node: ts.Node, at: ts.Node | undefined, typeOnly: boolean, dynamic: boolean): void => {
    const specifier = at && ts.isStringLiteralLike(at) ? at.text : undefined;
    const line = lineAt(file.text, part.offset + node.getStart(source));
    found.push({ specifier, line, typeOnly, dynamic, runsIn: part.runsIn });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node, node.moduleSpecifier, isTypeImport(node), false);
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      add(node, node.moduleSpecifier, node.isTypeOnly || isAllTypes(node.exportClause), false);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node, node.argument.literal, true, false);
    } else if (ts.isCallExpression(node) && isImportCall(node)) add(node, node.arguments[0], false, true);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isTypeImport(node: ts.ImportDeclaration): boolean {
  const clause = node.importClause;
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  return !clause.name && isAllTypes(clause.namedBindings);
}

function isAllTypes(bindings: ts.NamedImportBindings | ts.NamedExportBindings | undefined): boolean {
  if (!bindings || !(ts.isNamedImports(bindings) || ts.isNamedExports(bindings))) return false;
  return bindings.elements.length > 0 && bindings.elements.every((element) => element.isTypeOnly);
}

function isImportCall(node: ts.CallExpression): boolean {
  if (node.expression.kind === ts.SyntaxKind.ImportKeyword) return true;
  return ts.isIdentifier(node.expression) && node.expression.text === 'require' && node.arguments.length === 1;
}
