import {
  addAttribute as addAttributeOfAstro,
  createComponent,
  Fragment,
  maybeRenderHead as maybeRenderHeadOfAstro,
  render,
  renderComponent as renderComponentOfAstro,
  renderSlot as renderSlotOfAstro,
} from 'astro/compiler-runtime';
import { describe, expect, it, vi } from 'vitest';
import {
  addAttribute,
  maybeRenderHead,
  renderComponent,
  render as renderOurs,
  renderScript,
  renderSlot,
} from './compiler-runtime.ts';

type Arguments = Parameters<typeof renderComponent>;

const result = { renderers: [], clientDirectives: new Map(), _metadata: { propagators: new Set() } } as never;

async function written(how: typeof renderComponent, tag: string, props: Arguments[3], slots?: Arguments[4]) {
  let html = '';
  const destination = { write: (chunk: unknown) => (html += String(chunk)) };
  // Astro changes the properties that it is given.
  await (await how(result, tag, tag, { ...props }, slots)).render(destination as never);
  return html;
}

const hello = { default: () => render`<p>${'Tea & milk'}</p>` } as never;

describe('the runtime of compiled components', () => {
  it.each<[string, Arguments[3], Arguments[4]?]>([
    ['sticky-bar', {}],
    ['sticky-bar', { class: 'fixed', 'data-for': 'add' }, hello],
    ['sticky-bar', { hidden: true, 'data-no-print': true }, hello],
    ['sticky-bar', { hidden: false, title: undefined, 'data-x': null, lang: '' }],
    ['sticky-bar', { 'data-words': '"Tea" & <milk>' }, hello],
    ['sticky-bar', { 'data-for': 'add', 'class:list': ['a', { b: true, c: false }], id: 'bar' }, hello],
    ['sticky-bar', { 'class:list': [false] }],
    ['sticky-bar', { class: 'a', 'class:list': ['b'] }, hello],
    ['path', { d: 'M4 5h16', 'stroke-width': 2 }],
    ['div', { tabindex: -1 }, hello],
    ['div', {}, { default: () => render`<i></i>`, more: () => render`<b></b>` } as never],
    ['br', { class: 'a' }],
  ])('writes <%s> with %j as Astro does', async (tag, props, slots) => {
    expect(await written(renderComponent, tag, props, slots)).toBe(
      await written(renderComponentOfAstro, tag, props, slots),
    );
  });

  it('writes an element without waiting', () => {
    expect(renderComponent(result, 'sticky-bar', 'sticky-bar', {}, hello)).not.toBeInstanceOf(Promise);
  });

  it.each([
    ['class', 'a "b" & c'],
    ['class', ''],
    ['class:list', ['a', { b: true, c: false }]],
    ['href', new URL('/tea?a=1&b=2', 'http://shop.example')],
    ['hidden', true],
    ['hidden', false],
    ['hidden', 'until-found'],
    ['disabled', 'disabled'],
    ['disabled', ''],
    ['checked', 0],
    ['value', 0],
    ['value', 1.5],
    ['data-x', true],
    ['data-x', null],
    ['data-x', undefined],
    ['style', 'color: red'],
    ['style', { color: 'red', fontSize: 2 }],
    ['className', 'a'],
    ['popover', 'auto'],
    ['download', 'a.csv'],
    ['a b', 'x'],
    ['a"b', 'x'],
  ])('writes the attribute %s of %j as Astro does', (name, value) => {
    for (const tag of ['', 'sticky-bar'])
      for (const escapes of [true, false])
        expect(String(addAttribute(value, name, escapes, tag))).toBe(
          String(addAttributeOfAstro(value, name, escapes, tag)),
        );
  });
});

/** A page of components as the compiler makes them, with the parts of one runtime. */
type Runtime = {
  render: typeof render;
  renderComponent: typeof renderComponent;
  renderSlot: typeof renderSlot;
  maybeRenderHead: (result: never) => unknown;
};
const astros = {
  render,
  renderComponent: renderComponentOfAstro,
  renderSlot: renderSlotOfAstro,
  maybeRenderHead: maybeRenderHeadOfAstro,
};
const ours = { render: renderOurs, renderComponent, renderSlot, maybeRenderHead };

function pageWith({ render, renderComponent, renderSlot, maybeRenderHead }: Runtime, called: string[]) {
  const part = (name: string, write: (...parts: never[]) => unknown, waits = false) =>
    createComponent(
      ((...all: never[]) => {
        called.push(name);
        return waits ? Promise.resolve(write(...all)) : write(...all);
      }) as never,
      `${name}.astro`,
      undefined as never,
    );
  type Props = Record<string, string>;
  type Slots = Record<string, unknown>;
  const Price = part('Price', (r: never, props: Props) => render`${maybeRenderHead(r as never)}<b>${props.of}</b>`);
  const Late = part('Late', () => render`<i>late</i>`, true);
  const Box = part(
    'Box',
    (r: never, props: Props, slots: Slots) =>
      render`<div class="${props.class}">${renderSlot(r, slots.default as never)}${renderSlot(r, slots.more as never, () => render`<p>Nothing more</p>` as never)}</div>`,
  );
  return (r: never) =>
    render`<main>${renderComponent(
      r,
      'Box',
      Box,
      { class: 'a' },
      {
        default: () =>
          render`${renderComponent(r, 'Price', Price, { of: '$5 & up' })}${renderComponent(r, 'Late', Late, {})}`,
      },
    )}${renderComponent(r, 'Box', Box, { class: 'c' }, { more: () => render`<p>More</p>` })}${renderComponent(
      r,
      'Fragment',
      Fragment,
      {},
      { default: () => render`${renderComponent(r, 'Price', Price, { of: '$6' })}` },
    )}</main>`;
}

describe('components in components', () => {
  const page = {
    clientDirectives: new Map(),
    componentMetadata: new Map(),
    _metadata: { propagators: new Set(), headInTree: true, renderedScripts: new Set(), templateDepth: 0 },
  } as never;
  const html = async (runtime: Runtime) => {
    const called: string[] = [];
    let text = '';
    const { chunkToString } = await import('astro/runtime/server/index.js');
    await pageWith(
      runtime,
      called,
    )(page).render({ write: (chunk: never) => (text += chunkToString(page, chunk)) } as never);
    return { text, called };
  };

  it('are written as Astro writes them, called from the top down', async () => {
    const [theirs, mine] = [await html(astros), await html(ours)];
    expect(mine.text).toBe(theirs.text);
    expect(mine.called).toEqual(theirs.called);
    expect(mine.text).toContain('<b>$5 &amp; up</b><i>late</i>');
  });

  it('know the address of a script after the first time, and let it come after what is seen', async () => {
    vi.stubEnv('DEV', false);
    const resolved: string[] = [];
    const site = {
      inlinedScripts: new Map(),
      resolve: async (id: string) => {
        resolved.push(id);
        return '/_assets/a.js';
      },
    } as never;
    const first = await renderScript(site, 'a.astro?script');
    expect(first.content).toBe('<script type="module" fetchpriority="low" src="/_assets/a.js"></script>');
    expect(renderScript(site, 'a.astro?script')).toBe(first);
    expect(resolved).toEqual(['a.astro?script']);
  });
});
