import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer } from '#scripts/testing/fake-server.ts';
import { trackEvent, trackMetric } from './track.ts';

afterEach(() => {
  delete document.documentElement.dataset.consent;
  delete window.layetteEvents;
});

describe.each([undefined, '', 'no'])('where consent is %o', (consent) => {
  it('nothing is counted', () => {
    const { sent } = fakeServer({});
    if (consent !== undefined) document.documentElement.dataset.consent = consent;
    trackEvent('breast_pump_banner_clicked', {});
    trackMetric('registry_drawer', 'crowdfund_added');
    expect([window.layetteEvents, sent]).toEqual([undefined, []]);
  });
});

describe('where consent is stored', () => {
  it('events wait for the tracking script', () => {
    document.documentElement.dataset.consent = 'yes';
    trackEvent('brand_viewed', { brandName: 'Oatwell' });
    expect(window.layetteEvents).toEqual([{ name: 'brand_viewed', properties: { brandName: 'Oatwell' } }]);
  });

  it('metrics are sent with the page they come from', () => {
    const { sent } = fakeServer({ 'POST /api/v3/bl_launch_darkly/metric': {} });
    document.documentElement.dataset.consent = 'yes';
    trackMetric('registry_drawer', 'crowdfund_added');
    expect(sent).toMatchObject([
      { body: { flag: 'registry_drawer', metric: 'crowdfund_added', path: location.pathname } },
    ]);
  });
});
