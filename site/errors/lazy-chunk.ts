import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadChunk, reportMissingChunk } from './missing-chunk.ts';

/**
 * A component whose script is fetched when it is first shown. If the script can't be loaded, `instead` is shown; without `instead` nothing
 * is, and the page says so.
 */
// biome-ignore lint/suspicious/noExplicitAny: any props, as React's own `lazy`
export function lazyChunk<T extends ComponentType<any>>(
  chunk: string,
  load: () => Promise<T>,
  instead?: T,
): LazyExoticComponent<T> {
  return lazy(async () => {
    try {
      return { default: await loadChunk(chunk, load) };
    } catch {
      if (instead !== undefined) return { default: instead };
      reportMissingChunk(chunk);
      return { default: (() => null) as unknown as T };
    }
  });
}
