/** Devices and networks are chosen here, so one project is enough. The long run is `npm run proof early-taps`. */
import { type EarlyTap, slow4g, tapEarly } from '#scripts/testing/early-taps.ts';
import { firstTouches } from '#scripts/testing/first-touches.ts';
import { expect, test } from './server.ts';

const slow = { latencyMs: 300, bytesPerSecond: 300_000 };
const tapOf = (name: string): EarlyTap => ({
  control: firstTouches.find((one) => one.name === name)!,
  delayMs: 0,
  network: slow,
});

for (const { name } of firstTouches)
  test(`no tap is lost that was made while its page arrived: ${name}`, async ({ browser, shop }) => {
    expect(await tapEarly(browser, shop.url, tapOf(name))).toBeNull();
  });

test('a control that can do nothing before its script would be noticed', async ({ browser, shop }) => {
  // A kind of button that the page does not use, so that nothing records its press.
  const deaf = (html: string) =>
    html.replaceAll(/<button type="button"([^>]*data-step)/g, '<button type="reset" form="none"$1');
  const fault = await tapEarly(browser, shop.url, { ...tapOf('one more'), network: slow4g, plant: deaf }, 8_000);
  expect(fault).toMatch(/^one more: a tap 0 ms after it was seen .* was lost$/);
});
