import { render, renderComponent as renderComponentOfAstro } from 'astro/compiler-runtime';
import { describe, expect, it } from 'vitest';
import { renderComponent } from './compiler-runtime.ts';

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
});
