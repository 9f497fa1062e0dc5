/** From Markdown to the HTML of a body and what is known of it. Astro's own processor does both, in a thirtieth of remark's time. */
import Slugger from 'github-slugger';
import type { Root } from 'mdast';
import { defineHastPlugin, defineMdastPlugin, markdownToHtml, markdownToMdast } from 'satteri';
import type { Digest, Heading } from './digest.ts';
import { plainText, readCallout, readProductId } from './modules.ts';
import { readBody } from './read-body.ts';

const features = { directive: true };

export interface CompiledBody {
  html: string;
  digest: Digest;
}

/** @param source a whole file: what is said of lines counts the fields at its top. */
export function compileBody(source: string): CompiledBody {
  const headings: Heading[] = [];
  const { html } = markdownToHtml(source, {
    features,
    mdastPlugins: [placeModules],
    hastPlugins: [finishElements(headings)],
  });
  return { html: html.trimEnd(), digest: { ...readBody(markdownToMdast(source, { features }) as Root), headings } };
}

const placeModules = defineMdastPlugin({
  name: 'modules',
  html: (node, context) => context.removeNode(node),
  containerDirective(node, context) {
    const callout = readCallout(node);
    if (!callout) return;
    const { title, label } = callout;
    if (label) context.removeNode(label);
    context.prependChild(node, {
      type: 'paragraph',
      data: { hProperties: { className: ['callout-title'] } },
      children: [{ type: 'text', value: title }],
    });
    context.setProperty(node, 'data', {
      hName: 'aside',
      hProperties: { className: ['callout', `callout-${node.name}`], ariaLabel: title },
    });
  },
  leafDirective(node, context) {
    const id = readProductId(node);
    if (id === undefined) return;
    context.setProperty(node, 'children', []);
    context.setProperty(node, 'data', {
      hName: 'div',
      hProperties: { className: ['product-module'], 'data-product-id': String(id) },
    });
  },
  // "at 3:30pm" and "note:this" are words, not modules.
  textDirective: (node) => ({ type: 'text', value: plainText(node) }),
});

/** Headings get an address and are listed, tables scroll inside themselves, links that leave us say so. */
function finishElements(headings: Heading[]) {
  const slugger = new Slugger();
  return defineHastPlugin({
    name: 'elements',
    element: [
      {
        filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
        visit(node, context) {
          // The one over the footnotes, which they point at.
          if (node.properties.id) return;
          const text = context.textContent(node);
          const id = slugger.slug(text);
          const depth = Number(node.tagName[1]);
          if (depth > 1 && depth < 5 && context.parent(node).type === 'root') headings.push({ depth, id, text });
          context.setProperty(node, 'id', id);
          context.appendChild(node, {
            type: 'element',
            tagName: 'a',
            properties: { className: ['heading-link'], ariaHidden: 'true', tabIndex: -1, href: `#${id}` },
            children: [{ type: 'text', value: '#' }],
          });
        },
      },
      {
        filter: ['table'],
        visit: (node, context) =>
          context.wrapNode(node, {
            type: 'element',
            tagName: 'div',
            properties: { className: ['table-scroll'], role: 'region', ariaLabel: 'Table', tabIndex: 0 },
            children: [],
          }),
      },
      {
        filter: ['a'],
        visit(node, context) {
          if (/^https?:/.test(String(node.properties.href ?? '')))
            context.setProperty(node, 'rel', ['noopener', 'external']);
        },
      },
      {
        filter: ['img'],
        visit(node, context) {
          context.setProperty(node, 'loading', 'lazy');
          context.setProperty(node, 'decoding', 'async');
        },
      },
      {
        // A policy that refuses styles in elements would leave these where they are.
        filter: ['th', 'td'],
        visit(node, context) {
          const align = /text-align: (\w+)/.exec(String(node.properties.style ?? ''))?.[1];
          if (!align) return;
          context.setProperty(node, 'style', null);
          context.setProperty(node, 'align', align);
        },
      },
    ],
  });
}
