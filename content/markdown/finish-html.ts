/** Rehype plugin: headings get listed, tables scroll inside themselves, links that leave us say so. */
import type { Element, ElementContent, Root } from 'hast';
import type { Heading } from './digest.ts';

export function listHeadings(root: Root): Heading[] {
  return root.children.flatMap((node) => {
    if (node.type !== 'element' || !/^h[2-4]$/.test(node.tagName)) return [];
    return [{ depth: Number(node.tagName[1]), id: String(node.properties.id ?? ''), text: textOf(node) }];
  });
}

export function finishHtml(parent: Root | Element): void {
  for (const [index, node] of parent.children.entries()) {
    if (node.type !== 'element') continue;
    finishHtml(node);
    if (node.tagName === 'table') {
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['table-scroll'], role: 'region', ariaLabel: 'Table', tabIndex: 0 },
        children: [node],
      };
    }
    if (node.tagName === 'a' && /^https?:/.test(String(node.properties.href ?? ''))) {
      node.properties.rel = ['noopener', 'external'];
    }
    if (node.tagName === 'img') {
      node.properties.loading = 'lazy';
      node.properties.decoding = 'async';
    }
  }
}

function textOf(node: Element): string {
  const read = (child: ElementContent): string =>
    child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : '';
  return node.children.map(read).join('');
}
