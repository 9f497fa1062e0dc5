/** Reads what the checks and the pages need to know about a body in addition to its HTML. Lines and columns count from 1. */
import Slugger from 'github-slugger';
import type { Nodes, Parents } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { findNearest } from '../checks/nearest.ts';
import {
  checklistLinesMax,
  comparedMax,
  comparedMin,
  type ModuleName,
  moduleExamples,
  plainText,
  readCallout,
  readChecklistIds,
  readComparedIds,
  readProductId,
  readRecall,
  readSourceNumber,
} from './modules.ts';

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

/** A checklist item, a source by its number, or a product of the catalogue. */
export interface BodyReference extends Place {
  to: 'checklist item' | 'source' | 'product';
  name: string;
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
  /** Headings of sections: levels 2 to 4, none inside a quotation or a callout. */
  headings: Heading[];
  links: BodyLink[];
  /** Generic product ids of the product modules and comparisons, in order. */
  productIds: number[];
  /** References of modules to other files, with their positions. */
  references: BodyReference[];
  problems: BodyProblem[];
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective);

/** @param markdown a body; or a whole file, and then positions are those in the file. */
export function readBody(markdown: string): ReadBody {
  const root = parser.parse(markdown);
  const text = plainText(root)
    .trim()
    .replaceAll(/\n{2,}/g, '\n');
  const findings: Findings = {
    headings: [],
    links: [],
    productIds: [],
    references: [],
    problems: [],
    slugger: new Slugger(),
  };
  readChildren(root, findings);
  const { slugger: _, ...found } = findings;
  return { text, ...found };
}

export interface ProseBlock {
  /** The line in the file where it begins. */
  line: number;
  text: string;
  isListItem: boolean;
}

/** Text in sentences: paragraphs and list items, inside or outside of a callout; no headings, tables or labels. */
export function readProse(markdown: string): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  const read = (parent: Parents) => {
    for (const node of parent.children) {
      if (node.type === 'paragraph') {
        const isLabel = node.data?.directiveLabel === true;
        const text = plainText(node).trim();
        const line = node.position?.start.line ?? 1;
        if (!isLabel && text !== '') blocks.push({ line, text, isListItem: parent.type === 'listItem' });
      } else if ('children' in node && node.type !== 'table') read(node);
    }
  };
  read(parser.parse(markdown));
  return blocks;
}

/** The data about a body that the pages need. */
export function summarizeBody({ text, headings, productIds }: ReadBody) {
  const wordCount = countWords(text);
  // 220 words a minute is an unhurried reading speed; the minimum is one minute.
  return { text, headings, productIds, wordCount, readingMinutes: Math.max(1, Math.round(wordCount / 220)) };
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
}

interface Findings extends Omit<ReadBody, 'text'> {
  /** The same as rehype-slug's, used in the same order, so that links to headings can be checked. */
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
      report('raw HTML', 'HTML inside Markdown is not shown. Use Markdown or a callout.', moduleExamples.tip);
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
      else if (node.name === 'recall' && !readRecall(node))
        report(
          'recall',
          'A note on a recall has the address of the official notice and, where it is about one recall, its day.',
          moduleExamples.recall,
        );
      return;
    case 'leafDirective':
      readLeaf(node, findings, report);
      return;
    case 'textDirective': {
      if (node.name !== 'source') return;
      const number = readSourceNumber(node);
      if (number === undefined)
        report('source', 'A source is named by its number in the list of sources.', ':source[1]');
      else findings.references.push({ to: 'source', name: String(number), ...placeOf(node) });
      return;
    }
  }
}

type Report = (field: string, message: string, example: string, didYouMean?: string) => void;

function readLeaf(node: Extract<Nodes, { type: 'leafDirective' }>, findings: Findings, report: Report): void {
  const { name, attributes } = node;
  const refer = (to: BodyReference['to'], names: readonly (string | number)[]) =>
    findings.references.push(...names.map((one) => ({ to, name: String(one), ...placeOf(node) })));
  if (name === 'product') {
    const id = readProductId(node);
    if (id !== undefined) {
      findings.productIds.push(id);
      refer('product', [id]);
      return;
    }
    const written = attributes?.id;
    const message = written
      ? `A product module names a product by its number, not by "${written}".`
      : 'This product module has no id.';
    report('product', message, moduleExamples.product);
  } else if (name === 'compare') {
    const ids = readComparedIds(node);
    if (ids) {
      findings.productIds.push(...ids);
      refer('product', ids);
    } else
      report(
        'comparison',
        `A comparison names ${comparedMin} to ${comparedMax} different products by their numbers.`,
        moduleExamples.compare,
      );
  } else if (name === 'checklist') {
    const ids = readChecklistIds(node);
    if (ids) refer('checklist item', ids);
    else
      report(
        'checklist',
        `Lines of the checklist are named by their ids, at most ${checklistLinesMax}.`,
        moduleExamples.checklist,
      );
  } else reportModule(name, '::', report);
}

const moduleNames = Object.keys(moduleExamples) as ModuleName[];

function reportModule(name: string, marker: string, report: Report): void {
  const nearest = findNearest(name, moduleNames) as ModuleName | undefined;
  const message = `There is no module \`${marker}${name}\`. There are: ${moduleNames.join(', ')}.`;
  report('module', message, moduleExamples[nearest ?? 'tip'], nearest);
}

function placeOf({ position }: Nodes): Place {
  const { start, end } = position ?? {};
  const sameLine = start && end && start.line === end.line;
  return { line: start?.line ?? 1, column: start?.column ?? 1, length: sameLine ? end.column - start.column : 1 };
}

function problemAt(node: Nodes, rest: Omit<BodyProblem, keyof Place>): BodyProblem {
  return { ...placeOf(node), ...rest };
}
