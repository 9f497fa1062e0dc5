import { describe, expect, it } from 'vitest';
import { toArticleDocuments } from './article-documents.ts';
import { splitAtModules } from './body-parts.ts';
import type { Article, Category, Guide, Page } from './entries.ts';
import { makeNavbar } from './navbar.ts';
import { isPublished, isVisible } from './visibility.ts';

function category(urlSlug: string, changes: Partial<Category> = {}): Category {
  return {
    id: 1,
    urlSlug,
    title: urlSlug.toUpperCase(),
    hidden: false,
    seoTitle: '',
    seoDescription: '',
    sortType: 'popular',
    sortOrder: 'desc',
    productTypes: [],
    facets: [],
    frequentlyAskedQuestions: [],
    guideIds: [],
    slugSet: [urlSlug],
    url: `/store/${urlSlug}`,
    childSlugs: [],
    ...changes,
  };
}

describe('the category bar', () => {
  it('has roots with their children and guides, and nothing that is hidden', () => {
    const guide = {
      id: 101,
      title: 'Choose',
      url: '/hello-baby/choose',
      featuredImage: { url: '/pictures/a.svg', alt: 'A' },
    } as Guide;
    const navbar = makeNavbar(
      [
        category('strollers', { childSlugs: ['travel', 'secret'], guideIds: [101, 999] }),
        category('travel', { slugSet: ['strollers', 'travel'] }),
        category('secret', { slugSet: ['strollers', 'secret'], hidden: true }),
        category('gone', { hidden: true }),
        category('more'),
      ],
      [guide],
    );
    expect(navbar).toEqual([
      {
        title: 'STROLLERS',
        urlSlug: 'strollers',
        children: [{ title: 'TRAVEL', urlSlug: 'travel' }],
        guides: [{ title: 'Choose', url: '/hello-baby/choose', featuredImageUrl: '/pictures/a.svg' }],
      },
      { title: 'MORE', urlSlug: 'more' },
    ]);
  });
});

describe('what the public sees', () => {
  const edition = { today: '2026-11-20', drafts: false };
  it.each([
    [{ publishOn: '2026-11-20' }, true],
    [{ publishOn: '2026-11-21' }, false],
    [{ publishOn: '2026-01-01', draft: true }, false],
    [{}, true],
  ])('of %j: %s', (entry, published) => {
    expect(isPublished(entry, edition)).toBe(published);
    expect(isPublished(entry, { ...edition, drafts: true })).toBe(true);
  });

  it('never includes a hidden category', () => {
    expect([isVisible({ hidden: false }), isVisible({ hidden: true })]).toEqual([true, false]);
  });
});

describe('search documents', () => {
  const topics = [{ slug: 'sleep', name: 'Sleep' }];
  it('carry the plain text, the names of topics and the day of publication', () => {
    const article = {
      kind: 'article',
      slug: 'a',
      title: 'T',
      teaser: 'E',
      topics: ['sleep'],
      url: '/hello-baby/a',
      publishOn: '2026-03-14',
    } as Article;
    const [document] = toArticleDocuments({ entries: [article], topics, readText: () => 'Text.' });
    expect(document).toEqual({
      id: 'a',
      title: 'T',
      teaser: 'E',
      body: 'Text.',
      topics: ['Sleep'],
      kind: 'article',
      url: '/hello-baby/a',
      publishedAt: Date.UTC(2026, 2, 14),
    });
  });

  it('give a page an id of its own that every search server takes', () => {
    const page = {
      kind: 'page',
      slug: 'lp/showroom',
      title: 'T',
      teaser: 'E',
      url: '/lp/showroom',
      updatedOn: '2026-03-14',
    } as Page;
    const [document] = toArticleDocuments({ entries: [page], topics, readText: () => '' });
    expect(document?.id).toBe('page--lp--showroom');
    expect(document?.topics).toEqual([]);
  });
});

describe('cutting a body at its product modules', () => {
  const module = (id: number) => `<div class="product-module" data-product-id="${id}"></div>`;
  it('keeps everything else in order', () => {
    expect(splitAtModules(`<p>a</p>\n${module(1)}\n${module(2)}<p>b</p>`)).toEqual([
      { kind: 'html', html: '<p>a</p>\n' },
      { kind: 'product', productId: 1 },
      { kind: 'product', productId: 2 },
      { kind: 'html', html: '<p>b</p>' },
    ]);
    expect(splitAtModules('')).toEqual([]);
  });
});
