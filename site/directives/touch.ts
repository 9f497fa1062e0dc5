import type { ClientDirective } from 'astro';
import { reportMissingChunk } from '../errors/missing-chunk.ts';
import { captureEarlyEvents } from './early-events.ts';

/** After this time, a tap is answered by the HTML alone: waiting longer is worse than a full page load. */
const patienceMs = 8_000;

type Connection = { saveData?: boolean; effectiveType?: string };

/** On slow or data-saving connections an island is fetched only when somebody touches it. */
const isSparing = (connection: Connection | undefined): boolean =>
  connection !== undefined && (connection.saveData === true || /2g/.test(connection.effectiveType ?? ''));

/** The browser has stored something that the server's HTML can't show. */
function isRemembered(key: string): boolean {
  try {
    return document.documentElement.dataset.signedIn !== undefined || localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

const waitsForTouch = (value: unknown): boolean =>
  value === 'only' || (typeof value === 'object' && !isRemembered((value as { onlyWithout: string }).onlyWithout));

/**
 * `client:touch`: hydrates when the page is idle after loading, or at the first press, key, focus or hover inside if that is sooner, and
 * then replays what was done meanwhile. `client:touch="only"` leaves out the idle time: the page fetches no script before somebody needs
 * it; `onlyWithout` does so unless this browser has stored something under that key, or somebody is signed in. Until then, and if the
 * script never arrives, the server's HTML works: links lead on, forms submit, and only a press that needs the script reloads the page for
 * it.
 */
const touch: ClientDirective = (load, { value }, element) => {
  let hydrating: Promise<void> | undefined;
  const early = captureEarlyEvents(element, { onFirst: () => void hydrate() });
  // Astro reports a failed download by this event; the consequences are decided below, after the HTML had its turn.
  element.addEventListener('astro:hydration-error', (event) => {
    if (!(element as { hydrator?: unknown }).hydrator) event.stopPropagation();
  });

  function hydrate(): Promise<void> {
    hydrating ??= (async () => {
      const timer = setTimeout(() => early.fallBackToHtml(), patienceMs);
      const hydrateIsland = await load();
      clearTimeout(timer);
      // Astro answers a failed download with a function that does nothing, and leaves `hydrator` unset.
      if (!(element as { hydrator?: unknown }).hydrator) {
        const chunk = element.getAttribute('component-url') ?? '';
        early.fallBackToHtml(() => reportMissingChunk(chunk, { mayReload: !early.hasInput() }));
        return;
      }
      early.clearMarks();
      await hydrateIsland();
      early.replay();
    })();
    return hydrating;
  }

  element.addEventListener('pointerenter', () => void hydrate(), { once: true });
  if (waitsForTouch(value) || isSparing((navigator as { connection?: Connection }).connection)) return;
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void hydrate());
    else setTimeout(() => void hydrate(), 200);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
};

export default touch;
