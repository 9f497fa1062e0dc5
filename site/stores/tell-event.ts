import type { EventName, EventProperties } from '#contracts/tracking.ts';

export interface ToldEvent {
  name: EventName;
  properties: unknown;
}

declare global {
  interface Window {
    /** What was told before the script that counts was there; from then on it listens itself. */
    layetteEvents?: { push(event: ToldEvent): unknown };
  }
}

/** Counts something where consent is stored, and does nothing elsewhere. What only a link or a tile does needs attributes alone. */
export function tellEvent<N extends EventName>(name: N, properties: EventProperties[N]): void {
  if (document.documentElement.dataset.consent !== 'yes') return;
  window.layetteEvents ??= [] as ToldEvent[];
  window.layetteEvents.push({ name, properties });
}
