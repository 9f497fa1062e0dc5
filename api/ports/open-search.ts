import type { Logger } from 'pino';
import type { Settings } from '#api/config.ts';
import { createEmbeddedEngine } from '#search-index/embedded/embedded-engine.ts';
import type { SearchEngine } from '#search-index/engine.ts';
import { createMeilisearchEngine } from '#search-index/meilisearch/meilisearch-engine.ts';
import { resilientSearch } from '#search-index/resilient.ts';

/**
 * The search engine that the settings choose: the embedded one alone, or Meilisearch with the embedded one warm as a fallback.
 * @param onEmbeddedBuilt called when the embedded one can respond wherever Meilisearch does not
 */
export function openSearch(settings: Settings, log: Logger, onEmbeddedBuilt?: () => void): SearchEngine {
  const embedded = createEmbeddedEngine();
  if (settings.meili === null) return embedded;
  return resilientSearch({
    primary: createMeilisearchEngine(settings.meili),
    fallback: embedded,
    // If the wall clock is set back, the breaker would stay open for as long.
    now: () => performance.now(),
    ...(onEmbeddedBuilt && { onFallbackBuilt: onEmbeddedBuilt }),
    onFallback: (because) => {
      if (because.kind !== 'paused')
        log.warn({ because: because.kind }, 'Meilisearch did not answer; the embedded index did');
    },
  });
}
