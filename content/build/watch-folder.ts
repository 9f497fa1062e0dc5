/** Runs a task once after each burst of file changes, never two at a time. */
import { watch } from 'chokidar';

export interface FolderWatch {
  /** Runs something in the same queue, so that no change is missed while it runs. */
  runAlone<Result>(task: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Editors write a file in several steps; one save is one change. */
const quietMs = 60;

/** Sees files that are replaced instead of written, as most editors and every checkout do; Node's own watching loses those. */
export async function watchFolder(folder: string, onChange: () => Promise<void>): Promise<FolderWatch> {
  let queue: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const watcher = watch(folder, {
    ignoreInitial: true,
    ignored: (path, stats) => stats?.isFile() === true && !/\.(md|ya?ml)$/.test(path),
  });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  watcher.on('all', () => {
    if (closed) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      queue = queue.then(() => (closed ? undefined : onChange()));
    }, quietMs);
  });

  return {
    runAlone(task) {
      const result = queue.then(task);
      queue = result.catch(() => {});
      return result;
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await watcher.close();
      await queue.catch(() => {});
    },
  };
}
