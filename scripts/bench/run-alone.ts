import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a Node program in a folder and waits for it. @throws {Error} with its error output, when it fails. */
export async function runAlone(program: readonly string[], folder: string): Promise<void> {
  const child = spawn(process.execPath, program, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`${program[0]} ended with ${code}: ${said.slice(-500)}`);
}
