import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentPages } from '../schemas/routes.ts';
import { siteRoutes } from './site-routes.ts';

describe('the addresses that content may link to', () => {
  it('are the pages of the site without parameters', () => {
    const routes = siteRoutes();
    expect(routes).toEqual(
      expect.arrayContaining(['/', '/store', '/store/sale', '/hello-baby', '/hello-baby/rss.xml']),
    );
    expect(routes.filter((route) => /\[|index|\.(astro|ts)$|404|500/.test(route))).toEqual([]);
  });

  it.each(contentPages)('%s is a page of the site that shows a text', (route) => {
    expect(existsSync(`site/pages${route}.astro`)).toBe(true);
  });
});
