import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { astroParts } from './scripts/testing/astro-parts.ts';

const NEVER = ['node_modules/**', 'dist/**', 'data/**', '.contentlayer/**', '.astro/**'];

const shared = {
  // Worker processes, because better-sqlite3 and spawned servers do not live in threads.
  pool: 'forks' as const,
  setupFiles: ['scripts/testing/vitest-setup.ts'],
  exclude: NEVER,
  // What hangs is stopped. What starts a process or a thread takes 15 s on a busy machine, and is right all the same.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // A test that changes the environment or a global gives it back without being asked.
  unstubEnvs: true,
  unstubGlobals: true,
  restoreMocks: true,
};

export default defineConfig({
  test: {
    globalSetup: ['scripts/testing/vitest-global-setup.ts'],
    allowOnly: false,
    passWithNoTests: true,
    // A test without an assertion passes whatever happens.
    expect: { requireAssertions: true },
    // One more than there are cores: files often wait for a disk, a database or a process of their own.
    maxWorkers: Math.min(4, availableParallelism() + 1),
    projects: [
      {
        test: {
          ...shared,
          name: 'node',
          // A worker keeps the modules that it has loaded from one file to the next, which saves half of the processor's time. Nothing of
          // ours lives in a module but rules, and each test opens a database of its own.
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
