import { afterAll, describe, expect, it } from 'vitest';
import { createWorkerReader } from './read-in-worker.ts';

const page = {
  url: 'https://shop.example/cot',
  html: '<html><head><meta property="og:title" content="Oak cot"></head><body><h1>Oak cot</h1></body></html>',
};
const hangs = new URL(
  `data:text/javascript,${encodeURIComponent("import('node:worker_threads').then(({parentPort}) => parentPort.on('message', () => { for (;;); }))")}`,
);
const grows = new URL(
  `data:text/javascript,${encodeURIComponent("import('node:worker_threads').then(({parentPort}) => parentPort.on('message', () => { const kept = []; for (let i = 0; i < 40; i += 1) kept.push(new Array(2_000_000).fill(i)); parentPort.postMessage({ title: { value: String(kept.length) } }); }))")}`,
);

describe('reading beside the server', () => {
  const reader = createWorkerReader();
  afterAll(() => reader.close());

  it('reads as the reader itself does', async () => {
    const draft = await reader(page);
    expect(draft.title?.value).toBe('Oak cot');
  });

  it('gives an empty draft for a page that takes too long, and goes on with the next', async () => {
    const slow = createWorkerReader(hangs, 100);
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
    const greedy = createWorkerReader(grows, 60_000);
    expect((await greedy(page)).title).toBeNull();
    await greedy.close();
    expect((await reader(page)).title?.value).toBe('Oak cot');
  });

  it('keeps the line short instead of letting a crowd wait', async () => {
    const slow = createWorkerReader(hangs, 50);
    const drafts = await Promise.all(Array.from({ length: 22 }, () => slow(page)));
    expect(drafts).toHaveLength(22);
    await slow.close();
  });
});
