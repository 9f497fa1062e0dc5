import { expect, it } from 'vitest';
import { pages, readBody } from '#content';
import { createCookies } from './cookies.ts';

it('the cookie notice names every cookie that is set, and how long it lasts', () => {
  const none = { visitorId: null, sessionSecret: null, grants: [] };
  const lines = createCookies({ secret: 'x'.repeat(32), secure: false }).write(
    {
      visitorId: 'v',
      session: { userId: 'u', secret: 's', maxAgeSeconds: 30 * 86_400 },
      signedInHere: { userId: 'u', newDeviceId: 'd' },
      cartUnits: 1,
      grants: ['g'],
      consent: 'yes',
      anonymousId: 'a',
    },
    none,
  );
  expect(lines).toHaveLength(8);
  const notice = readBody(pages.get('cookie-notice')!).text;
  for (const line of lines) {
    const [, name, seconds] = /^(layette_\w+)=.*?Max-Age=(\d+)/i.exec(line)!;
    const row = notice.split('\n').find((text) => text.startsWith(`${name} `))!;
    expect(row, name).toBeDefined();
    // The hint expires with the session.
    if (name !== 'layette_hint') expect(row).toContain(`${Number(seconds) / 86_400} days`);
  }
});
