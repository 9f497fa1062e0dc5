import { afterEach, expect, it } from 'vitest';
import { tellEvent } from './tell-event.ts';

afterEach(() => {
  delete document.documentElement.dataset.consent;
  delete window.layetteEvents;
});

it.each([undefined, '', 'no'])('tells nobody where consent is %o', (consent) => {
  if (consent !== undefined) document.documentElement.dataset.consent = consent;
  tellEvent('breast_pump_banner_clicked', {});
  expect(window.layetteEvents).toBeUndefined();
});

it('keeps what is told until the script that counts is there', () => {
  document.documentElement.dataset.consent = 'yes';
  tellEvent('brand_viewed', { brandName: 'Oatwell' });
  expect(window.layetteEvents).toEqual([{ name: 'brand_viewed', properties: { brandName: 'Oatwell' } }]);
});
