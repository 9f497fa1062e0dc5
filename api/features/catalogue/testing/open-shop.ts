import type { Outside } from '#api/assemble.ts';
import { indexProducts, rebuildSearch } from '#api/features/catalogue/search-updates.ts';
import { createTestApp, type Engine, type TestApp } from '#api/testing/test-app.ts';
import { serveContentFrom } from '#content';
import { category, makeContentFolder, searchFiles, story } from '#content/testing/content-folder.ts';
import type { CatalogueLineInput } from '#contracts/catalogue-file.schemas.ts';
import { createEmbeddedEngine } from '#search-index/embedded/embedded-engine.ts';
import { linesSource } from '../catalogue-source.ts';
import { importCatalogue } from '../import-catalogue.ts';
import { importableCategories } from '../importable-categories.ts';

const child = (id: number, urlSlug: string, title: string, more = ''): string =>
  `\n  - id: ${id}\n    urlSlug: ${urlSlug}\n    title: ${title}\n    teaser: All of them.\n    seoTitle: ${title}\n    seoDescription: All of them.${more}`;

const materialFacet = '\n    facets:\n      - key: material\n        label: Material';
const question =
  '\n    frequentlyAskedQuestions:\n      - question: Does it fold?\n        answer: Yes, with one hand.';

const files = {
  'categories/strollers.yaml': category({
    teaser: 'For every road.',
    children:
      child(120, 'joggers', 'Joggers', `\n    guideIds: [101]${materialFacet}${question}`) +
      child(121, 'travel-strollers', 'Travel strollers', '\n    sortType: price\n    sortOrder: asc'),
  }),
  'categories/nursery.yaml': category({
    id: '2',
    urlSlug: 'nursery',
    title: 'Nursery',
    teaser: 'To sleep in.',
    children: child(130, 'cribs', 'Cribs'),
  }),
  'categories/hidden.yaml': category({
    id: '3',
    urlSlug: 'sign-up',
    title: 'Sign-up',
    teaser: 'Not shown.',
    hidden: 'true',
    children: child(140, 'sign-up-gifts', 'Sign-up gifts'),
  }),
  'templates/essentials.yaml':
    'title: Just the essentials\nteaser: Two things.\nregistryType: baby\norder: 1\nfeaturedImage:\n  url: /pictures/a.svg\n  alt: A crib\n' +
    'sections:\n  - title: All\n    items:\n      - title: A pram\n        productId: 1\n      - title: Warm socks\n',
  'templates/first-birthday.yaml':
    'title: A first birthday\nteaser: One thing.\nregistryType: birthday\norder: 2\nfeaturedImage:\n  url: /pictures/a.svg\n  alt: A gift\n' +
    'sections:\n  - title: All\n    items:\n      - title: A ball\n',
  'guides/choose-a-jogger.md': story({
    title: 'How to choose a jogger',
    type: 'buying-guide',
    id: '101',
    categories: '[joggers]',
  }),
};

let built: Promise<string> | undefined;

/** Built once for all shops of a test file: none of them changes it. */
function contentOfShops(): Promise<string> {
  built ??= (async () => {
    const content = makeContentFolder({ ...searchFiles(), ...files });
    process.once('exit', content.dispose);
    await content.build();
    return content.rootDir;
  })();
  return built;
}

export interface Shop extends TestApp {
  import(lines: readonly CatalogueLineInput[]): Promise<void>;
  close(): Promise<void>;
}

/** A server with a small shop behind it: two visible roots, a hidden one, a guide, and these products in database and search. */
export async function openShop(
  engine: Engine,
  lines: readonly CatalogueLineInput[],
  parts: Partial<Outside> = {},
  options: { inProduction?: boolean } = {},
): Promise<Shop> {
  serveContentFrom(await contentOfShops());
  const test = await createTestApp({ ...options, engine, parts: { search: createEmbeddedEngine(), ...parts } });
  const load = async (more: readonly CatalogueLineInput[]) => {
    const summary = await importCatalogue({
      db: test.app.db,
      source: linesSource(more),
      categories: importableCategories(),
      now: test.app.now,
    });
    if (summary.badLines > 0) throw new Error(`The test's own lines are bad: ${JSON.stringify(summary.problems)}`);
    return summary;
  };
  await load(lines);
  await rebuildSearch(test.app);
  return {
    ...test,
    async import(more) {
      const { changedIds } = await load(more);
      await indexProducts(test.app, changedIds);
    },
    async close() {
      await test.close();
      serveContentFrom(undefined);
    },
  };
}
