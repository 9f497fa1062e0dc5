/** Reads what the checks and the pages need to know of a body beside its HTML. */
import type { Nodes, Parents, Root } from 'mdast';
import { findNearest } from '../parsing/nearest.ts';
import { type BodyProblem, countWords, type Digest } from './digest.ts';
import { calloutExample, moduleNames, plainText, productExample, readCallout, readProductId } from './modules.ts';

/** `headings` are left out: their ids are made with the HTML. */
export function readBody(root: Root): Omit<Digest, 'headings'> {
  const text = plainText(root)
    .trim()
    .replaceAll(/\n{2,}/g, '\n');
  const digest = { text, wordCount: countWords(text), links: [], productIds: [], problems: [] };
  readChildren(root, digest);
  return digest;
}

type Findings = Pick<Digest, 'links' | 'productIds' | 'problems'>;

function readChildren(parent: Parents, findings: Findings): void {
  for (const node of parent.children) {
    readNode(node, findings);
    if ('children' in node) readChildren(node, findings);
  }
}

function readNode(node: Nodes, findings: Findings): void {
  const report = (field: string, message: string, example: string, didYouMean?: string) =>
    findings.problems.push(problemAt(node, { field, message, example, didYouMean }));

  switch (node.type) {
    case 'html':
      if (node.value.startsWith('<!--')) return;
      report('raw HTML', 'HTML inside Markdown is not shown. Use Markdown or a callout.', calloutExample);
      return;
    case 'heading':
      if (node.depth === 1)
        report(
          'heading',
          "The title is the page's first heading; sections start with two #.",
          `## ${plainText(node).trim()}`,
        );
      return;
    case 'link':
    case 'definition':
      findings.links.push({ url: node.url, ...placeOf(node) });
      return;
    case 'image':
      if (!node.alt)
        report('picture', 'This picture has no alternative text.', `![A crib beside a window](${node.url})`);
      if (!/^\/pictures\//.test(node.url)) {
        report(
          'picture',
          `Pictures come from /pictures/, this one from ${node.url}.`,
          '![A crib at dusk](/pictures/scene-nursery-at-dusk.svg)',
        );
      }
      return;
    case 'containerDirective':
      if (!readCallout(node)) reportModule(node.name, ':::', report);
      return;
    case 'leafDirective': {
      if (node.name !== 'product') {
        reportModule(node.name, '::', report);
        return;
      }
      const id = readProductId(node);
      if (id !== undefined) findings.productIds.push(id);
      else {
        const written = node.attributes?.id;
        report(
          'product',
          written
            ? `A product module names a product by its number, not by "${written}".`
            : 'This product module has no id.',
          productExample,
        );
      }
      return;
    }
  }
}

function reportModule(
  name: string,
  marker: string,
  report: (field: string, message: string, example: string, didYouMean?: string) => void,
): void {
  const nearest = findNearest(name, moduleNames);
  const example = nearest === 'product' ? productExample : calloutExample;
  report('module', `There is no module \`${marker}${name}\`. There are: ${moduleNames.join(', ')}.`, example, nearest);
}

function placeOf({ position }: Nodes): { line: number; column: number; length: number } {
  const { start, end } = position ?? {};
  const sameLine = start && end && start.line === end.line;
  return { line: start?.line ?? 1, column: start?.column ?? 1, length: sameLine ? end.column - start.column : 1 };
}

function problemAt(node: Nodes, rest: Omit<BodyProblem, 'line' | 'column' | 'length'>): BodyProblem {
  return { ...placeOf(node), ...rest };
}
