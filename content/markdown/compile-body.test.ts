import { describe, expect, it } from 'vitest';
import { compileBody } from './compile-body.ts';

const htmlOf = (body: string) => compileBody(`---\ntitle: A\n---\n\n${body}\n`).html.trim();

describe('compileBody', () => {
  it('gives every heading an address of its own, and lists those of sections', () => {
    const { html, digest } = compileBody('## Sleep & *calm*\n\n## Sleep & calm\n\n### `Crib`\n\n> ## Quoted');
    expect(digest.headings).toEqual([
      { depth: 2, id: 'sleep--calm', text: 'Sleep & calm' },
      { depth: 2, id: 'sleep--calm-1', text: 'Sleep & calm' },
      { depth: 3, id: 'crib', text: 'Crib' },
    ]);
    expect(html).toContain(
      '<h2 id="sleep--calm">Sleep &amp; <em>calm</em><a class="heading-link" aria-hidden="true" tabindex="-1" href="#sleep--calm">#</a></h2>',
    );
    expect(html).toContain('<h2 id="quoted">');
  });

  it('counts lines and columns from the top of the file', () => {
    const { digest } = compileBody('---\ntitle: A\n---\n\nSee [this](/about).\n\n[that]: /terms\n');
    expect(digest.links).toEqual([
      { url: '/about', line: 5, column: 5, length: 14 },
      { url: '/terms', line: 7, column: 1, length: 14 },
    ]);
  });

  it('aligns cells without a style, which our policy for scripts and styles would refuse', () => {
    const html = htmlOf('| a | b |\n|:-:|--:|\n| 1 | 2 |');
    expect(html).toContain('<th align="center">a</th>');
    expect(html).toContain('<td align="right">2</td>');
    expect(html).not.toContain('style');
  });

  it('drops HTML and comments, and keeps the words between', () => {
    expect(htmlOf('One <b onclick="x()">two</b> <!-- no --> three.\n\n<script>alert(1)</script>')).toBe(
      '<p>One two  three.</p>',
    );
  });

  it('shows an escaped sign as a sign', () => {
    expect(htmlOf('Below 3 &lt; 4 & "warm" \\<b>')).toBe('<p>Below 3 &lt; 4 &amp; "warm" &lt;b&gt;</p>');
  });

  it('loads pictures late', () => {
    expect(htmlOf('![A crib](/pictures/crib.svg "Crib")')).toBe(
      '<p><img src="/pictures/crib.svg" alt="A crib" title="Crib" loading="lazy" decoding="async"></p>',
    );
  });

  it('titles a callout in its usual words where the author has none, and reads them out', () => {
    const { html, digest } = compileBody(':::medical\nCall.\n:::\n\nAt 3:30pm, note:this.\n\n::product{id=20001}');
    expect(html).toContain(
      '<aside class="callout callout-medical" aria-label="When to call"><p class="callout-title">When to call</p><p>Call.</p></aside>',
    );
    expect(html).toContain('<div class="product-module" data-product-id="20001"></div>');
    expect(digest).toMatchObject({ text: 'When to call\nCall.\nAt 3:30pm, note:this.', productIds: [20001] });
  });

  it('leaves the heading over footnotes where they point', () => {
    const html = htmlOf('## Footnotes\n\nSo[^1].\n\n[^1]: It is.');
    expect(html).toContain('id="footnote-label">Footnotes</h2>');
    expect(html).toContain('aria-describedby="footnote-label"');
  });
});
