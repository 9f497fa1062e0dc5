import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { ContentBuild } from './build.ts';
import { articles, categories, collections, guides, readBody, serveContentFrom, weeks } from './index.ts';
import { type ContentFolder, category, makeContentFolder, story } from './testing/content-folder.ts';

let folder: ContentFolder;
afterEach(() => {
  serveContentFrom(undefined);
  folder.dispose();
});

describe('building content', () => {
  it('serves an article with its address, reading time, headings and body', async () => {
    const body = '## First things\n\nSleep **well**.\n\n## Second\n\n::product{id=20001}\n\nBye.';
    folder = makeContentFolder({ 'articles/sleep-well.md': story({}, body) });
    await folder.build();
    serveContentFrom(folder.rootDir);

    const article = articles.get('sleep-well')!;
    expect(article).toMatchObject({
      title: 'A calm title',
      url: '/hello-baby/sleep-well',
      readingMinutes: 1,
      productIds: [20001],
    });
    expect(article.headings).toEqual([
      { depth: 2, id: 'first-things', text: 'First things' },
      { depth: 2, id: 'second', text: 'Second' },
    ]);
    expect(readBody(article).text).toBe('First things\nSleep well.\nSecond\nBye.');
    expect(readBody(article).parts.map((part) => part.kind)).toEqual(['html', 'product', 'html']);
    expect(() => Object.assign(article, { title: 'Changed' })).toThrow(TypeError);
  });

  it('leaves out drafts and what is published later, and shows both in a preview', async () => {
    folder = makeContentFolder({
      'articles/out.md': story(),
      'articles/draft.md': story({ draft: 'true' }),
      'articles/today.md': story({ publishOn: '2026-11-20' }),
      'articles/tomorrow.md': story({ publishOn: '2026-11-21' }),
      'articles/later.md': story({ publishOn: '2026-12-24' }),
    });
    await folder.build();
    serveContentFrom(folder.rootDir);
    expect(articles.all().map((article) => article.slug)).toEqual(['today', 'out']);

    await folder.build({ drafts: true });
    serveContentFrom(folder.rootDir);
    expect(articles.all()).toHaveLength(5);

    await folder.build({ now: '2026-11-21' });
    serveContentFrom(folder.rootDir);
    expect(articles.get('tomorrow')).toBeDefined();
    expect(articles.get('later')).toBeUndefined();
  });

  it('shows what was changed, and forgets what was removed', async () => {
    folder = makeContentFolder({
      'articles/one.md': story(),
      'articles/two.md': story(),
      'weeks/pregnancy-week-8.md': story({ week: '8' }),
    });
    await folder.build();
    serveContentFrom(folder.rootDir);
    expect(articles.all()).toHaveLength(2);

    folder.write('articles/two.md', story({ title: 'Another' }, 'A longer body.'));
    folder.remove('articles/one.md');
    await folder.build();
    expect(articles.get('one')).toBeUndefined();
    expect(articles.get('two')?.title).toBe('Another');
    expect(readBody(articles.get('two')!).text).toBe('A longer body.');
    expect(weeks.get('pregnancy-week-8')?.week).toBe(8);
  });

  it('keeps the last good content when something is wrong', async () => {
    folder = makeContentFolder({ 'articles/one.md': story() });
    await folder.build();
    folder.write('articles/one.md', story({ title: '' }));
    await expect(folder.build()).rejects.toThrow('articles/one.md');
    serveContentFrom(folder.rootDir);
    expect(articles.get('one')?.title).toBe('A calm title');
  });

  it('2.12 shows four products of a collection that names no number, and all of one that says null', async () => {
    const row = (more = '') => `title: Row\nteaser: Short.\norder: 1\nrule:\n  onSale: true\n${more}`;
    folder = makeContentFolder({
      'collections/plain.yaml': row(),
      'collections/two.yaml': row('maxVisibleProducts: 2'),
      'collections/whole.yaml': row('maxVisibleProducts: null\nshowQuickAddRegItem: true'),
    });
    await folder.build();
    serveContentFrom(folder.rootDir);
    const fieldsOf = (slug: string) => {
      const { maxVisibleProducts, showQuickAddRegItem } = collections.get(slug)!;
      return [maxVisibleProducts, showQuickAddRegItem];
    };
    expect(['plain', 'two', 'whole'].map(fieldsOf)).toEqual([
      [4, false],
      [2, false],
      [null, true],
    ]);
  });

  it('makes a tree of categories in the order of the menu, and hides what lies under a hidden one', async () => {
    const child = (slug: string, id: number, more = '') =>
      `\n  - id: ${id}\n    urlSlug: ${slug}\n    title: ${slug}\n    seoTitle: T\n    seoDescription: D${more}`;
    folder = makeContentFolder({
      'categories/more.yaml': category({
        id: '9',
        urlSlug: 'more',
        children: child('secret', 91, '\n    hidden: true') + child('open', 92),
      }),
      'categories/strollers.yaml': category({ guideIds: '[101]' }),
      'categories/gone.yaml': category({ id: '7', urlSlug: 'gone', hidden: 'true', children: child('under-gone', 71) }),
      'guides/choose.md': story({ id: '101', type: 'buying-guide', categories: '[strollers]' }),
    });
    await folder.build();
    serveContentFrom(folder.rootDir);
    expect(categories.all().map((entry) => entry.urlSlug)).toEqual(['strollers', 'more', 'open']);
    expect(categories.hidden().map((entry) => entry.urlSlug)).toEqual(['secret', 'gone', 'under-gone']);
    const more = categories.get('more')!;
    expect(categories.children(more).map((entry) => entry.urlSlug)).toEqual(['open']);
    expect(categories.trail(categories.get('open')!)).toEqual([more, categories.get('open')]);
    expect(categories.isLeaf(more)).toBe(false);
    expect(guides.all().map((guide) => guide.id)).toEqual([101]);
  });

  it('never lets HTML through, and makes callouts, tables and outside links', async () => {
    const body = [
      ':::tip[A calmer way]\nWarm the towel.\n:::',
      '| a | b |\n|---|---|\n| 1 | 2 |',
      '[NHS](https://www.nhs.uk/) at 3:30pm, note:this, `<b>`.',
    ].join('\n\n');
    folder = makeContentFolder({ 'articles/one.md': story({}, body) });
    await folder.build();
    serveContentFrom(folder.rootDir);
    const { html, text } = readBody(articles.get('one')!);
    expect(html).toContain(
      '<aside class="callout callout-tip" aria-label="A calmer way"><p class="callout-title">A calmer way</p>',
    );
    expect(html).toContain('<div class="table-scroll" role="region" aria-label="Table" tabindex="0"><table>');
    expect(html).toContain(
      '<a href="https://www.nhs.uk/" rel="noopener external">NHS</a> at 3:30pm, note:this, <code>&#x3C;b></code>',
    );
    expect(text).toContain('A calmer way\nWarm the towel.\na b \n1 2 \nNHS at 3:30pm, note:this, <b>.');
  });
});

