import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentPages } from '../schemas/routes.ts';
import { routePattern, siteRoutes } from './site-routes.ts';

describe('the addresses that content may link to', () => {
  it('are the pages of the site without parameters', () => {
    const routes = siteRoutes();
    expect(routes).toEqual(
      expect.arrayContaining(['/', '/store', '/store/sale', '/hello-baby', '/hello-baby/rss.xml']),
    );
    expect(routes.filter((route) => /index|\.(astro|ts)$|404|429|500|logout|\[slug\]$/.test(route))).toEqual([]);
  });

  it('are products, brands and the like by the pattern of their page, and nothing of one person', () => {
    const patterns = siteRoutes()
      .filter((route) => route.includes('['))
      .map(routePattern);
    const isKnown = (path: string) => patterns.some((pattern) => pattern.test(path));
    for (const path of ['/gp/a-stroller/20001', '/gp/a-stroller/20001/7', '/store/b/clovermill/12', '/store/code/B042'])
      expect(isKnown(path), path).toBe(true);
    for (const path of [
      '/gp/a-stroller',
      '/gp/a-stroller/20001/7/report/x',
      '/reservations/1',
      '/olive-and-sam',
      '/store/nothing',
    ])
      expect(isKnown(path), path).toBe(path.startsWith('/gp/a-stroller/20001/'));
  });

  it.each(contentPages)('%s is a page of the site that shows a text', (route) => {
    expect(existsSync(`site/pages${route}.astro`)).toBe(true);
  });
});
