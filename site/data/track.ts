import { recordMetric } from '#contracts/flags.ts';
import type { EventName, EventProperties } from '#contracts/tracking.ts';
import { call } from './call.ts';

export interface TrackedEvent {
  name: EventName;
  properties: unknown;
}

declare global {
  interface Window {
    /** A queue until the tracking script is loaded; from then on its `push` sends. */
    layetteEvents?: { push(event: TrackedEvent): unknown };
  }
}

const hasConsent = () => document.documentElement.dataset.consent === 'yes';

/** Counts an event where consent is stored, and does nothing elsewhere. What only a link or a tile does needs attributes alone. */
export function trackEvent<N extends EventName>(name: N, properties: EventProperties[N]): void {
  if (!hasConsent()) return;
  window.layetteEvents ??= [] as TrackedEvent[];
  window.layetteEvents.push({ name, properties });
}

/** What an experiment is judged by, where consent is stored. A figure that gets lost is no fault of whoever caused it. */
export function trackMetric(flag: string, metric: string): void {
  if (!hasConsent()) return;
  const body = { id: crypto.randomUUID(), flag, metric, path: location.pathname };
  call(recordMetric, { body }).catch(() => {});
}
