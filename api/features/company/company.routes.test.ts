import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, engines, type TestApp } from '#api/testing/test-app.ts';
import * as endpoints from '#contracts/company.ts';

describe.each(engines)('what the shop says of itself on %s', (engine) => {
  let shop: TestApp;
  beforeEach(async () => {
    shop = await createTestApp({ engine });
  });
  afterEach(() => shop.close());

  it('counts what there is, and nothing of what people did', async () => {
    const { stats } = await shop.client().call(endpoints.companyStats, {});
    expect(stats.find(({ key }) => key === 'brands')).toMatchObject({ value: 0 });
    for (const { key, value } of stats.filter((one) => one.key !== 'brands')) expect(value, key).toBeGreaterThan(0);
    expect(stats.map(({ key }) => key)).not.toContain('registries');
  });

  it('tells news the newest first, and features some of it', async () => {
    const { news } = await shop.client().call(endpoints.aboutPressUpdates, {});
    const days = news.map(({ publishedOn }) => publishedOn);
    expect(days).toEqual(days.toSorted().reverse());
    const featured = await shop.client().call(endpoints.aboutFeaturedNews, {});
    expect(featured.news.length).toBeGreaterThan(0);
    expect(featured.news.length).toBeLessThan(news.length);
  });

  it('names roles, who decides, and empty seats as empty', async () => {
    const client = shop.client();
    expect((await client.call(endpoints.aboutCareers, {})).roles[0]).toMatchObject({ kind: 'volunteer' });
    expect((await client.call(endpoints.aboutLeadership, {})).leadership.length).toBeGreaterThan(0);
    const board = await client.call(endpoints.aboutHealthAdvisoryBoard, {});
    expect(board.seats.every(({ name }) => name === null)).toBe(true);
    expect(board.reviewedStories).toBeLessThanOrEqual(board.medicalStories);
  });
});
