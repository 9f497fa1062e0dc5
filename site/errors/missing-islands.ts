import { reportMissingChunk } from './missing-chunk.ts';

/** Astro reports every island whose script did not load, or that failed while hydrating; only the former has no `hydrator`. */
document.addEventListener('astro:hydration-error', (event) => {
  const { componentUrl } = (event as CustomEvent<{ componentUrl?: string }>).detail;
  if (!(event.target as { hydrator?: unknown }).hydrator) reportMissingChunk(componentUrl ?? '');
});
