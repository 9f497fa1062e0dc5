import { createComponent, renderHead } from 'astro/compiler-runtime';
import { renderToString } from 'astro/runtime/server/index.js';
import { describe, expect, it } from 'vitest';
import { flatTemplate as render, type Template } from './flat-template.ts';
import { pageBytes } from './page-bytes.ts';

type Result = Parameters<typeof pageBytes>[0];

const resultOf = (metadata: object = {}) =>
  ({
    styles: new Set([{ props: { rel: 'stylesheet', href: '/a.css' }, children: '' }]),
    scripts: new Set(),
    links: new Set(),
    componentMetadata: new Map(),
    compressHTML: true,
    _metadata: {
      headInTree: true,
      hasRenderedHead: false,
      renderedScripts: new Set(),
      extraHead: [],
      propagators: new Set(),
      templateDepth: 0,
      ...metadata,
    },
  }) as unknown as Result;

const script = {
  [Symbol.for('astro:render')]: true,
  type: 'script',
  id: 'a',
  content: '<script src="/a.js"></script>',
};

const byAstro = (page: Template) =>
  renderToString(
    resultOf(),
    createComponent(() => page, 'page.astro', undefined as never),
    {},
    {},
    true,
  );

describe('a page as bytes', () => {
  it.each<[string, () => Template]>([
    [
      'a head and a script that stands twice',
      () => render`<html><head>${renderHead()}</head>${script}${script}</html>`,
    ],
    ['its own document type', () => render`<!DOCTYPE html><html>${'Tea'}</html>`],
    ['letters of two, three and four bytes', () => render`<p>${'Crème for 5 € at five o’clock 🍼'}</p>`],
    ['more than was made room for', () => render`<p>${Array.from({ length: 60_000 }, (_, i) => `€ ${i} `)}</p>`],
  ])('with %s is what Astro writes', async (_, page) => {
    expect(pageBytes(resultOf(), page())?.toString()).toBe(await byAstro(page()));
  });

  it('is its own: the next page does not write over it', () => {
    const first = pageBytes(resultOf(), render`<p>${'first'}</p>`);
    pageBytes(resultOf(), render`<p>${'second'}</p>`);
    expect(first?.toString()).toBe('<!DOCTYPE html><p>first</p>');
  });

  it.each<[string, object, () => Template]>([
    ['something in it comes later', {}, () => render`<p>${Promise.resolve('x')}</p>`],
    ['a part of it adds to the head', { routeHasPropagation: true }, () => render`<p></p>`],
  ])('is left to Astro where %s', (_, metadata, page) => {
    expect(pageBytes(resultOf(metadata), page())).toBeNull();
  });
});
