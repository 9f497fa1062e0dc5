/**
 * Which folder (room) may import which, and which packages a room may use. `npm run verify` and `scripts/house.test.ts` run it: `depcruise
 * --config .dependency-cruiser.mjs api content search-index site scripts`. It reads .ts, .tsx and .mjs; imports that .astro files must not
 * have are under `overrides` in biome.json.
 */
const tests = '\\.test\\.tsx?$|\\.e2e\\.ts$|/testing/|^site/e2e/|\\.contract\\.test\\.ts$';
const generated = '^(\\.contentlayer|\\.astro|dist)/';

const rooms = {
  rules: '^api/rules/',
  contracts: '^api/contracts/',
  content: '^content/',
  'search-index': '^search-index/',
  api: '^api/(?!rules/|contracts/)',
  site: '^site/(?!e2e/)',
  scripts: '^scripts/',
};

/** The other rooms that a room may import. `scripts` may import all. */
const mayImport = {
  rules: [],
  contracts: ['rules'],
  content: ['rules', 'contracts'],
  'search-index': ['rules', 'contracts', 'content'],
  api: ['rules', 'contracts', 'content', 'search-index'],
  site: ['rules', 'contracts', 'content'],
};

/** Packages of a room, by their folder in node_modules. The API may use everything in `dependencies` except the site's packages. */
const sitePackages = [
  'astro',
  '@astrojs/.*',
  'react',
  'react-dom',
  '@types/react',
  'nanostores',
  '@nanostores/.*',
  '@tanstack/react-query',
  '@tanstack/query-core',
  '@radix-ui/react-navigation-menu',
  'downshift',
  '@dnd-kit/.*',
  'canvas-confetti',
  '@types/canvas-confetti',
  'react-aria-components',
  'sonner',
  'lucide',
  '@internationalized/date',
  'uqr',
  'pdfkit',
  'csv-stringify',
  '@fontsource/fraunces',
];
const mayUse = {
  rules: [],
  contracts: ['zod'],
  content: [
    'zod',
    'contentlayer2',
    'yaml',
    'github-slugger',
    'unified',
    'unist-util-visit',
    'remark-.*',
    'rehype-.*',
    'svg-path-bbox',
    'chokidar',
    '@types/mdast',
    '@types/hast',
  ],
  'search-index': [
    'better-sqlite3',
    '@types/better-sqlite3',
    'minisearch',
    'meilisearch',
    'lru-cache',
    'double-metaphone',
  ],
  site: [...sitePackages, 'zod/v4/mini', 'zod/mini'],
};

const folder = (name) => `^node_modules/${name}/`;

const betweenRooms = Object.entries(mayImport).map(([room, others]) => ({
  name: `${room} imports only ${[...others, 'itself'].join(', ')}`,
  severity: 'error',
  from: { path: rooms[room], pathNot: tests },
  to: {
    path: '^(api|content|search-index|site|scripts)/',
    pathNot: [
      rooms[room],
      ...others.map((name) => rooms[name]),
      ...(room === 'content' ? ['^search-index/engine.ts$'] : []),
    ],
  },
}));

