import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findForbiddenImports } from './check-boundaries.ts';
import { ROOM_DOORS } from './checking/import-table.ts';

const packages = { dependencies: ['express', 'kysely', 'zod', 'react', 'pino'] };

function faultsOf(path: string, text: string): string[] {
  return findForbiddenImports([{ path, text }], packages).map(({ line, message }) => `${line}: ${message}`);
}

describe('every kind of import is seen', () => {
  it.each([
    ['a static import', "import { z } from 'zod';"],
    ['a bare import', "import 'zod';"],
    ['a re-export', "export * from 'zod';"],
    ['a dynamic import', "const zod = await import('zod');"],
    ['an import type', "type Zod = import('zod').ZodType;"],
    ['a type-only import', "import type { ZodType } from 'zod';"],
    ['a require', "const zod = require('zod');"],
  ])('%s', (_form, code) => {
    expect(faultsOf('api/rules/gift.ts', `// one\n${code}\n`)).toEqual(['2: a rule imports rules only']);
  });

  it('but not one in a comment or a string', () => {
    expect(faultsOf('api/rules/gift.ts', `// import 'zod'\nexport const x = "import 'zod'";`)).toEqual([]);
  });

  it('in the front matter and the scripts of an .astro page, at their own lines', () => {
    const page = `---\nimport express from 'express';\n---\n<p>import 'pg'</p>\n<script>\n  import pg from 'pg';\n</script>\n`;
    expect(faultsOf('site/pages/store.astro', page)).toEqual([
      '2: site has no business with the package express',
      '6: site has no business with the package pg',
      '6: a browser would load pg, by pg',
    ]);
  });
});

describe('rooms', () => {
  it.each([
    ['api/rules/gift.ts', '#contracts/problems.ts', 'rules never imports contracts'],
    ['api/rules/gift.ts', 'node:fs', 'a rule imports rules only'],
    ['api/contracts/gift.ts', '#api/db/open.ts', 'contracts never imports api'],
    ['api/contracts/gift.ts', 'zod', 'zod stays in *.schemas.ts, so that a browser never loads it'],
    [
      'content/index.ts',
      'contentlayer2/source-files',
      'the parser is known to contentlayer.config.ts and build.ts only',
    ],
    ['search-index/documents.ts', '#api/db/open.ts', 'search-index never imports api'],
    ['search-index/documents.ts', '#content/schemas/article.ts', 'content has one door: import from "#content"'],
    ['search-index/documents.ts', 'meilisearch', 'meilisearch is known to one file'],
    ['api/features/gift/gift.service.ts', '#site/stores/cart.ts', 'api never imports site'],
    ['api/features/gift/gift.service.ts', 'react', 'api has no business with the package react'],
    ['api/features/gift/gift.service.ts', 'vitest', 'api has no business with the package vitest'],
    ['site/stores/cart.ts', '#api/db/open.ts', 'site never imports api'],
    ['site/stores/cart.ts', '#search-index/engine.ts', 'site never imports search-index'],
    ['site/stores/cart.ts', '#content', 'content is read in front matter only; hand the value down as a prop'],
    ['site/stores/cart.ts', '#contracts/gift.schemas.ts', 'the site takes types only from schemas (import type)'],
    ['site/stores/cart.ts', '#scripts/testing/postgres.ts', 'site never imports scripts'],
  ])('%s may not import %s', (path, specifier, message) => {
    expect(faultsOf(path, `import { x } from '${specifier}';`)).toEqual([`1: ${message}`]);
  });

  it.each([
    ['api/rules/gift.ts', './money.ts'],
    ['api/rules/gift.test.ts', 'vitest'],
    ['api/rules/gift.test.ts', 'fast-check'],
    ['api/contracts/gift.schemas.ts', 'zod'],
    ['content/contentlayer.config.ts', 'contentlayer2/source-files'],
    ['content/index.ts', '../.contentlayer/generated/index.mjs'],
    ['search-index/meilisearch.ts', 'meilisearch'],
    ['search-index/documents.ts', '#content'],
    ['api/features/gift/gift.queries.ts', 'kysely'],
    ['api/features/gift/gift.routes.test.ts', '#scripts/testing/postgres.ts'],
    ['site/pages/feed.xml.ts', '#content'],
    ['site/stores/cart.ts', '#contracts/gift.ts'],
    ['scripts/seed.ts', '#api/db/open.ts'],
    ['site/e2e/server.ts', '#api/server.ts'],
  ])('%s may import %s', (path, specifier) => {
    expect(faultsOf(path, `import { x } from '${specifier}';`)).toEqual([]);
  });

  it('lets types pass where values may not', () => {
    expect(faultsOf('content/documents.ts', "import type { X } from '#search-index/engine.ts';")).toEqual([]);
    expect(faultsOf('content/documents.ts', "import { type X } from '#search-index/engine.ts';")).toEqual([]);
    expect(faultsOf('content/documents.ts', "import { X } from '#search-index/engine.ts';")).toEqual([
      '1: content may take types only from search-index',
    ]);
    expect(faultsOf('site/stores/cart.ts', "import type { Cart } from '#contracts/cart.schemas.ts';")).toEqual([]);
  });

  it('are entered by their #name, never by a relative path', () => {
    expect(faultsOf('api/app.ts', "import { x } from './rules/money.ts';")).toEqual([
      '1: reaches rules by a relative path (./rules/money.ts); another room is entered by its #name',
    ]);
    expect(faultsOf('site/a.ts', "import { x } from '../package.json';")[0]).toContain('reaches the root');
  });

  it('leave nothing to the running program, where a checker could not follow', () => {
    expect(faultsOf('api/rules/gift.ts', 'await import(name);')).toEqual([
      '1: imports what only the running program knows; write the path out',
    ]);
  });
});

