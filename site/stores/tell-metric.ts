import { recordMetric } from '#contracts/flags.ts';
import { call } from '#site/data/call.ts';

/** What an experiment is judged by, where consent is stored. A figure that gets lost is no fault of whoever caused it. */
export function tellMetric(flag: string, metric: string): void {
  if (document.documentElement.dataset.consent !== 'yes') return;
  const body = { id: crypto.randomUUID(), flag, metric, path: location.pathname };
  call(recordMetric, { body }).catch(() => {});
}
