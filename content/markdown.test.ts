import { afterEach, describe, expect, it } from 'vitest';
import { articles, readBody, serveContentFrom } from './index.ts';
import { type ContentFolder, category, checklistWith, makeContentFolder, story } from './testing/content-folder.ts';

let folder: ContentFolder;
afterEach(() => {
  serveContentFrom(undefined);
  folder.dispose();
});

/** Builds one article with this body. */
async function build(body: string) {
  folder = makeContentFolder({ 'articles/one.md': story({}, body) });
  await folder.build();
  serveContentFrom(folder.rootDir);
  const article = articles.get('one')!;
  return { article, ...readBody(article) };
}

const htmlOf = async (body: string) => (await build(body)).html;

describe('the HTML of a body', () => {
  it('gives every heading an address of its own, and lists those of sections', async () => {
    const { html, article } = await build('## Sleep & *calm*\n\n## Sleep & calm\n\n### `Crib`\n\n> ## Quoted');
    expect(article.headings).toEqual([
      { depth: 2, id: 'sleep--calm', text: 'Sleep & calm' },
      { depth: 2, id: 'sleep--calm-1', text: 'Sleep & calm' },
      { depth: 3, id: 'crib', text: 'Crib' },
    ]);
    expect(html).toContain(
      '<h2 id="sleep--calm">Sleep &#x26; <em>calm</em><a class="heading-link" aria-hidden="true" tabindex="-1" href="#sleep--calm">#</a></h2>',
    );
    for (const { id } of article.headings) expect(html).toContain(`id="${id}"`);
    expect(html).toContain('<h2 id="quoted">');
  });

  it('aligns cells without a style, which our policy for scripts and styles would refuse', async () => {
    const html = await htmlOf('| a | b |\n|:-:|--:|\n| 1 | 2 |');
    expect(html).toContain('<th align="center">a</th>');
    expect(html).toContain('<td align="right">2</td>');
    expect(html).not.toContain('style');
  });

  it('drops comments, and keeps the words around them', async () => {
    expect(await htmlOf('One <!-- no --> two.')).toBe('<p>One  two.</p>');
  });

  it('shows an escaped sign as a sign', async () => {
    expect(await htmlOf('Below 3 &lt; 4 & "warm" \\<b>')).toBe('<p>Below 3 &#x3C; 4 &#x26; "warm" &#x3C;b></p>');
  });

  it('heads no column with an empty corner', async () => {
    const html = await htmlOf('| | Price |\n|---|---|\n| Crib | free |');
    expect(html.replaceAll('\n', '')).toContain('<thead><tr><td></td><th>Price</th></tr></thead>');
  });

  it('loads pictures late', async () => {
    expect(await htmlOf('![A crib](/pictures/crib.svg "Crib")')).toBe(
      '<p><img src="/pictures/crib.svg" alt="A crib" title="Crib" loading="lazy" decoding="async"></p>',
    );
  });

  it('keeps a measure and its unit on one line', async () => {
    expect(await htmlOf('Below 20 pounds (9\nkg), 100.4 °F, at 3 a.m., 6 months, `5 cm`.')).toBe(
      '<p>Below 20 pounds (9\u00a0kg), 100.4\u00a0°F, at 3\u00a0a.m., 6 months, <code>5 cm</code>.</p>',
    );
  });

  it('makes telephone numbers links, those in letters too', async () => {
    expect(await htmlOf('Call **1-833-TLC-MAMA** (1-833-852-6262), or 1-800-222-1222.')).toBe(
      '<p>Call <strong><a href="tel:+18338526262">1-833-TLC-MAMA</a></strong> (<a href="tel:+18338526262">1-833-852-6262</a>), or <a href="tel:+18002221222">1-800-222-1222</a>.</p>',
    );
    expect(await htmlOf('[1-800-222-1222](/health), order 1-833-852')).toBe(
      '<p><a href="/health">1-800-222-1222</a>, order 1-833-852</p>',
    );
  });

  it('keeps a name or a size with a hyphen on one line', async () => {
    expect(await htmlOf('Over Wi-Fi, in 6-9M and `0-3M`, for a 2-3 month-old.')).toBe(
      '<p>Over <span class="unbroken">Wi-Fi</span>, in <span class="unbroken">6-9M</span> and <code>0-3M</code>, for a 2-3 month-old.</p>',
    );
  });

  it('titles a callout in its usual words where the author has none, and reads them out', async () => {
    const { html, text, article } = await build(
      ':::medical\nCall.\n:::\n\nAt 3:30pm, note:this.\n\n::product{id=20001}',
    );
    expect(html.replaceAll('\n', '')).toContain(
      '<aside class="callout callout-medical" aria-label="When to call"><p class="callout-title">When to call</p><p>Call.</p></aside>',
    );
    expect(html).toContain('<p>At 3:30pm, note:this.</p>');
    expect(html).toContain('<div class="product-module" data-product-id="20001"></div>');
    expect(text).toBe('When to call\nCall.\nAt 3:30pm, note:this.');
    expect(article.productIds).toEqual([20001]);
  });

  it('leaves gaps for comparisons and lines of the checklist, and knows the products of both modules', async () => {
    folder = makeContentFolder({
      'categories/strollers.yaml': category(),
      'checklist/sleep.yaml': checklistWith('crib-sheets'),
      'articles/one.md': story(
        {},
        'One.\n\n::compare{ids="20001 20002"}\n\n::checklist{items="crib-sheets"}\n\n::product{id=7}',
      ),
    });
    await folder.build();
    serveContentFrom(folder.rootDir);
    const article = articles.get('one')!;
    expect(readBody(article).parts).toEqual([
      { kind: 'html', html: '<p>One.</p>\n' },
      { kind: 'compare', productIds: [20001, 20002] },
      { kind: 'checklist', items: ['crib-sheets'] },
      { kind: 'product', productId: 7 },
    ]);
    expect(article.productIds).toEqual([20001, 20002, 7]);
  });

  it('ends a note on a recall with its day and the official notice', async () => {
    const { html, text } = await build(
      ':::recall[Rocker sleepers]{date=2024-05-01 source="https://www.cpsc.gov/Recalls"}\nStop using it.\n:::',
    );
    expect(html.replaceAll('\n', '')).toBe(
      '<aside class="callout callout-recall" aria-label="Recall: Rocker sleepers"><p class="callout-title">Recall: Rocker sleepers</p><p>Stop using it.</p>' +
        '<p class="callout-source">Recalled May 1, 2024. <a href="https://www.cpsc.gov/Recalls" rel="noopener external">Read the notice on cpsc.gov</a></p></aside>',
    );
    expect(text).toBe('Recall: Rocker sleepers\nStop using it.');
  });

  it('leads from a note on recalls in general to where they are looked up', async () => {
    const { html } = await build(':::recall{source="https://www.cpsc.gov/Recalls"}\nLook before you buy.\n:::');
    expect(html).toContain('>Look up recalls on cpsc.gov</a>');
    expect(html).not.toContain('Recalled');
  });

  it('leads from the number of a source to the source, and reads it out with its word', async () => {
    folder = makeContentFolder({
      'articles/one.md': story(
        { sources: '\n  - title: A\n    publisher: B\n    url: https://www.nhs.uk/' },
        'On the back.:source[1] Always.',
      ),
    });
    await folder.build();
    serveContentFrom(folder.rootDir);
    const { html, text } = readBody(articles.get('one')!);
    expect(html).toBe(
      '<p>On the back.<sup class="source-mark"><a href="#source-1" aria-label="Source 1">1</a></sup> Always.</p>',
    );
    expect(text).toBe('On the back. Always.');
  });

  it('leaves the heading over footnotes where they point', async () => {
    const html = await htmlOf('## Footnotes\n\nSo[^1].\n\n[^1]: It is.');
    expect(html).toContain('id="footnote-label">Footnotes');
    expect(html).toContain('aria-describedby="footnote-label"');
  });
});
