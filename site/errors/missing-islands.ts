import { reportMissingChunk } from './missing-chunk.ts';

/** Astro tells of every island whose script did not come, or that failed while hydrating; only the first has no `hydrator`. */
document.addEventListener('astro:hydration-error', (event) => {
  const { componentUrl } = (event as CustomEvent<{ componentUrl?: string }>).detail;
  if (!(event.target as { hydrator?: unknown }).hydrator) reportMissingChunk(componentUrl ?? '');
});