describe('features', () => {
  it.each([
    ['api/features/cart/cart.service.ts', '../gift/gift.queries.ts', 'the queries of gift are its own'],
    ['api/http/session.ts', '#api/features/gift/gift.queries.ts', 'the queries of gift are its own'],
    ['site/features/cart/Cart.tsx', '../gift/gift-store.ts', 'feature cart imports only components of feature gift'],
    [
      'site/features/cart/Cart.tsx',
      '#site/features/gift/gift-store.ts',
      'feature cart imports only components of feature gift',
    ],
    ['api/features/gift/gift.queries.ts', './gift.service.ts', 'arrows go one way'],
    ['api/features/gift/gift.service.ts', './gift.routes.ts', 'arrows go one way'],
  ])('%s may not import %s', (path, specifier, message) => {
    const faults = faultsOf(path, `import { x } from '${specifier}';`);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(message);
  });

  it('of the site use exported components of others', () => {
    const code = "import { Gift } from '#site/features/gift/Gift.tsx';\nimport { Row } from '../gift/Row.island.tsx';";
    expect(faultsOf('site/features/cart/Cart.tsx', code)).toEqual([]);
  });

  it('reach their own queries, and services of others', () => {
    const code = "import './cart.queries.ts';\nimport '../gift/gift.service.ts';";
    expect(faultsOf('api/features/cart/cart.service.ts', code)).toEqual([]);
  });
});

describe('what a browser would load', () => {
  const island = { path: 'site/features/cart/Cart.island.tsx', text: "import { x } from './cart-store.ts';" };
  const store = { path: 'site/features/cart/cart-store.ts', text: "import { y } from '#contracts/cart.ts';" };

  it('is followed through every room, and the way is named', () => {
    const contract = { path: 'api/contracts/cart.ts', text: "import { z } from './cart.schemas.ts';" };
    const schemas = { path: 'api/contracts/cart.schemas.ts', text: "import { z } from 'zod';" };
    const faults = findForbiddenImports([island, store, contract, schemas], packages);
    expect(faults.map(({ message }) => message)).toEqual([
      'a browser would load zod, by site/features/cart/cart-store.ts > api/contracts/cart.ts > api/contracts/cart.schemas.ts > zod',
    ]);
  });

  it('leaves types out, and survives circles', () => {
    const contract = { path: 'api/contracts/cart.ts', text: "import type { z } from './cart.schemas.ts';" };
    const circle = { path: store.path, text: "import './Cart.island.tsx';\nimport '#contracts/cart.ts';" };
    expect(findForbiddenImports([island, circle, contract], packages)).toEqual([]);
  });
});

it('knows the same doors as package.json', () => {
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };
  const doors = Object.fromEntries(ROOM_DOORS.map(([prefix, folder]) => [`${prefix}*`, `./${folder}*`]));
  expect(imports).toEqual({ '#content': './content/index.ts', ...doors });
});
