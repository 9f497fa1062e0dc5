/** Remark plugin: turns directives into callouts and product modules, and collects what the checks and the pages need. */
import type { Nodes, Parent, Root } from 'mdast';
import type {} from 'mdast-util-directive';
import { findNearest } from '../parsing/nearest.ts';
import { type BodyProblem, countWords, type Digest } from './digest.ts';

const callouts = { note: 'Good to know', tip: 'Tip', warning: 'Safety', medical: 'When to call' } as const;
const directiveNames = [...Object.keys(callouts), 'product'];
const calloutExample = ':::tip[A calmer way]\nWarm the towel first.\n:::';
const productExample = '::product{id=20001}';

const blocks = new Set(['paragraph', 'heading', 'listItem', 'tableRow', 'blockquote', 'containerDirective']);

export function readBody(root: Root): Digest {
  const digest: Digest = { text: '', wordCount: 0, headings: [], links: [], productIds: [], problems: [] };
  readChildren(root, digest);
  digest.text = toText(root)
    .trim()
    .replaceAll(/\n{2,}/g, '\n');
  digest.wordCount = countWords(digest.text);
  return digest;
}

function readChildren(parent: Parent, digest: Digest): void {
  for (const [index, node] of parent.children.entries()) {
    readNode(node, parent, index, digest);
    const current = parent.children[index];
    if (current && 'children' in current) readChildren(current as Parent, digest);
  }
}

function readNode(node: Nodes, parent: Parent, index: number, digest: Digest): void {
  const report = (field: string, message: string, example: string, didYouMean?: string) =>
    digest.problems.push(problemAt(node, { field, message, example, didYouMean }));

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
          `## ${toText(node).trim()}`,
        );
      return;
    case 'link':
      digest.links.push({ url: node.url, ...placeOf(node) });
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
    case 'containerDirective': {
      const title = callouts[node.name as keyof typeof callouts];
      if (!title) {
        reportDirective(node.name, ':::', report);
        return;
      }
      const label =
        node.children[0]?.data && 'directiveLabel' in node.children[0].data ? node.children.shift() : undefined;
      const shownTitle = label ? toText(label).trim() : title;
      node.children.unshift({
        type: 'paragraph',
        data: { hProperties: { className: ['callout-title'] } },
        children: [{ type: 'text', value: shownTitle }],
      });
      node.data = {
        hName: 'aside',
        hProperties: { className: ['callout', `callout-${node.name}`], ariaLabel: shownTitle },
      };
      return;
    }
    case 'leafDirective': {
      if (node.name !== 'product') {
        reportDirective(node.name, '::', report);
        return;
      }
      const id = node.attributes?.id ?? '';
      if (!/^[1-9]\d{0,7}$/.test(id)) {
        report(
          'product',
          id ? `A product module names a product by its number, not by "${id}".` : 'This product module has no id.',
          productExample,
        );
        return;
      }
      digest.productIds.push(Number(id));
      node.children = [];
      node.data = { hName: 'div', hProperties: { className: ['product-module'], 'data-product-id': id } };
      return;
    }
    case 'textDirective':
      // "at 3:30pm" and "note:this" are words, not modules.
      parent.children[index] = { type: 'text', value: `:${node.name}${toText(node)}` };
      return;
  }
}

function reportDirective(
  name: string,
  marker: string,
  report: (field: string, message: string, example: string, didYouMean?: string) => void,
): void {
  const nearest = findNearest(name, directiveNames);
  const example = nearest === 'product' ? productExample : calloutExample;
  report(
    'module',
    `There is no module \`${marker}${name}\`. There are: ${directiveNames.join(', ')}.`,
    example,
    nearest,
  );
}

export function placeOf(node: Nodes): { line: number; column: number; length: number } {
  const start = node.position?.start;
  const end = node.position?.end;
  const sameLine = start && end && start.line === end.line;
  return { line: start?.line ?? 1, column: start?.column ?? 1, length: sameLine ? end.column - start.column : 1 };
}

function problemAt(node: Nodes, rest: Omit<BodyProblem, 'line' | 'column' | 'length'>): BodyProblem {
  return { ...placeOf(node), ...rest };
}

function toText(node: Nodes): string {
  if (node.type === 'html' || node.type === 'yaml') return '';
  if (node.type === 'break') return ' ';
  if ('value' in node) return node.value;
  if (!('children' in node)) return '';
  const inner = node.children.map((child) => toText(child) + (child.type === 'tableCell' ? ' ' : '')).join('');
  return blocks.has(node.type) ? `${inner}\n` : inner;
}
