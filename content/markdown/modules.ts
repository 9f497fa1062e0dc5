/** What a body may hold beside Markdown: callouts, and product modules. Their names, and their words. */
import type { Nodes, Paragraph } from 'mdast';
import type {} from 'remark-directive';

type ContainerDirective = Extract<Nodes, { type: 'containerDirective' }>;
type LeafDirective = Extract<Nodes, { type: 'leafDirective' }>;

const titles = { note: 'Good to know', tip: 'Tip', warning: 'Safety', medical: 'When to call' } as const;
export const moduleNames = [...Object.keys(titles), 'product'];
export const calloutExample = ':::tip[A calmer way]\nWarm the towel first.\n:::';
export const productExample = '::product{id=20001}';

export interface Callout {
  /** The author's, or the usual one of its kind. */
  title: string;
  /** The author's own title, which is no part of what the callout says. */
  label: Paragraph | undefined;
}

export function readCallout({ name, children }: Readonly<ContainerDirective>): Callout | undefined {
  const usual = titles[name as keyof typeof titles];
  if (!usual) return undefined;
  const [first] = children;
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
  return { title: label ? plainText(label).trim() : usual, label };
}

export function readProductId({ name, attributes }: Readonly<LeafDirective>): number | undefined {
  const id = attributes?.id ?? '';
  return name === 'product' && /^[1-9]\d{0,7}$/.test(id) ? Number(id) : undefined;
}

const blocks = new Set(['paragraph', 'heading', 'listItem', 'tableRow', 'blockquote', 'containerDirective']);

/** What is read, one block per line. */
export function plainText(node: Readonly<Nodes>): string {
  if (node.type === 'html' || node.type === 'yaml') return '';
  if (node.type === 'break') return ' ';
  if (node.type === 'leafDirective') return '';
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
