import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { Places } from '#api/http/session.ts';
import { createProcessReader } from './read-in-process.ts';

const page = {
  url: 'https://shop.example/cot',
  html: '<html><head><meta property="og:title" content="Oak cot"></head><body><h1>Oak cot</h1></body></html>',
};
const at = (household: string): Places => ({ household, network: null });
const folder = mkdtempSync(join(tmpdir(), 'layette-read-'));
/** A program that does this with each page. */
const program = (name: string, work: string): URL => {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, `process.on('message', ({ html }) => { ${work} }); process.send('ready');`);
  return pathToFileURL(file);
};
const hangs = program('hangs', 'for (;;);');
const grows = program('grows', 'const kept = []; for (;;) kept.push(new Array(2_000_000).fill(kept.length));');

describe('reading beside the server', () => {
  const reader = createProcessReader();
  afterAll(async () => {
    await reader.close();
    await rm(folder, { recursive: true });
  });

  it('reads as the reader itself does', async () => {
    const draft = await reader(page);
    expect(draft.title?.value).toBe('Oak cot');
  });

  it('gives an empty draft for a page that takes too long, and goes on with the next', async () => {
    const slow = createProcessReader(hangs, 100);
    expect((await slow(page)).title).toBeNull();
    expect((await slow(page)).title).toBeNull();
    await slow.close();
    expect((await reader(page)).title?.value).toBe('Oak cot');
  });

  it('reads a page whose parts name each other over and over', async () => {
    const names = Array.from({ length: 40 }, (_, at) => ({ '@id': `#${at}` }));
    const graph = names.map((name) => ({ ...name, '@type': 'Product', name: 'Cradle', isRelatedTo: names }));
    const script = `<script type="application/ld+json">${JSON.stringify({ '@graph': graph })}</script>`;
    const draft = await reader({ ...page, html: page.html.replace('</head>', `${script}</head>`) });
    expect(draft.title?.value).toMatch(/Oak cot|Cradle/);
  });

  it('gives an empty draft for a page that takes too much memory, and goes on with the next', async () => {
    const greedy = createProcessReader(grows, 60_000);
    expect((await greedy(page)).title).toBeNull();
    await greedy.close();
    expect((await reader(page)).title?.value).toBe('Oak cot');
  });

  // As a thread, its full heap ended the whole server, two times out of three.
  it('outlives pages of a million headings', async () => {
    const headings = { ...page, html: '<h1>'.repeat(1_000_000) };
    for (let round = 0; round < 4; round += 1) await reader(headings);
    expect((await reader(page)).title?.value).toBe('Oak cot');
  });

  it('goes on when the process ended while nobody waited for it', async () => {
    const leaves = createProcessReader(program('leaves', 'process.send({ output: { title: null } }); process.exit();'));
    await leaves(page);
    expect((await leaves(page)).title).toBeNull();
    await leaves.close();
  });

  it('gives an empty draft where the process cannot start', async () => {
    const missing = createProcessReader(new URL('./no-such-program.ts', import.meta.url));
    expect((await missing(page)).title).toBeNull();
  });

  it('reads a page of another household after at most one of each', async () => {
    const slow = createProcessReader(program('slow', 'setTimeout(() => process.send({ title: null }), 30);'));
    const read: string[] = [];
    const households = ['robin', 'robin', 'robin', 'robin', 'sam'];
    await Promise.all(households.map((one) => slow(page, undefined, at(one)).then(() => read.push(one))));
    await slow.close();
    expect(read).toEqual(['robin', 'sam', 'robin', 'robin', 'robin']);
  });

  it('reads a page of a household without slow ones after one of all those with slow ones', async () => {
    const slow = createProcessReader(
      program('some-hang', 'if (html === "hang") for (;;); process.send({ output: { title: null } });'),
      50,
    );
    const read: string[] = [];
    const ask = (one: string) =>
      slow({ ...page, html: one === 'family' ? 'quick' : 'hang' }, undefined, at(one)).then(() => read.push(one));
    const others = ['first', 'second', 'third', 'fourth'];
    const rounds = 3;
    for (let round = 0; round < rounds; round += 1) {
      await Promise.all(others.map(ask));
      // It pays for no start of a process that others ended.
      await ask('family');
    }
    await Promise.all([...others, 'family'].map(ask));
    await slow.close();
    expect(read.slice(rounds * (others.length + 1)).indexOf('family')).toBeLessThan(2);
  });

  it('keeps the line short instead of letting a crowd wait', async () => {
    const slow = createProcessReader(hangs, 50);
    const drafts = await Promise.all(Array.from({ length: 22 }, () => slow(page)));
    expect(drafts).toHaveLength(22);
    await slow.close();
  });
});
