import { chunkToString, renderTemplate, unescapeHTML } from 'astro/runtime/server/index.js';
import { describe, expect, it } from 'vitest';
import { flatTemplate, type Template } from './flat-template.ts';

const result = { _metadata: {} } as never;

async function written(template: Template): Promise<string> {
  let html = '';
  await template.render({ write: (chunk) => (html += chunkToString(result, chunk as never)) });
  return html;
}

type Tag = typeof renderTemplate;
const cases: [string, (render: Tag) => unknown][] = [
  ['text', () => 'Tea & <milk>'],
  ['no text', () => ''],
  ['numbers', () => [0, 1.5, -0]],
  ['nothing', () => [null, undefined, false]],
  ['true', () => true],
  ['HTML', () => unescapeHTML('<b>&amp;</b>')],
  ['a template', (render) => render`<i>${'"'}</i>`],
  ['templates in lists in lists', (render) => [[render`<i>${1}</i>`], [[render`<b>${[2, 'x']}</b>`]]]],
  ['text that comes later', async () => 'Tea & milk'],
  ['a template that comes later', async (render) => render`<i>${'a'}</i>`],
  ['a template with something that comes later', (render) => render`<i>${Promise.resolve('a')}</i>${'b'}`],
  ['a function', (render) => () => render`<i>${'a'}</i>`],
  ['what can be counted through', () => new Set(['a', '<', 1])],
  ['a long text', () => 'Five o’clock & tea. '.repeat(2_000)],
  ['many templates', (render) => Array.from({ length: 2_000 }, (_, i) => render`<li>${i}: ${'’'}</li>`)],
];

describe('a template', () => {
  it.each(cases)('writes %s as Astro does', async (_, value) => {
    const astro = renderTemplate`<p>${value(renderTemplate)}</p>${'end'}`;
    const ours = flatTemplate`<p>${value(flatTemplate)}</p>${'end'}`;
    expect(await written(ours)).toBe(await written(astro));
  });

  it('is one text where everything in it is known', () => {
    const { htmlParts, expressions } = flatTemplate`<ul>${[1, 2].map((one) => flatTemplate`<li>${one}</li>`)}</ul>`;
    expect(htmlParts).toEqual(['<ul><li>1</li><li>2</li></ul>']);
    expect(expressions).toEqual([]);
  });

  it('keeps what has to wait, in its place', () => {
    const later = Promise.resolve('x');
    const { htmlParts, expressions } = flatTemplate`<p>${flatTemplate`<i>${later}</i>`}</p>`;
    expect(htmlParts).toEqual(['<p><i>', '</i></p>']);
    expect(expressions).toEqual([later]);
  });

  it('comes in pieces where it is long', () => {
    const { htmlParts, expressions } = flatTemplate`<ul>${Array.from({ length: 5_000 }, () => 'Five o’clock')}</ul>`;
    expect(htmlParts.join('')).toBe(`<ul>${'Five o’clock'.repeat(5_000)}</ul>`);
    expect(Math.max(...htmlParts.map(({ length }) => length))).toBeLessThan(10_000);
    expect(new Set(expressions)).toEqual(new Set([null]));
  });

  it('that fails later fails when it is written, and not before', async () => {
    const failing = flatTemplate`<p>${Promise.reject(new Error('No tea.'))}</p>`;
    await new Promise((resolve) => setImmediate(resolve));
    await expect(written(flatTemplate`${failing}`)).rejects.toThrow('No tea.');
  });
});
