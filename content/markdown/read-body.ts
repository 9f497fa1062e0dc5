/** Reads what the checks and the pages need to know of a body beside its HTML. Lines and columns count from 1. */
import Slugger from 'github-slugger';
import type { Nodes, Parents } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { findNearest } from '../checks/nearest.ts';
import { calloutExample, moduleNames, plainText, productExample, readCallout, readProductId } from './modules.ts';

export interface Heading {
  depth: number;
  id: string;
  text: string;
}

interface Place {
  line: number;
  column: number;
  length: number;
}

export interface BodyLink extends Place {
  url: string;
}

export interface BodyProblem extends Place {
  field: string;
  message: string;
  didYouMean?: string;
  example: string;
}

export interface ReadBody {
  /** Plain text, one block per line. */
  text: string;
  /** Those of sections: levels 2 to 4, none inside a quotation or a callout. */
  headings: Heading[];
  links: BodyLink[];
  /** Generic product ids of the product modules, in order. */
  productIds: number[];
  problems: BodyProblem[];
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective);

/** @param markdown a body; or a whole file, so that places are those in the file. */
export function readBody(markdown: string): ReadBody {
  const root = parser.parse(markdown);
  const text = plainText(root)
    .trim()
    .replaceAll(/\n{2,}/g, '\n');
  const findings: Findings = { headings: [], links: [], productIds: [], problems: [], slugger: new Slugger() };
  readChildren(root, findings);
  const { slugger: _, ...found } = findings;
  return { text, ...found };
}

/** What the pages need of it. */
export function summarizeBody({ text, headings, productIds }: ReadBody) {
  const wordCount = countWords(text);
  // 220 words a minute is an unhurried reader; nothing takes less than one minute.
  return { text, headings, productIds, wordCount, readingMinutes: Math.max(1, Math.round(wordCount / 220)) };
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
}

interface Findings extends Omit<ReadBody, 'text'> {
  /** The same as rehype-slug's, asked in the same order: links to headings can be checked. */
  slugger: Slugger;
}

function readChildren(parent: Parents, findings: Findings): void {
  for (const node of parent.children) {
    readNode(node, parent, findings);
    if ('children' in node) readChildren(node, findings);
  }
}

function readNode(node: Nodes, parent: Parents, findings: Findings): void {
  const report = (field: string, message: string, example: string, didYouMean?: string) =>
    findings.problems.push(problemAt(node, { field, message, example, didYouMean }));

  switch (node.type) {
    case 'html':
      if (node.value.startsWith('<!--')) return;
      report('raw HTML', 'HTML inside Markdown is not shown. Use Markdown or a callout.', calloutExample);
      return;
    case 'heading': {
      const text = plainText(node).trim();
      const id = findings.slugger.slug(text);
      if (node.depth > 1 && node.depth < 5 && parent.type === 'root')
        findings.headings.push({ depth: node.depth, id, text });
      if (node.depth === 1)
        report('heading', "The title is the page's first heading; sections start with two #.", `## ${text}`);
      return;
    }
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

function placeOf({ position }: Nodes): Place {
  const { start, end } = position ?? {};
  const sameLine = start && end && start.line === end.line;
  return { line: start?.line ?? 1, column: start?.column ?? 1, length: sameLine ? end.column - start.column : 1 };
}

function problemAt(node: Nodes, rest: Omit<BodyProblem, keyof Place>): BodyProblem {
  return { ...placeOf(node), ...rest };
}
