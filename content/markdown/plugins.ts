/** Our own steps between Markdown and HTML. What libraries do (headings' addresses, links that leave us) is in `contentlayer.config.ts`. */
import type { Element, Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { plainText, readCallout, readProductId } from './modules.ts';

/** Callouts become `<aside>`, product modules an empty `<div>` that the page fills. */
export function remarkModules() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'containerDirective') {
        const callout = readCallout(node);
        if (!callout) return undefined;
        const { title, label } = callout;
        node.children = node.children.filter((child) => child !== label);
        node.children.unshift({
          type: 'paragraph',
          data: { hProperties: { className: ['callout-title'] } },
          children: [{ type: 'text', value: title }],
        });
        node.data = {
          hName: 'aside',
          hProperties: { className: ['callout', `callout-${node.name}`], ariaLabel: title },
        };
      } else if (node.type === 'leafDirective') {
        node.children = [];
        node.data = {
          hName: 'div',
          hProperties: { className: ['product-module'], 'data-product-id': String(readProductId(node) ?? '') },
        };
      } else if (node.type === 'textDirective' && parent && index !== undefined) {
        // "at 3:30pm" and "note:this" are words, not modules.
        parent.children[index] = { type: 'text', value: plainText(node) };
        return [SKIP, index];
      }
      return undefined;
    });
  };
}

export function rehypeScrollingTables() {
  return (tree: HtmlRoot) => {
    visit(tree, { tagName: 'table' }, (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      const region: Element = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['table-scroll'], role: 'region', ariaLabel: 'Table', tabIndex: 0 },
        children: [node as Element],
      };
      parent.children[index] = region;
      return SKIP;
    });
  };
}

export function rehypeLatePictures() {
  return (tree: HtmlRoot) => {
    visit(tree, { tagName: 'img' }, (node) => {
      Object.assign((node as Element).properties, { loading: 'lazy', decoding: 'async' });
    });
  };
}
