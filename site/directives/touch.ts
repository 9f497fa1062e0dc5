import type { ClientDirective } from 'astro';
import { reportMissingChunk } from '../errors/missing-chunk.ts';
import { holdEvents } from './hold-events.ts';

/** Older than this, a tap is answered by the HTML alone: waiting longer is worse than a full page. */
const patienceMs = 8_000;

/**
 * `client:touch`: the control works as HTML; the island is fetched at the first press, key or focus inside it, and what
 * was done meanwhile is done again on the living control. A mouse that comes near fetches ahead. Should the script never
 * come, a link leads on and a form is sent, as without JavaScript.
 */
const touch: ClientDirective = (load, _options, element) => {
  const held = holdEvents(element, { onFirst: start });
  let loading: Promise<() => Promise<void>> | undefined;
  const fetchIsland = () => (loading ??= load() as Promise<() => Promise<void>>);

  element.addEventListener('pointerenter', fetchIsland, { once: true });

  async function start(): Promise<void> {
    const timer = setTimeout(() => held.letGo(), patienceMs);
    const hydrate = await fetchIsland();
    clearTimeout(timer);
    // Astro answers a failed download with a hydrate that does nothing, and leaves `hydrator` unset.
    if (!(element as { hydrator?: unknown }).hydrator) {
      if (!held.letGo()) reportMissingChunk(element.getAttribute('component-url') ?? '');
      return;
    }
    held.quiet();
    await hydrate();
    held.replay();
  }
};

export default touch;
