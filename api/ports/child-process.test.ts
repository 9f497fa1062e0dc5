import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { createProcessWorker } from './child-process.ts';

type Asked = { do?: string };

const folder = mkdtempSync(join(tmpdir(), 'layette-process-'));
const file = join(folder, 'program.mjs');
/** A line for each time that it was asked to grow. */
const grown = join(folder, 'grown');
writeFileSync(
  file,
  `import { appendFileSync } from 'node:fs';
  import { answerParent } from ${JSON.stringify(new URL('./child-process.ts', import.meta.url).href)};
  const kept = [];
  answerParent(async (asked) => {
    if (asked.do === 'hang') for (;;);
    if (asked.do === 'pause') await new Promise((resolve) => setTimeout(resolve, 600));
    if (asked.do === 'wait') await new Promise(() => {});
    if (asked.do === 'grow') appendFileSync(${JSON.stringify(grown)}, 'grow\\n');
    if (asked.do === 'grow') for (;;) {
      kept.push(Buffer.alloc(20_000_000, 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    if (asked.do === 'keep') kept.push(Buffer.alloc(150_000_000, 1));
    return process.pid;
  }, 300_000_000);`,
);
afterAll(() => rm(folder, { recursive: true }));

function worker(deadlineMs = 60_000) {
  const started = createProcessWorker<Asked, number>(pathToFileURL(file), { deadlineMs, heapMb: 64 });
  onTestFinished(() => started.close());
  return started;
}
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a process for hostile input', () => {
  it('is started once, for all that comes', async () => {
    const { run } = worker();
    const [first, second] = [await run({}), await run({})];
    expect(first).toBeGreaterThan(0);
    expect(second).toBe(first);
  });

  it.each(['hang', 'wait'])(
    'is killed at its deadline where it would %s for ever, and another one goes on',
    async (what) => {
      const { run } = worker(300);
      const first = await run({});
      expect(await run({ do: what })).toBeNull();
      const next = await run({});
      expect(next).toBeGreaterThan(0);
      expect(next).not.toBe(first);
    },
  );

  it('ends itself when it takes too much memory outside its heap, and that is not done again', async () => {
    const { run } = worker();
    expect(await run({ do: 'grow' })).toBeNull();
    expect(readFileSync(grown, 'utf8')).toBe('grow\n');
    expect(await run({})).toBeGreaterThan(0);
  });

  it('has its work done once more, by another one, where somebody else ends it', async () => {
    const { run } = worker();
    const first = (await run({}))!;
    const working = run({ do: 'pause' });
    await setTimeout(100);
    process.kill(first, 'SIGKILL');
    const second = await working;
    expect(second).toBeGreaterThan(0);
    expect(second).not.toBe(first);
  });

  it('gives way to a new one after work that left it large', async () => {
    const { run } = worker();
    const large = await run({ do: 'keep' });
    expect(large).toBeGreaterThan(0);
    expect(await run({})).not.toBe(large);
  });

  it('does nothing that nobody waits for', async () => {
    const { run } = worker();
    expect(await run({}, AbortSignal.abort())).toBeNull();
    const busy = run({ do: 'hang' }, AbortSignal.timeout(300));
    expect(await busy).toBeNull();
    expect(await run({})).toBeGreaterThan(0);
  });

  it('lets go at once of what waits when nobody waits for it any more', async () => {
    const { run } = worker();
    const leaving = new AbortController();
    const done: string[] = [];
    const all = [
      run({ do: 'pause' }).then(() => done.push('first')),
      run({}, leaving.signal).then((output) => done.push(`left with ${output}`)),
    ];
    leaving.abort();
    await Promise.all(all);
    expect(done).toEqual(['left with null', 'first']);
  });

  it('ends when it is closed', async () => {
    const { run, close } = worker();
    const pid = (await run({}))!;
    expect(isRunning(pid)).toBe(true);
    close();
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  it('ends in the middle of its work, too, and that is not done again', async () => {
    const { run, close } = worker();
    await run({});
    const working = run({ do: 'hang' });
    await setTimeout(100);
    close();
    expect(await working).toBeNull();
  });
});
