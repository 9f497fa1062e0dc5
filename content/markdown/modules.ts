/** Syntax that a body may contain in addition to Markdown: callouts, recall notices, source marks, and modules that the page fills in. */
import type { Nodes, Paragraph } from 'mdast';
import type {} from 'remark-directive';
import { isRealDay } from '../schemas/fields.ts';

type ContainerDirective = Extract<Nodes, { type: 'containerDirective' }>;
type LeafDirective = Extract<Nodes, { type: 'leafDirective' }>;
type TextDirective = Extract<Nodes, { type: 'textDirective' }>;

const titles = {
  note: 'Good to know',
  tip: 'Tip',
  warning: 'Safety',
  medical: 'When to call',
  recall: 'Recall',
} as const;

/** Each module with an example of its syntax, which is shown for a mistake. */
export const moduleExamples = {
  note: ':::note\nBabies change sizes quickly.\n:::',
  tip: ':::tip[A calmer way]\nWarm the towel first.\n:::',
  warning: ':::warning\nNever leave a baby alone in the bath.\n:::',
  medical: ':::medical\nA fever of 100.4 °F (38 °C) in the first three months: call right away.\n:::',
  recall:
    ':::recall[Rocker sleepers]{date=2024-05-01 source="https://www.cpsc.gov/Recalls"}\nStop using it, and ask the maker for a refund.\n:::',
  product: '::product{id=20001}',
  compare: '::compare{ids="20001 20002 20003"}',
  checklist: '::checklist{items="crib-sheets wearable-blankets"}',
} as const;
export type ModuleName = keyof typeof moduleExamples;

export const comparedMin = 2;
export const comparedMax = 4;
export const checklistLinesMax = 12;

export interface Callout {
  /** The author's title, or the default one of its kind. */
  title: string;
  /** The author's own title, which is not part of the callout's text. */
  label: Paragraph | undefined;
}

export function readCallout({ name, children }: Readonly<ContainerDirective>): Callout | undefined {
  const usual = titles[name as keyof typeof titles];
  if (!usual) return undefined;
  const [first] = children;
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
  const own = label && plainText(label).trim();
  return { title: own ? (name === 'recall' ? `${usual}: ${own}` : own) : usual, label };
}

export interface RecallNotice {
  /** YYYY-MM-DD; undefined where it is not about a single recall. */
  day: string | undefined;
  url: string;
  /** The publisher, by the name of its site. */
  site: string;
}

/** The day of a `:::recall` and the official notice; undefined where the notice is missing or either is invalid. */
export function readRecall({ attributes }: Readonly<ContainerDirective>): RecallNotice | undefined {
  const { date, source } = attributes ?? {};
  if (!source || !URL.canParse(source)) return undefined;
  if (date != null && !isRealDay(date)) return undefined;
  const { protocol, hostname } = new URL(source);
  if (protocol !== 'https:') return undefined;
  return { day: date ?? undefined, url: source, site: hostname.replace(/^www\./, '') };
}

const productNumber = /^[1-9]\d{0,7}$/;
const wordsOf = (text: string | null | undefined): string[] => (text ?? '').split(/[\s,]+/).filter(Boolean);

export function readProductId({ name, attributes }: Readonly<LeafDirective>): number | undefined {
  const id = attributes?.id ?? '';
  return name === 'product' && productNumber.test(id) ? Number(id) : undefined;
}

/** Generic product ids, two to four different ones. */
export function readComparedIds({ attributes }: Readonly<LeafDirective>): number[] | undefined {
  const ids = wordsOf(attributes?.ids);
  const areRight = ids.every((id) => productNumber.test(id)) && new Set(ids).size === ids.length;
  return areRight && ids.length >= comparedMin && ids.length <= comparedMax ? ids.map(Number) : undefined;
}

/** Ids of checklist items. */
export function readChecklistIds({ attributes }: Readonly<LeafDirective>): string[] | undefined {
  const ids = wordsOf(attributes?.items);
  const areRight = ids.every((id) => /^[a-z0-9-]+$/.test(id)) && new Set(ids).size === ids.length;
  return areRight && ids.length > 0 && ids.length <= checklistLinesMax ? ids : undefined;
}

/** `:source[2]` is the second of the sources at the top of the file. */
export function readSourceNumber(node: Readonly<TextDirective>): number | undefined {
  if (node.name !== 'source') return undefined;
  const [text, ...more] = node.children;
  const number = text?.type === 'text' && more.length === 0 ? text.value : '';
  return /^[1-9]\d?$/.test(number) ? Number(number) : undefined;
}

const blocks = new Set(['paragraph', 'heading', 'listItem', 'tableRow', 'blockquote', 'containerDirective']);

/** The readable text, one block per line. */
export function plainText(node: Readonly<Nodes>): string {
  if (node.type === 'html' || node.type === 'yaml') return '';
  if (node.type === 'break') return ' ';
  if (node.type === 'leafDirective') return '';
  if (node.type === 'textDirective' && node.name === 'source') return '';
  if ('value' in node) return node.value;
  if (!('children' in node)) return '';
  let inner = '';
  const callout = node.type === 'containerDirective' ? readCallout(node) : undefined;
  if (callout) inner += `${callout.title}\n`;
  if (node.type === 'textDirective') inner += `:${node.name}`;
  for (const child of node.children) {
    if (child === callout?.label) continue;
    inner += plainText(child);
    if (child.type === 'tableCell') inner += ' ';
  }
  return blocks.has(node.type) ? `${inner}\n` : inner;
}
