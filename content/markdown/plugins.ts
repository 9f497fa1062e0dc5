/** Our own steps between Markdown and HTML. What libraries do (headings' addresses, links that leave us) is in `contentlayer.config.ts`. */
import type { Element, ElementContent, Root as HtmlRoot } from 'hast';
import type { Paragraph, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import {
  plainText,
  type RecallNotice,
  readCallout,
  readChecklistIds,
  readComparedIds,
  readProductId,
  readRecall,
  readSourceNumber,
} from './modules.ts';

/** Callouts become `<aside>`, source marks become links, and all other modules an empty `<div>` that the page fills. */
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
        const recall = node.name === 'recall' ? readRecall(node) : undefined;
        if (recall) node.children.push(describeRecall(recall));
        node.data = {
          hName: 'aside',
          hProperties: { className: ['callout', `callout-${node.name}`], ariaLabel: title },
        };
      } else if (node.type === 'leafDirective') {
        const [name, value] = {
          product: ['data-product-id', String(readProductId(node) ?? '')] as const,
          compare: ['data-product-ids', (readComparedIds(node) ?? []).join(' ')] as const,
          checklist: ['data-items', (readChecklistIds(node) ?? []).join(' ')] as const,
        }[node.name] ?? ['data-unknown', ''];
        node.children = [];
        node.data = { hName: 'div', hProperties: { className: [`${node.name}-module`], [name]: value } };
      } else if (node.type === 'textDirective' && parent && index !== undefined) {
        const number = readSourceNumber(node);
        if (number !== undefined) {
          node.data = { hName: 'sup', hProperties: { className: ['source-mark'] } };
          node.children = [
            {
              type: 'link',
              url: `#source-${number}`,
              data: { hProperties: { ariaLabel: `Source ${number}` } },
              children: [{ type: 'text', value: String(number) }],
            },
          ];
          return SKIP;
        }
        // "at 3:30pm" and "note:this" are text, not modules.
        parent.children[index] = { type: 'text', value: plainText(node) };
        return [SKIP, index];
      }
      return undefined;
    });
  };
}

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function describeRecall({ day, url, site }: RecallNotice): Paragraph {
  return {
    type: 'paragraph',
    data: { hProperties: { className: ['callout-source'] } },
    children: [
      ...(day ? [{ type: 'text' as const, value: `Recalled ${longDay.format(new Date(`${day}T00:00:00Z`))}. ` }] : []),
      {
        type: 'link',
        url,
        children: [{ type: 'text', value: day ? `Read the notice on ${site}` : `Look up recalls on ${site}` }],
      },
    ],
  };
}

export function rehypeScrollingTables() {
  return (tree: HtmlRoot) => {
    visit(tree, { tagName: 'table' }, (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      // The empty corner above the first column is no heading.
      visit(node as Element, { tagName: 'th' }, (cell) => {
        if ((cell as Element).children.length === 0) (cell as Element).tagName = 'td';
      });
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

const measure = /(\d)\s(?=(?:°[FC]|kg|lb|oz|cm|mm|m|mL|[ap]\.m\.)(?![\p{L}\d]))/gu;
const phoneNumber = '1-8\\d\\d-(?:\\d{3}-\\d{4}|[A-Z]+-[A-Z]+)';
/** A telephone number, or a name or size that a line break at its hyphen would make hard to read: "Wi-Fi", "6-9M". */
const unbroken = new RegExp(`\\b(?:(?<phone>${phoneNumber})|Wi-Fi|\\d{1,2}-\\d{1,2}M)\\b`);
const keypad = '22233344455566677778889999';

/** A measure and its unit stay on one line, and so do names and sizes with a hyphen, and telephone numbers, which can be called. */
export function rehypeNumbers() {
  return (tree: HtmlRoot) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && (node.tagName === 'a' || node.tagName === 'code')) return SKIP;
      if (node.type !== 'text' || !parent || index === undefined) return undefined;
      node.value = node.value.replace(measure, '$1\u00a0');
      const found = unbroken.exec(node.value);
      if (!found) return undefined;
      const before = node.value.slice(0, found.index);
      const after = node.value.slice(found.index + found[0].length);
      const pieces: ElementContent[] = [found.groups?.phone ? telephoneLink(found[0]) : onOneLine(found[0])];
      if (before) pieces.unshift({ type: 'text', value: before });
      if (after) pieces.push({ type: 'text', value: after });
      parent.children.splice(index, 1, ...pieces);
      // What follows may hold another one.
      return [SKIP, index + pieces.length - (after ? 1 : 0)];
    });
  };
}

const onOneLine = (text: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className: ['unbroken'] },
  children: [{ type: 'text', value: text }],
});

function telephoneLink(number: string): Element {
  const digits = number.replaceAll('-', '').replace(/[A-Z]/g, (letter) => keypad[letter.charCodeAt(0) - 65]!);
  return {
    type: 'element',
    tagName: 'a',
    properties: { href: `tel:+${digits}` },
    children: [{ type: 'text', value: number }],
  };
}
