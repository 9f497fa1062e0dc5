import { afterEach, expect, it, vi } from 'vitest';
import { tellMetric } from './tell-metric.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.consent;
});

it('tells what an experiment is judged by, and nothing before a yes', () => {
  const fetch = vi.fn(async (..._: unknown[]) => Response.json({ stored: 1 }));
  vi.stubGlobal('fetch', fetch);
  tellMetric('registry_drawer', 'crowdfund_added');
  expect(fetch).not.toHaveBeenCalled();
  document.documentElement.dataset.consent = 'yes';
  tellMetric('registry_drawer', 'crowdfund_added');
  const [address, { body }] = fetch.mock.calls[0] as unknown as [string, { body: string }];
  expect(address).toBe('/api/v3/bl_launch_darkly/metric');
  expect(JSON.parse(body)).toMatchObject({
    flag: 'registry_drawer',
    metric: 'crowdfund_added',
    path: location.pathname,
  });
});