const packagesOfRooms = Object.entries(mayUse).map(([room, names]) => ({
  name: `packages of ${room}`,
  severity: 'error',
  from: { path: rooms[room], pathNot: tests },
  to: { path: '^node_modules/', pathNot: names.map(folder) },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...betweenRooms,
    ...packagesOfRooms,
    {
      name: 'tests of a room know the rooms below it',
      comment: 'Tests may also use scripts/testing; the packages of tests are not limited.',
      severity: 'error',
      from: { path: `^(api|content|search-index|site/(?!e2e/)).*(${tests})` },
      to: { path: '^scripts/(?!testing/)' },
    },
    {
      name: 'rules are pure',
      severity: 'error',
      from: { path: rooms.rules, pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'contracts and site run in browsers',
      comment: 'Node modules are for pages, which the server renders, and for tests.',
      severity: 'error',
      from: { path: [rooms.contracts, rooms.site], pathNot: [tests, '^site/pages/.*\\.ts$', '^site/[\\w.-]+\\.ts$'] },
      to: { dependencyTypes: ['core'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'zod stays in schemas',
      comment: 'A browser loads contracts, and zod is 27 kB.',
      severity: 'error',
      from: { path: rooms.contracts, pathNot: ['\\.schemas\\.ts$', tests] },
      to: { path: folder('zod'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'site takes types only from schemas',
      severity: 'error',
      from: { path: rooms.site, pathNot: [tests, '^site/pages/.*\\.ts$', '^site/[\\w.-]+\\.ts$'] },
      to: { path: '\\.schemas\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'site reads content in pages and layouts',
      comment: 'Elsewhere a component gets what it shows as a prop. Types are fine.',
      severity: 'error',
      from: { path: rooms.site, pathNot: [tests, '^site/(pages|layouts)/'] },
      to: { path: rooms.content, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'content takes types only from search-index',
      severity: 'error',
      from: { path: rooms.content, pathNot: tests },
      to: { path: rooms['search-index'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'content has one door',
      severity: 'error',
      from: { path: '^(api|search-index|site)/', pathNot: tests },
      to: { path: '^content/(?!index\\.ts$)' },
    },
    {
      name: 'the client of Meilisearch stays in one folder',
      severity: 'error',
      from: { path: '^search-index/', pathNot: ['meilisearch[\\w-]*\\.ts$', tests] },
      to: { path: folder('meilisearch') },
    },
    {
      name: 'pictures of strangers are opened in one file',
      comment: 'It looks at them before a decoder does.',
      severity: 'error',
      from: { path: '^api/', pathNot: ['^api/ports/photo\\.ts$', tests] },
      to: { path: folder('sharp') },
    },
    {
      name: 'the parser of content stays in its build',
      severity: 'error',
      from: {
        path: '^content/',
        pathNot: ['^content/(contentlayer\\.config|build)\\.ts$', '^content/(checks|markdown)/', tests],
      },
      to: {
        path: ['contentlayer2', 'yaml', 'github-slugger', 'unified', 'remark-.*', 'rehype-.*', 'chokidar'].map(folder),
      },
    },
    {
      name: 'the API uses dependencies, not devDependencies',
      severity: 'error',
      from: { path: rooms.api, pathNot: tests },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      // Except React, for emails.
      name: 'the API needs no package of the site',
      severity: 'error',
      from: { path: rooms.api, pathNot: [tests, '^api/mail/(layout\\.ts|templates/|render\\.ts)'] },
      to: {
        path: sitePackages
          .filter((name) => !['@internationalized/date', 'uqr', 'csv-stringify', 'astro'].includes(name))
          .map(folder),
      },
    },
    {
      name: 'every package is in package.json',
      severity: 'error',
      from: { path: '^(api|content|search-index|site|scripts)/' },
      // Vite comes with Vitest and Astro, which determine its version.
      to: {
        path: '^node_modules/',
        pathNot: '^node_modules/vite/',
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'every import exists',
      severity: 'error',
      from: { path: '^(api|content|search-index|site|scripts)/' },
      to: { couldNotResolve: true, pathNot: ['^astro:', '^virtual:', generated] },
    },
    {
      name: 'no cycles',
      severity: 'error',
      from: { pathNot: '^node_modules/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'queries belong to their feature',
      comment: 'Ask the service of the other feature, or find the missing noun.',
      severity: 'error',
      from: { path: '^api/features/([^/]+)/', pathNot: tests },
      to: { path: '^api/features/[^/]+/.*\\.queries\\.ts$', pathNot: '^api/features/$1/' },
    },
    {
      name: 'queries import no service or route',
      severity: 'error',
      from: { path: '\\.queries\\.ts$' },
      to: { path: '\\.(service|routes)\\.ts$' },
    },
    {
      name: 'services import no route',
      severity: 'error',
      from: { path: '\\.service\\.ts$' },
      to: { path: '\\.routes\\.ts$' },
    },
    {
      name: 'features of the site share components only',
      comment: 'Never the stores or hooks of another feature.',
      severity: 'error',
      from: { path: '^site/features/([^/]+)/' },
      to: { path: '^site/features/[^/]+/', pathNot: ['^site/features/$1/', '/[A-Z]\\w*(\\.island)?\\.(tsx|astro)$'] },
    },
    {
      name: 'the design system knows none of our nouns',
      severity: 'error',
      from: { path: '^site/ui/', pathNot: tests },
      to: { path: '^site/features/' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['[.]css', '[.]svg', '[.]woff2', '[.]astro$'] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
