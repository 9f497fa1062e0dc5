import { type ChildProcess, spawn } from 'node:child_process';

const running = new Set<ChildProcess>();

export interface Ended {
  exitCode: number;
  durationMs: number;
}

/** Runs one of our scripts or of a package's with the same Node; its output goes into ours, and it gets no input. */
export async function runNode(args: string[], env: NodeJS.ProcessEnv = process.env): Promise<Ended> {
  const startedMs = performance.now();
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  running.add(child);
  const exitCode = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 1));
  });
  running.delete(child);
  return { exitCode, durationMs: performance.now() - startedMs };
}

export function stopRunning(): void {
  for (const child of running) child.kill('SIGTERM');
}
