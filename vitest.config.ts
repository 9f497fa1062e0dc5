import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { astroParts } from './scripts/testing/astro-parts.ts';

const NEVER = ['node_modules/**', 'dist/**', 'data/**', '.contentlayer/**', '.astro/**'];

const shared = {
  // Worker processes, because better-sqlite3 and spawned servers do not work in threads.
  pool: 'forks' as const,
  setupFiles: ['scripts/testing/vitest-setup.ts'],
  exclude: NEVER,
  // Stops tests that hang. Tests that start a process or a thread may take 15 s on a busy machine.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // Changes to the environment or to globals are undone automatically after each test.
  unstubEnvs: true,
  unstubGlobals: true,
  restoreMocks: true,
};

export default defineConfig({
  test: {
    globalSetup: ['scripts/testing/vitest-global-setup.ts'],
    allowOnly: false,
    passWithNoTests: true,
    // A test without an assertion would always pass.
    expect: { requireAssertions: true },
    // One more than there are cores: test files often wait for a disk, a database or a process.
    maxWorkers: Math.min(4, availableParallelism() + 1),
    projects: [
      {
        test: {
          ...shared,
          name: 'node',
          // A worker keeps loaded modules from one file to the next, which saves half of the processor time. Our modules have no state, and
          // each test opens a database of its own.
          isolate: false,
          environment: 'node',
          include: ['{api,content,search-index,scripts}/**/*.test.ts'],
        },
      },
      {
        plugins: [astroParts()],
        test: {
          ...shared,
          name: 'site',
          environment: 'jsdom',
          server: { deps: { inline: [/@astrojs\/react/] } },
          setupFiles: [...shared.setupFiles, 'scripts/testing/vitest-site-setup.ts'],
          include: ['site/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