describe('watching', () => {
  it('builds again after a change, tells of problems without stopping, and serves the new text', async () => {
    folder = makeContentFolder({ 'articles/one.md': story() });
    const seen: ContentBuild[] = [];
    let heard = () => {};
    const next = () => new Promise<void>((resolve) => (heard = resolve));
    const watching = await folder.watch((build) => {
      seen.push(build);
      heard();
    });
    serveContentFrom(folder.rootDir);
    expect(articles.get('one')?.title).toBe('A calm title');

    let change = next();
    folder.write('articles/one.md', story({ title: 'Better' }));
    await change;
    expect(seen.at(-1)?.problems).toEqual([]);
    expect(articles.get('one')?.title).toBe('Better');

    change = next();
    folder.write('articles/one.md', story({ titel: 'Worse' }));
    await change;
    expect(seen.at(-1)?.problems).toHaveLength(1);
    expect(articles.get('one')?.title).toBe('Better');

    for (const title of ['Replaced', 'Replaced again']) {
      change = next();
      folder.write('articles/one.md.new', story({ title }));
      renameSync(join(folder.rootDir, 'content/articles/one.md.new'), join(folder.rootDir, 'content/articles/one.md'));
      await change;
      expect(articles.get('one')?.title).toBe(title);
    }
    await watching.close();
  });
});
