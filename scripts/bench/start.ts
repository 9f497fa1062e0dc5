import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BenchPart, residentMbMax } from './part.ts';
import { startServerProcess } from './server-process.ts';

const warmStarts = 3;

/** From the start to the first answer: first with an empty folder, then with the database that this left. */
export const start: BenchPart = {
  name: 'start',
  async run() {
    const dataDir = mkdtempSync(join(tmpdir(), 'layette-bench-'));
    const timesMs: number[] = [];
    let residentMb = 0;
    for (let i = 0; i <= warmStarts; i += 1) {
      const startedMs = performance.now();
      const server = await startServerProcess('./serve-layette.ts', { dataDir, siteFolder: join(dataDir, 'no-site') });
      await (await fetch(`${server.origin}/api/health`)).text();
      timesMs.push(performance.now() - startedMs);
      residentMb = await server.residentMb();
      await server.stop();
    }
    rmSync(dataDir, { recursive: true, force: true });
    const [coldMs, ...warmMs] = timesMs;
    return [
      { name: 'cold start to the first answer', value: coldMs!, unit: 'ms' },
      {
        name: 'warm start to the first answer',
        value: Math.min(...warmMs),
        unit: 'ms',
        budget: { of: 'value', atMost: 2000 },
      },
      {
        name: 'memory after the first answer',
        value: residentMb,
        unit: 'MB',
        budget: { of: 'value', atMost: residentMbMax },
      },
    ];
  },
};
