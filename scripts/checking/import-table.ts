/**
 * Who may import whom, and which packages a room may bring. This is the table of the house, as data; `check-boundaries.ts`
 * holds every file against it. What is not listed here is not allowed: opening a door is a line in this file and a reason.
 */
export type Room = 'rules' | 'contracts' | 'content' | 'search-index' | 'api' | 'site' | 'journeys' | 'scripts';

/** 'types' admits `import type` only. */
export type Right = 'all' | 'types';

/** The first folder that fits is the room. Files at the root (configuration) belong to no room and are not checked. */
export const ROOM_FOLDERS: [folder: string, room: Room][] = [
  ['api/rules/', 'rules'],
  ['api/contracts/', 'contracts'],
  ['api/', 'api'],
  ['content/', 'content'],
  ['search-index/', 'search-index'],
  ['site/e2e/', 'journeys'],
  ['site/', 'site'],
  ['scripts/', 'scripts'],
];

/** What `#name` means, longest first; the same as `imports` in package.json, which a test compares. */
export const ROOM_DOORS: [prefix: string, folder: string][] = [
  ['#search-index/', 'search-index/'],
  ['#contracts/', 'api/contracts/'],
  ['#content/', 'content/'],
  ['#scripts/', 'scripts/'],
  ['#rules/', 'api/rules/'],
  ['#site/', 'site/'],
  ['#api/', 'api/'],
];

export const ROOM_RIGHTS: Record<Room, Partial<Record<Room, Right>>> = {
  rules: {},
  contracts: { rules: 'all' },
  // The catalogue file is a contract between the demo's generator and the importer.
  content: { rules: 'all', contracts: 'all', 'search-index': 'types' },
  'search-index': { rules: 'all', contracts: 'all', content: 'all' },
  api: { rules: 'all', contracts: 'all', content: 'all', 'search-index': 'all' },
  site: { rules: 'all', contracts: 'all', content: 'all' },
  // Journeys stand outside of the house and start it; they go through its front doors like a visitor otherwise.
  journeys: { rules: 'all', contracts: 'all', content: 'all', api: 'all', site: 'all', scripts: 'all' },
  scripts: { rules: 'all', contracts: 'all', content: 'all', 'search-index': 'all', api: 'all', site: 'all' },
};

/**
 * Packages of a room: names, `scope/*`, or 'node:*'; `only` limits some to files that fit. 'any dependency' means every one
 * in `dependencies`, so that the server never needs what only the build has.
 */
export interface PackageRight {
  packages: string[];
  only?: RegExp;
  why?: string;
}

export const SITE_PACKAGES = [
  'astro',
  'astro/*',
  'astro:*',
  'virtual:*',
  '@astrojs/*',
  'react',
  'react-dom',
  '@types/react',
  'nanostores',
  '@nanostores/*',
  '@tanstack/react-query',
  '@radix-ui/react-navigation-menu',
  'downshift',
  'canvas-confetti',
  'react-aria-components',
  'sonner',
  'lucide',
  '@lucide/astro',
  '@internationalized/date',
  'tailwindcss',
  '@tailwindcss/*',
  'uqr',
  'zod/mini',
];

export const ROOM_PACKAGES: Record<Room, PackageRight[] | 'any'> = {
  rules: [],
  contracts: [
    { packages: ['zod'], only: /\.schemas\.ts$/, why: 'zod stays in *.schemas.ts, so that a browser never loads it' },
  ],
  content: [
    { packages: ['zod', 'node:*'] },
    {
      packages: [
        'contentlayer2',
        'contentlayer2/*',
        '@contentlayer2/*',
        'yaml',
        'satteri',
        'github-slugger',
        'unified',
        'mdast',
      ],
      only: /^content\/([\w-]+\.config|build|[\w-]*markdown[\w-]*|(build|building|parsing|markdown)\/.*)\.ts$/,
      why: 'the parser is known to contentlayer.config.ts and build.ts only',
    },
    { packages: ['chokidar'], only: /^content\/build\/watch-folder\.ts$/, why: 'watching is one file' },
  ],
  'search-index': [
    { packages: ['node:*', 'better-sqlite3', 'minisearch'] },
    {
      packages: ['meilisearch'],
      only: /^search-index\/(meilisearch\/)?[\w-]*meilisearch[\w-]*\.ts$/,
      why: 'meilisearch is known to one file',
    },
  ],
  api: [{ packages: ['node:*', 'any dependency'] }],
  site: [
    { packages: SITE_PACKAGES },
    { packages: ['node:*'], why: 'only what runs at build or on the server may use it' },
  ],
  journeys: 'any',
  scripts: 'any',
};

/** The site's tools, of which the server has no use though they are in `dependencies`. */
export const NOT_FOR_THE_SERVER = SITE_PACKAGES.filter(
  (name) => !['@internationalized/date', 'uqr', 'astro', 'zod/mini'].includes(name),
);

/** What tests of every room, and only tests, may bring. */
export const TEST_PACKAGES = [
  'vitest',
  'vitest/*',
  'yaml',
  'htmlparser2',
  'fast-check',
  'jsdom',
  '@testing-library/*',
  '@playwright/test',
  '@axe-core/playwright',
  'autocannon',
  'msw',
  'msw/*',
  'pg',
  'node:*',
  '@electric-sql/pglite',
  'react-dom/*',
  'react',
];

/** Generated folders that a room may reach by a relative path, because nobody's room holds them. */
export const GENERATED: [room: Room, folder: string][] = [
  ['content', '.contentlayer/'],
  ['site', '.astro/'],
  ['api', 'dist/'],
  ['scripts', 'dist/'],
  ['scripts', '.contentlayer/'],
];

/** Never loaded by a browser, by whatever way: an island or page script that reaches one of these fails. */
export const NEVER_IN_A_BROWSER = [
  'zod',
  'node:*',
  'express',
  'kysely',
  'better-sqlite3',
  'pg',
  'meilisearch',
  'react-dom/server',
];
