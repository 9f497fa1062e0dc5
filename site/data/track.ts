import { recordMetric } from '#contracts/flags.ts';
import type { EventName, EventProperties } from '#contracts/tracking.ts';
import { call } from './call.ts';

export interface TrackedEvent {
  name: EventName;
  properties: unknown;
}

declare global {
  interface Window {
    /** An array as queue until the tracking script is loaded; after that its `push` sends. */
    layetteEvents?: { push(event: TrackedEvent): unknown };
  }
}

const hasConsent = () => document.documentElement.dataset.consent === 'yes';

/** Counts an event where consent is stored, and otherwise does nothing. Links and tiles need no call: their attributes are enough. */
export function trackEvent<N extends EventName>(name: N, properties: EventProperties[N]): void {
  if (!hasConsent()) return;
  window.layetteEvents ??= [] as TrackedEvent[];
  window.layetteEvents.push({ name, properties });
}

/** Counts a metric that an experiment is judged by, where consent is stored. A lost count must not disturb the visitor. */
export function trackMetric(flag: string, metric: string): void {
  if (!hasConsent()) return;
  const body = { id: crypto.randomUUID(), flag, metric, path: location.pathname };
  call(recordMetric, { body }).catch(() => {});
}
