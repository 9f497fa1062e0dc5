/**
 * What islands and client directives load into a browser, followed through every import that remains once types are erased.
 * `depcruise --config .dependency-cruiser.browser.mjs site api/contracts api/rules`
 */
import house from './.dependency-cruiser.mjs';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'browsers load nothing of the server',
      severity: 'error',
      from: { path: '^site/(.*\\.island\\.tsx$|directives/)', pathNot: '\\.test\\.' },
      to: {
        path: [
          '^(content|search-index|scripts)/',
          '^api/(?!rules/|contracts/)',
          '^node_modules/(express|kysely|better-sqlite3|pg|meilisearch|react-dom/server)',
          '^node_modules/zod/(?!v4/(mini|core)/|mini/)',
          '^(fs|path|crypto|os|url|stream|http|https|child_process|worker_threads|async_hooks)$',
        ],
        reachable: true,
      },
    },
  ],
  options: { ...house.options, tsPreCompilationDeps: false },
};
