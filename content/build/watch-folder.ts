/** Runs a task once after each burst of file changes, never two at a time. */
import { watch } from 'node:fs';

export interface FolderWatch {
  /** Runs something in the same queue, so that no change is missed while it runs. */
  runAlone<Result>(task: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Editors write a file in several steps; one save is one change. */
const quietMs = 60;

export function watchFolder(folder: string, onChange: () => Promise<void>): FolderWatch {
  let queue: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const watcher = watch(folder, { recursive: true }, (_event, name) => {
    if (closed || (name !== null && !/\.(md|ya?ml)$/.test(name))) return;
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
      watcher.close();
      await queue.catch(() => {});
    },
  };
}
