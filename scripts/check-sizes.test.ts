import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addressOf, describeWeights, findOverweight, weighTemplates } from './check-sizes.ts';
import { weighPage } from './checking/page-weight.ts';

/** Incompressible, so that a kilobyte stays a kilobyte. */
const noise = (kilobytes: number): string => randomBytes(kilobytes * 750).toString('base64');

const site: Record<string, Buffer> = {
  '/a.css': Buffer.from(
    '@font-face{src:url(./f.woff2);unicode-range:U+0000-00FF}@font-face{src:url(./greek.woff2);unicode-range:U+0370-03FF}',
  ),
  '/f.woff2': Buffer.alloc(20_000),
  '/greek.woff2': Buffer.alloc(90_000),
  '/_astro/entry.js': Buffer.from('import{a as b}from"./shared.js";import("./later.js");'),
  '/_astro/shared.js': Buffer.from(`"${noise(8)}"`),
  '/_astro/later.js': Buffer.from(`"${noise(40)}"`),
  '/_astro/island.js': Buffer.from(`"${noise(30)}"`),
};
const read = (address: string): Buffer | undefined => site[address];
const weigh = (html: string) => weighPage(html, '/store', read);

describe('the weight of a page', () => {
  it('counts the Latin fonts of its style sheets only', () => {
    expect(weigh('<link rel="stylesheet" href="/a.css">')).toMatchObject({
      fontBytes: 20_000,
      scriptBytes: 0,
      requests: 3,
    });
  });

  it('follows what a script imports, and not what it imports later', () => {
    const { scriptBytes, requests } = weigh('<script type="module" src="/_astro/entry.js"></script>');
    expect(scriptBytes).toBeGreaterThan(6000);
    expect(scriptBytes).toBeLessThan(9000);
    expect(requests).toBe(3);
  });

  it.each([
    ['load', true, true],
    ['touch', false, true],
    ['idle', false, true],
    ['visible', false, false],
  ])('counts an island with client:%s at once: %s, when the page is idle: %s', (client, atOnce, whenIdle) => {
    const html = `<astro-island client="${client}" component-url="/_astro/island.js"></astro-island>`;
    const { scriptBytes, idleScriptBytes } = weigh(html);
    expect([scriptBytes > 20_000, idleScriptBytes > 20_000]).toEqual([atOnce, whenIdle]);
  });

  it('counts an inline script, and data as part of the page', () => {
    expect(weigh('<script>start()</script>').scriptBytes).toBeGreaterThan(0);
    expect(weigh('<script type="application/ld+json">{}</script>').scriptBytes).toBe(0);
  });
});

describe('a template', () => {
  const light = { address: '/hello-baby/sleep', html: '<p>Sleep</p>' };
  const heavy = { address: '/hello-baby/noise', html: `<p>${noise(30)}</p><script src="/_astro/shared.js"></script>` };

  it('is judged by its heaviest page, which is named', () => {
    const faults = findOverweight(weighTemplates([light, heavy], read));
    expect(faults).toHaveLength(2);
    expect(faults[0]).toMatch(/^article or guide: HTML \+ CSS [\d.]+ kB is over [\d.]+ kB at \/hello-baby\/noise$/);
    expect(faults[1]).toMatch(/^article or guide: script [\d.]+ kB is over [\d.]+ kB/);
  });

  it('passes within its budget, and stands in the table', () => {
    const templates = weighTemplates([light], read);
    expect(findOverweight(templates)).toEqual([]);
    expect(describeWeights(templates)).toMatch(/^template .*\narticle or guide\s+1\s+0\.0 kB \/ [\d.]+ kB/);
  });
});

it.each([
  ['index.html', '/'],
  ['store/strollers/index.html', '/store/strollers'],
  ['404.html', '/404'],
])('%s is served at %s', (file, address) => {
  expect(addressOf(file)).toBe(address);
});
